import { type Game, type GameCategory, localizedName, normalizeForSearch } from './game'
import { gamesForMarket } from './games'
import { laneTitle } from './laneTitle'
import { timeUntilDraw } from './nextDraw'
import { stakesOf } from './stakes'
import { vendors } from './vendors'

export interface LaneState {
  /** How many games each lane of the lobby shows. */
  cardsPerLane: number
  /** How many lanes each category has: the later ones go on with its games. */
  lanesPerCategory: number
}

export const defaultCardsPerLane = 18

const ordinalStep = 100

/** Between the ids of a game and of its copy; the catalogue has fewer games. */
const copyDistance = 100_000

export interface LaneQuery {
  /** One lane for each, in this order. */
  readonly categories: readonly GameCategory[]
  /** How many games of its category a lane shows; all when absent. */
  readonly cards?: number | undefined
  /** How many lanes each category has. */
  readonly lanesPerCategory?: number
  /** Currency code. */
  readonly market: string
  /** Where the rules of games are. */
  readonly rulesUrl: string
  /** Part of a game's name, in the language of the request or in English; empty for all games. */
  readonly keyword: string
  readonly language: string
  readonly now: number
}

/** Lanes by category (E3.33), numbered in steps of 100 (E3.34); a search leaves out empty lanes. */
export function createLanes(query: LaneQuery) {
  const marketGames = gamesForMarket(query.market)
  const { categories, lanesPerCategory = 1 } = query
  return Array.from({ length: lanesPerCategory }, (_, round) =>
    categories.map((gameClassify) => ({ gameClassify, round })),
  )
    .flat()
    .map(({ gameClassify, round }, index) => {
      const games = marketGames.filter(
        (game) => game.category === gameClassify && matchesKeyword(game, query),
      )
      const visibleGames = gamesOfLane(games, round, query.keyword ? undefined : query.cards)
      return {
        ordinal: (index + 1) * ordinalStep,
        title: laneTitle(gameClassify, query.language) + (round === 0 ? '' : ` ${round + 1}`),
        gameClassify,
        gameCount: Math.max(games.length, visibleGames.length),
        cards: visibleGames.map(({ game, copy }) => createCard(game, query, copy)),
      }
    })
    .filter((lane) => lane.gameCount > 0 || !query.keyword)
}

/** Games of a lane; where the catalogue has fewer, each comes again as a numbered copy, to test how a site copes with thousands. */
function gamesOfLane(games: readonly Game[], round: number, count = games.length) {
  if (games.length === 0) return []
  return Array.from({ length: count }, (_, position) => {
    const index = round * count + position
    return { game: games[index % games.length] as Game, copy: Math.floor(index / games.length) }
  })
}

function matchesKeyword({ names }: Game, { keyword, language }: LaneQuery): boolean {
  const searched = normalizeForSearch(keyword.trim())
  return [localizedName(names, language), names.EN].some((name) =>
    normalizeForSearch(name).includes(searched),
  )
}

function createCard(game: Game, { market, language, now, rulesUrl }: LaneQuery, copy: number) {
  const { id, code, names, badge, draw, trial, vendor } = game
  const number = copy === 0 ? '' : ` ${copy + 1}`
  const stakes = stakesOf(game, market)
  return {
    id: id + copy * copyDistance,
    code: code + number.replace(' ', '-'),
    displayName: localizedName(names, language) + number,
    accountTypeName: vendors.find(({ id }) => id === vendor)?.name ?? vendor,
    vendor,
    nodeId: id * 10 + 1,
    image: imageUrl(game, language),
    ...(badge ? { badge } : {}),
    ...(game.category === 'lottery' ? { prizeMode: prizeModeOf(game) } : {}),
    ...(draw ? { nextDraw: now + timeUntilDraw(draw, now) } : {}),
    trial,
    ...(stakes ? { stakes, rules: `${rulesUrl}?code=${code}&language=${language}` } : {}),
  }
}

/** Lotteries of the Vietnamese market are played in the traditional mobile mode when a province draws (E7.27). */
const prizeModeOf = ({ draw, markets }: Game): string =>
  markets?.includes('VND') && draw !== undefined && 'at' in draw ? 'SEA' : 'Traditional'

/** The picture shows the name, so a localized name needs a URL of its own. */
const imageUrl = ({ code, names }: Game, language: string): string =>
  `/wps/media/games/${code}.webp${language !== 'EN' && names[language] ? `?language=${language}` : ''}`
