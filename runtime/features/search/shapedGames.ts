import { shapeOf } from '../../kit/gameCategories'
import type { Game, LaneOfGames } from '../../rules/content/game'
import type { CardShape } from '../../ui/Lane'

/** A game with the shape of its picture, which belongs to its category. */
export interface ShapedGame extends Game {
  readonly shape: CardShape
}

export const shapedGames = ({ category, games }: LaneOfGames): ShapedGame[] =>
  games.map((game) => ({ ...game, shape: shapeOf(category) }))
