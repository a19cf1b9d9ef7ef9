import type { BodyOf, QueryOf } from '../../tables/calls'
import type { Language } from '../../tables/languages'
import * as limits from '../../tables/limits'
import type { Game } from '../content/game'
import { omitUndefined } from '../network/read'
import { withQuery } from '../network/url'
import { readGameLaunch } from './gameLaunch'

/** Whether a lottery begins with its list of games or with one game (E7.26). */
export type LottoView = 'lobby' | 'betting'

interface LaunchedGame {
  readonly code: string
  /** Played without a session and without money (D4). */
  readonly trial: boolean
  /** Absent: the platform finds the game by its code. */
  readonly gameId?: string
  readonly nodeId?: string
  readonly roomId?: string
  /** Where the back button leads, as the address says; not validated yet (D26). */
  readonly backUrl?: string
}

/** What the launch page was asked for (E2.04, I2.09): a lottery by its prize mode, or a game of a vendor. */
export type LaunchRequest = LaunchedGame &
  ({ readonly prizeMode: string; readonly lottoView: LottoView } | { readonly vendor: string })

/** The codes of a lottery's own lists of games (E7.32). */
const lobbyCodes: readonly string[] = ['game_list', 'lobby']

/** The category whose games are launched by their prize mode. */
const lottery = 'lottery'

/** Of a lottery that is named without one, as in a banner. */
const defaultPrizeMode = 'Traditional'

const trialPlayType = 'trial'

const viewOfCode = (code: string): LottoView => (lobbyCodes.includes(code) ? 'lobby' : 'betting')

/** The view of a lottery: as the address says, otherwise by the code. A trial's follows from its code alone (E7.32). */
export const lottoViewOf = (code: string, requested: string | undefined, trial: boolean): LottoView =>
  !trial && (requested === 'lobby' || requested === 'betting') ? requested : viewOfCode(code)

/** A parameter that can be sent; undefined when it is empty, too long or not text. */
function parameterOf(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim() ?? ''
  return value === '' || value.length > limits.launchParam || /\p{Cc}/u.test(value) ? undefined : value
}

/** Reads the address of the launch page; undefined when it names no game. A prize mode counts before a vendor. */
export function parseLaunch(search: string): LaunchRequest | undefined {
  const query = new URLSearchParams(search)
  const code = parameterOf(query, 'code')
  const prizeMode = parameterOf(query, 'prize_mode')
  const vendor = parameterOf(query, 'vendor')
  if (code === undefined) return undefined
  const trial = parameterOf(query, 'playType') === trialPlayType
  const game = {
    code,
    trial,
    ...omitUndefined({
      gameId: parameterOf(query, 'gameId'),
      nodeId: parameterOf(query, 'nodeId'),
      roomId: parameterOf(query, 'roomId'),
      backUrl: query.get('backUrl') ?? undefined,
    }),
  }
  if (prizeMode !== undefined)
    return { ...game, prizeMode, lottoView: lottoViewOf(code, parameterOf(query, 'lottoView'), trial) }
  return vendor === undefined ? undefined : { ...game, vendor }
}

export interface LaunchPathOptions {
  /** The path of the launch page. */
  readonly page: string
  readonly trial: boolean
  /** Where the game was tapped: a path with its query. */
  readonly backUrl?: string
}

/** The address of the launch page for a game of the platform's lists. */
export function launchPath(
  game: Pick<Game, 'code' | 'category' | 'vendor' | 'launch'>,
  { page, trial, backUrl }: LaunchPathOptions,
): string {
  const { code, category } = game
  const { prizeMode, vendor, id, nodeId, roomId } = readGameLaunch(game)
  return withQuery(page, {
    ...(category === lottery
      ? { prize_mode: prizeMode || defaultPrizeMode }
      : { vendor: vendor || game.vendor }),
    code,
    playType: trial ? trialPlayType : undefined,
    gameId: id || undefined,
    nodeId: nodeId || undefined,
    roomId,
    backUrl,
  })
}

/** The same address for the other way to play. */
export function withPlayType(search: string, trial: boolean): string {
  const query = new URLSearchParams(search)
  if (trial) query.set('playType', trialPlayType)
  else query.delete('playType')
  return `?${query}`
}

/** What a launch says besides the game. */
export interface LaunchContext {
  /** The member's language; undefined when none could be detected or stored (D129). */
  readonly language: Language | undefined
  /** The game's name as the member knows it. */
  readonly title: string
  /** The name of the member's label; empty without one. */
  readonly labelName: string
  /** An absolute URL of this site. */
  readonly backUrl: string
}

/** The language of a launch when the member has none (I9.20, E9.35). */
const defaultLaunchLanguage: Language = 'VI'

/** The prize mode of the traditional mobile lottery, which has a mode of its own in its place (E7.27). */
const seaPrizeMode = 'SEA'

const device = 'MOBILE'

/** The body of the launch call (E7.26, E7.27); of a vendor's game, what the specification leaves open (E2.68). */
export function launchBody(
  request: LaunchRequest,
  { language = defaultLaunchLanguage, title, labelName, backUrl }: LaunchContext,
): BodyOf<'launchGame'> {
  const { code, gameId, nodeId, roomId } = request
  if ('vendor' in request) {
    const game = { launchMode: 'GAME' as const, vendor: request.vendor, gameCode: code }
    return { ...game, ...omitUndefined({ gameId, nodeId, roomId }), device, backUrl, language, title }
  }
  const { prizeMode, lottoView } = request
  return {
    lottoArea: 'VN',
    launchMode: 'LOTT',
    ...(prizeMode.toUpperCase() === seaPrizeMode
      ? { lottoMode: 'SEA_Tradition_Mobile' }
      : { lottoPrizeMode: prizeMode }),
    lottoGameCode: code,
    lottoView,
    device,
    backUrl,
    hasLobby: lottoView === 'lobby',
    language,
    title,
    labelName,
  }
}

/** The query of a trial (E7.33); that of a lottery also names its view (E7.32). */
export const trialQuery = (request: LaunchRequest): QueryOf<'launchTrial'> => ({
  gameId: request.gameId ?? request.code,
  nodeId: request.nodeId,
  platform: 'html5',
  lottoView: 'lottoView' in request ? request.lottoView : undefined,
})
