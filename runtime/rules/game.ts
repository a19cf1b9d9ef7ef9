import type { GameCard, GameLanes } from '../schema/replies.gen'
import { limits } from '../tables/limits'
import { fields, listOf, textOf, type Untrusted } from './read'

/** A game as a lobby shows it (E3.33). */
export interface Game {
  /** No other game of the same reply has it. */
  readonly id: string
  readonly code: string
  readonly name: string
  readonly vendor: string
  readonly image: string | undefined
  readonly badge: 'new' | 'hot' | undefined
  /** When the next draw is, in ms since 1970, for lotteries. */
  readonly nextDraw: number | undefined
}

/** A row of games: what it holds, and how many the platform has of its kind (E3.33). */
export interface LaneOfGames {
  /** The category, or the category with a number: a platform may send several lanes of one. */
  readonly id: string
  readonly ordinal: number
  readonly title: string
  readonly category: string
  readonly count: number
  readonly games: readonly Game[]
}

function number(raw: unknown): number | undefined {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Gives the first of a name that name, and the others the name with a number. */
function distinctNames(): (name: string) => string {
  const given = new Set<string>()
  const seen = new Map<string, number>()
  return (name) => {
    let distinct = name
    while (given.has(distinct)) {
      const turn = (seen.get(name) ?? 1) + 1
      seen.set(name, turn)
      distinct = `${name}-${turn}`
    }
    given.add(distinct)
    return distinct
  }
}

/** Reads one card; a card without a code or a name is left out. */
export function readGame(raw: Untrusted<GameCard>): Game | undefined {
  const card = fields(raw)
  const code = textOf(card.code)
  const name = textOf(card.displayName)
  if (code === '' || name === '') return undefined
  const badge = card.badge
  return {
    id: textOf(card.id) || code,
    code,
    name,
    vendor: textOf(card.accountTypeName),
    image: textOf(card.image) || undefined,
    badge: badge === 'new' || badge === 'hot' ? badge : undefined,
    nextDraw: number(card.nextDraw),
  }
}

const readGames = (raw: Untrusted<readonly GameCard[]> | undefined): Game[] =>
  listOf(raw)
    .slice(0, limits.searchResults)
    .flatMap((card) => readGame(card) ?? [])

/** Reads the lanes of a lobby, in the order of their ordinals; lanes without games are left out (E3.33, E3.34, F003). */
export function readLanes(raw: Untrusted<GameLanes>): LaneOfGames[] {
  const laneName = distinctNames()
  const gameName = distinctNames()
  return listOf(fields(raw).lanes)
    .map((item, index) => {
      const lane = fields(item)
      const games = readGames(lane.cards)
      return {
        ordinal: number(lane.ordinal) ?? (index + 1) * limits.laneStep,
        title: textOf(lane.title),
        category: textOf(lane.gameClassify),
        count: Math.max(number(lane.gameCount) ?? 0, games.length),
        games,
      }
    })
    .filter((lane) => lane.games.length > 0)
    .sort((one, other) => one.ordinal - other.ordinal)
    .map((lane) => ({
      ...lane,
      id: laneName(lane.category),
      games: lane.games.map((game) => ({ ...game, id: gameName(game.id) })),
    }))
}
