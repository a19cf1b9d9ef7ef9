import type { Translate } from '../contract/text'
import type { LaneOfGames } from '../rules/content/game'
import type { IconName } from '../ui/Icon'
import type { CardShape } from '../ui/Lane'

/** The card shape of each category. */
export const laneShapes = {
  lottery: 'square',
  live: 'wide',
  slots: 'portrait',
  fishing: 'portrait',
  sports: 'wide',
  cards: 'square',
} as const satisfies Record<string, CardShape>

export type Category = keyof typeof laneShapes

export const laneIcons: Record<Category, IconName> = {
  lottery: 'lottery',
  live: 'live',
  slots: 'slots',
  fishing: 'fishing',
  sports: 'sports',
  cards: 'cards',
}

export const isCategory = (text: string): text is Category => Object.hasOwn(laneShapes, text)

export const shapeOf = (category: string): CardShape =>
  isCategory(category) ? laneShapes[category] : 'portrait'

/** The platform's title, which is the name of a category everywhere: chip, lane, search (E3.33). */
export const categoryName = (
  { title, category }: Pick<LaneOfGames, 'title' | 'category'>,
  t: Translate,
): string => (title !== '' || !isCategory(category) ? title : t(`lobby.${category}`))
