import { asRecord } from '../http/bodyFields'
import { Refusal } from '../http/refusal'
import type { ConfigState } from '../state/merchantConfig'
import type { GameSession, GameState } from './gameState'
import { addMoney, toMinorUnits } from './money'

export const lotteryNumbers = 20
export const lotteryPicks = 3
export const slotSymbols = 6
export const reels = 3

/** What a stake is multiplied by, by the number of hits. */
const lotteryPrizes = [0, 0, 4, 50]
const slotPrizes = [0, 0, 2, 20]

/** A random number in [0, 1). */
type Random = () => number

const drawNumbers = (random: Random): number[] => {
  const drum = Array.from({ length: lotteryNumbers }, (_, index) => index + 1)
  return Array.from(
    { length: lotteryPicks },
    () => drum.splice(Math.floor(random() * drum.length), 1)[0] ?? 0,
  )
}

const spin = (random: Random): number[] =>
  Array.from({ length: reels }, () => Math.floor(random() * slotSymbols))

function readPicks(raw: unknown): number[] {
  const picks = Array.isArray(raw) ? raw : []
  const isValid =
    new Set(picks).size === lotteryPicks &&
    picks.length === lotteryPicks &&
    picks.every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= lotteryNumbers)
  if (!isValid) throw new Refusal('game.numbers.invalid')
  return picks
}

/** How many symbols are the same. */
const mostFrequent = (symbols: readonly number[]): number =>
  Math.max(...symbols.map((symbol) => symbols.filter((other) => other === symbol).length))

/** One bet: takes the stake from the balance, draws, and pays the prize. */
export function bet(
  { merchant }: Pick<ConfigState & GameState, 'merchant'>,
  session: GameSession,
  body: unknown,
  random: Random,
) {
  const { numbers, stake: rawStake } = asRecord(body)
  const { decimals } = merchant.currency
  const balance = session.member?.balance ?? session.trialBalance
  const stake = toMinorUnits(String(rawStake), decimals)
  if (stake === undefined || stake <= 0n) throw new Refusal('game.stake.invalid')
  if (stake > (toMinorUnits(balance, decimals) ?? 0n)) throw new Refusal('game.balance.low')
  const isLottery = session.kind === 'lottery'
  const picks = isLottery ? readPicks(numbers) : []
  const drawn = isLottery ? drawNumbers(random) : spin(random)
  const hits = isLottery ? drawn.filter((number) => picks.includes(number)).length : mostFrequent(drawn)
  const won = stake * BigInt((isLottery ? lotteryPrizes : slotPrizes)[hits] ?? 0)
  const next = addMoney(balance, won - stake, decimals)
  if (session.member) session.member.balance = next
  else session.trialBalance = next
  return { drawn, hits, won: addMoney('0', won, decimals), balance: next }
}
