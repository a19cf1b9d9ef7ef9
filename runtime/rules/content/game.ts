import type { GameCard, GameLanes } from '../../schema/replies.gen'
import * as limits from '../../tables/limits'
import { numberOf } from '../network/numberOf'
import { fields, listOf, textOf, type Untrusted } from '../network/read'
import { createUniqueNames } from '../network/uniqueNames'

/** A game in the lobby (E3.33). */
export interface Game {
  /** Unique within a reply. */
  readonly id: string
  readonly code: string
  readonly category: string
  readonly name: string
  readonly vendor: string
  readonly image: string | undefined
  readonly badge: 'new' | 'hot' | undefined
  /** The time of the next draw, in ms since 1970; lotteries only. */
  readonly nextDraw: number | undefined
  /**
   * What a launch names, as the platform sent it or this device has it: `rules/games/gameLaunch.ts` reads it at a tap. Absent: only
   * the game's code and its category are known.
   */
  readonly launch?: unknown
  /** As the platform sent them: `rules/games/gameDetails.ts` reads them when there is time (D220). */
  readonly stakes?: unknown
  readonly rules?: unknown
}

/** A row of games, with the total number of games in its category (E3.33). */
export interface LaneOfGames {
  /** The category, with a number appended if a platform sends several lanes of it. */
  readonly id: string
  readonly ordinal: number
  readonly title: string
  readonly category: string
  readonly count: number
  readonly games: readonly Game[]
}

/** A whole number that a platform could mean; otherwise undefined. */
function readCount(raw: unknown): number | undefined {
  const value = numberOf(raw) ?? -1
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

/** Reads one card; undefined when it has no code or no name. */
export function readGame(raw: Untrusted<GameCard>, category = ''): Game | undefined {
  const card = fields(raw)
  const code = textOf(card.code)
  const name = textOf(card.displayName)
  if (code === '' || name === '') return undefined
  const badge = card.badge
  return {
    id: textOf(card.id) || code,
    code,
    category,
    name,
    vendor: textOf(card.accountTypeName),
    image: textOf(card.image) || undefined,
    badge: badge === 'new' || badge === 'hot' ? badge : undefined,
    nextDraw: numberOf(card.nextDraw),
    launch: raw,
    // Platforms send null or zeros for none.
    stakes: (numberOf(fields(card.stakes).maximum) ?? 0) > 0 ? card.stakes : undefined,
    rules: card.rules,
  }
}

const readGames = (
  raw: Untrusted<readonly GameCard[]> | undefined,
  category: string,
  gamesPerList: number,
): Game[] =>
  listOf(raw)
    .slice(0, gamesPerList)
    .flatMap((card) => readGame(card, category) ?? [])

/** Where everything is hot, nothing is: of a lane only the first ones that the platform marks keep their badge (D206). */
function keepFewHot(games: readonly Game[]): Game[] {
  let hot = 0
  const isTooMany = ({ badge }: Game) => badge === 'hot' && ++hot > limits.hotGamesInLane
  return games.map((game) => (isTooMany(game) ? { ...game, badge: undefined } : game))
}

/** Whether a lane says how many games it has in something else than a number (F003). */
export const hasInvalidGameCount = (raw: Untrusted<GameLanes>): boolean =>
  listOf(fields(raw).lanes).some((item) => {
    const { gameCount } = fields(item)
    return gameCount != null && readCount(gameCount) === undefined
  })

/** Reads the lanes of a lobby, sorted by ordinal; lanes without games are left out (E3.33, E3.34, F003). */
export function readLanes(raw: Untrusted<GameLanes>, gamesPerList = limits.gamesPerList): LaneOfGames[] {
  const uniqueLaneId = createUniqueNames()
  const uniqueGameId = createUniqueNames()
  return listOf(fields(raw).lanes)
    .map((item, index) => {
      const lane = fields(item)
      const category = textOf(lane.gameClassify)
      const games = readGames(lane.cards, category, gamesPerList)
      return {
        ordinal: numberOf(lane.ordinal) ?? (index + 1) * limits.laneStep,
        title: textOf(lane.title),
        category,
        count: Math.max(readCount(lane.gameCount) ?? 0, games.length),
        games,
      }
    })
    .filter((lane) => lane.games.length > 0)
    .sort((a, b) => a.ordinal - b.ordinal)
    .map((lane) => ({
      ...lane,
      id: uniqueLaneId(lane.category),
      games: keepFewHot(lane.games).map((game) => ({ ...game, id: uniqueGameId(game.id) })),
    }))
}
