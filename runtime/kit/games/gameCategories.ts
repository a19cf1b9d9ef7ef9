import type { Translate } from '../../contract/text'
import type { LaneOfGames } from '../../rules/content/game'
import type { CardShape } from '../../ui/games/Lane'
import type { ChipRowItem } from '../../ui/lists/ChipRow'
import type { IconName } from '../../ui/media/Icon'

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

const isCategory = (text: string): text is Category => Object.hasOwn(laneShapes, text)

export const iconOf = (category: string): IconName | undefined =>
  isCategory(category) ? laneIcons[category] : undefined

export const shapeOf = (category: string): CardShape =>
  isCategory(category) ? laneShapes[category] : 'portrait'

/** The platform's title, which is the name of a category everywhere: chip, lane, search (E3.33). */
export const categoryName = (
  { title, category }: Pick<LaneOfGames, 'title' | 'category'>,
  t: Translate,
): string => (title !== '' || !isCategory(category) ? title : t(`lobby.${category}`))

/** Sorts by the merchant's list of categories; categories that are not in it come last, in the platform's order. */
export function sortByCategory(
  lanes: readonly LaneOfGames[],
  categories: readonly string[] = [],
): LaneOfGames[] {
  const position = (category: string) =>
    categories.includes(category) ? categories.indexOf(category) : categories.length
  return [...lanes].sort((a, b) => position(a.category) - position(b.category) || a.ordinal - b.ordinal)
}

export const chipItems = (lanes: readonly LaneOfGames[], t: Translate): ChipRowItem[] =>
  lanes.map((lane) => ({
    id: lane.id,
    label: categoryName(lane, t),
    icon: iconOf(lane.category),
  }))
