import type { IncomingMessage, ServerResponse } from 'node:http'
import { RefusalError } from '../http/refusal'
import { randomSequence } from '../random'
import type { ConfigState } from '../state/merchantConfig'
import type { PlatformServices } from '../state/platformServices'
import { bet } from './bet'
import { gamePage, strangerPage } from './gamePage'
import type { GameState } from './gameState'
import { gamePath } from './openGame'

const betPath = '/wps/games/bet'
const strangerPath = '/wps/games/stranger'

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

/** Games are on `localhost`; the other name of this machine is another origin. */
const strangerUrl = ({ headers, socket }: IncomingMessage): string => {
  const host = (headers.host ?? '').replace('localhost', '127.0.0.1')
  return `${'encrypted' in socket ? 'https' : 'http'}://${host}${strangerPath}`
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
    return { success: false, errorCode: error instanceof RefusalError ? error.errorCode : 'game.bet.invalid' }
  }
}
