import type { GameCategory } from '../types'
import { untilDraw } from './draws'
import { type Game, nameIn, plain } from './game'
import { gamesOf } from './games'
import { laneTitle } from './titles'
import { vendors } from './vendors'

const ORDINAL_STEP = 100

export interface LaneWish {
  /** In the order of the lanes. */
  readonly categories: readonly GameCategory[]
  /** How many games a lane shows of its category: the first ones. All when absent. */
  readonly cards?: number | undefined
  /** Currency code. */
  readonly market: string
  /** Part of a name, in the language of the request or in English; empty for all. */
  readonly keyword: string
  readonly language: string
  readonly now: number
}

/** Lanes by category (E3.33), numbered in steps of 100 (E3.34); a search leaves out what it finds nothing in. */
export function lanes(wish: LaneWish) {
  const offered = gamesOf(wish.market)
  return wish.categories
    .map((gameClassify, index) => {
      const games = offered.filter((game) => game.category === gameClassify && answersTo(game, wish))
      const shown = wish.keyword ? games : games.slice(0, wish.cards)
      return {
        ordinal: (index + 1) * ORDINAL_STEP,
        title: laneTitle(gameClassify, wish.language),
        gameClassify,
        gameCount: games.length,
        cards: shown.map((game) => card(game, wish)),
      }
    })
    .filter((lane) => lane.gameCount > 0 || !wish.keyword)
}

function answersTo({ names }: Game, { keyword, language }: LaneWish): boolean {
  const wanted = plain(keyword.trim())
  return [nameIn(names, language), names.EN].some((name) => plain(name).includes(wanted))
}

function card(game: Game, { language, now }: LaneWish) {
  const { id, code, names, badge, draw, trial, vendor } = game
  return {
    id,
    code,
    displayName: nameIn(names, language),
    accountTypeName: vendors.find(({ id }) => id === vendor)?.name ?? vendor,
    vendor,
    nodeId: id * 10 + 1,
    image: pictureOf(game, language),
    ...(badge ? { badge } : {}),
    ...(draw ? { nextDraw: now + untilDraw(draw, now) } : {}),
    trial,
  }
}

/** The picture is lettered, so a name of its own in a language has an address of its own. */
const pictureOf = ({ code, names }: Game, language: string): string =>
  `/wps/media/games/${code}.svg${language !== 'EN' && names[language] ? `?language=${language}` : ''}`
