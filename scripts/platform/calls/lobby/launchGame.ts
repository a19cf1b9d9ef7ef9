import { gamesForMarket } from '../../catalogue/games'
import type { GameState } from '../../games/gameState'
import { openGame } from '../../games/openGame'
import { asRecord, textField } from '../../http/bodyFields'
import { type CallContext, requireMember } from '../../http/callContext'
import { RefusalError } from '../../http/refusal'
import type { ConfigState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'

type Context = CallContext<PlatformServices, ConfigState & GameState>

/** The lists of lotteries, which have no row in the catalogue (E7.32). */
const lotteryLists = ['game_list', 'lobby']

const invalid = (): RefusalError => new RefusalError('game.launch.invalid')

/** Opens a lottery or a vendor's game for a member (E7.21, E7.26, E7.27). */
export function launchGame(context: Context) {
  const { body } = context
  const member = requireMember(context)
  const backUrl = textField(body, 'backUrl')
  const title = textField(body, 'title')
  if (textField(body, 'device') !== 'MOBILE' || !URL.canParse(backUrl)) throw invalid()
  const isLottery = textField(body, 'launchMode') === 'LOTT'
  if (!isLottery && textField(body, 'launchMode') !== 'GAME') throw invalid()
  if (isLottery) checkLottery(body)
  const code = textField(body, isLottery ? 'lottoGameCode' : 'gameCode')
  const game = gamesForMarket(context.state.merchant.currency.code).find((one) => one.code === code)
  const isFound = isLottery
    ? game?.category === 'lottery' || lotteryLists.includes(code)
    : game?.vendor === textField(body, 'vendor')
  if (!isFound) throw new RefusalError('game.unknown', { messageKey: 'gameUnknown' })
  return openGame(context, { game, kind: isLottery ? 'lottery' : 'slot', member, title, backUrl })
}

function checkLottery(body: unknown): void {
  const hasMode = textField(body, 'lottoMode') === 'SEA_Tradition_Mobile'
  const hasPrizeMode = textField(body, 'lottoPrizeMode') !== ''
  const isValid =
    textField(body, 'lottoArea') === 'VN' &&
    hasMode !== hasPrizeMode &&
    ['lobby', 'betting'].includes(textField(body, 'lottoView')) &&
    typeof asRecord(body).hasLobby === 'boolean' &&
    typeof asRecord(body).labelName === 'string' &&
    textField(body, 'language') !== ''
  if (!isValid) throw invalid()
}

/** Opens a trial, without a session (E7.33). */
export function launchTrial(context: Context) {
  const { query, state } = context
  const gameId = query.get('gameId') ?? ''
  const game = gamesForMarket(state.merchant.currency.code).find(
    ({ id, code }) => String(id) === gameId || code === gameId,
  )
  if (query.get('platform') !== 'html5') throw invalid()
  if (!game) throw new RefusalError('game.unknown', { messageKey: 'gameUnknown' })
  if (!game.trial) throw new RefusalError('game.trial.none', { messageKey: 'noTrial' })
  return openGame(context, { game, kind: game.category === 'lottery' ? 'lottery' : 'slot' })
}
