import type { IncomingMessage, ServerResponse } from 'node:http'
import { localizedName } from '../catalogue/game'
import { findGame } from '../catalogue/games'
import { otherOrigin } from '../http/otherOrigin'
import { Refusal } from '../http/refusal'
import { randomSequence } from '../random'
import type { ConfigState } from '../state/merchantConfig'
import type { PlatformServices } from '../state/platformServices'
import { bet } from './bet'
import { gamePage, rulesPage, strangerPage } from './gamePage'
import type { GameState } from './gameState'
import { gamePath } from './openGame'

const betPath = '/wps/games/bet'
const strangerPath = '/wps/games/stranger'
export const rulesPath = '/wps/games/rules'

type MerchantGames = ConfigState & GameState

/** Whether a path belongs to the games, which their vendors serve on hosts of their own. */
export const isGamePath = (path: string): boolean => path.startsWith('/wps/games/')

/** Answers a request of a game; one without a session is refused. */
export function serveGame(
  platform: PlatformServices & { readonly merchants: ReadonlyMap<string, MerchantGames> },
  request: IncomingMessage,
  body: string | undefined,
  response: ServerResponse,
  url: URL,
): void {
  const state = platform.merchants.get(url.searchParams.get('merchant') ?? '')
  const session = state?.gameSessions.get(url.searchParams.get('token') ?? '')
  const html = (body: string, headers: Record<string, string> = {}): void => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    })
    response.end(body)
  }
  if (url.pathname === strangerPath) return void html(strangerPage)
  if (url.pathname === rulesPath) return void serveRules(url.searchParams, response, html)
  if (!state || !session) return void response.writeHead(403).end('This game is over.')
  if (url.pathname === gamePath)
    return void html(
      gamePage({ state, session, betUrl: `${betPath}${url.search}`, strangerUrl: strangerUrl(request) }),
      state.gameBehaviour.refusesFrames ? { 'X-Frame-Options': 'DENY' } : {},
    )
  if (url.pathname !== betPath || request.method !== 'POST') return void response.writeHead(404).end()
  const reply = answerBet(state, session, body, platform)
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(reply))
}

function serveRules(query: URLSearchParams, response: ServerResponse, html: (body: string) => void): void {
  const game = findGame(query.get('code') ?? '')
  const language = query.get('language') ?? 'EN'
  if (game) html(rulesPage(localizedName(game.names, language), language))
  else response.writeHead(404).end()
}

/** A page of another origin than the game's. */
function strangerUrl({ headers, socket }: IncomingMessage): string {
  const origin = `${'encrypted' in socket ? 'https' : 'http'}://${headers.host ?? 'localhost'}`
  return `${otherOrigin(origin) ?? origin}${strangerPath}`
}

function answerBet(
  state: MerchantGames,
  session: Parameters<typeof bet>[1],
  body: string | undefined,
  { tokens }: PlatformServices,
) {
  try {
    return { success: true, ...bet(state, session, JSON.parse(body ?? ''), randomSequence(tokens.code())) }
  } catch (error) {
    return { success: false, errorCode: error instanceof Refusal ? error.errorCode : 'game.bet.invalid' }
  }
}
