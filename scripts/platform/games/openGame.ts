import type { Game } from '../catalogue/game'
import { localizedName } from '../catalogue/game'
import type { CallContext } from '../http/callContext'
import { otherOrigin } from '../http/otherOrigin'
import type { ConfigState } from '../state/merchantConfig'
import type { PlatformServices } from '../state/platformServices'
import type { GameSession, GameState } from './gameState'

export const gamePath = '/wps/games/play'

/** The amount of play money in a trial, in whole units of the currency. */
const trialUnits = 1000

/** What a launch says about a game, besides which one it is. */
interface OpenGameOptions extends Partial<Pick<GameSession, 'title' | 'backUrl' | 'member'>> {
  readonly game: Game | undefined
  readonly kind: GameSession['kind']
}

/** Opens a game for the caller; returns the reply of a launch (E7.30). */
export function openGame(
  { platform, state, language, origin }: CallContext<PlatformServices, ConfigState & GameState>,
  { game, kind, member, title = '', backUrl = '' }: OpenGameOptions,
) {
  const token = platform.tokens.token()
  const name = game ? localizedName(game.names, language) : title
  const trialBalance = String(trialUnits * 10 ** (state.merchant.currency.decimals === 0 ? 3 : 0))
  state.gameSessions.set(token, {
    token,
    game,
    kind,
    member,
    trialBalance,
    language,
    title: name,
    backUrl: backUrl || `${origin}/m/home`,
  })
  // Games are on an origin of their own, as those of a vendor.
  const address = `${otherOrigin(origin) ?? origin}${gamePath}?merchant=${state.merchant.code}&token=${token}`
  return { gameUrl: address }
}
