import type { GameCategory } from '../catalogue/game'

/** Background templates by category. */
export const backgrounds: Readonly<Record<GameCategory, readonly [string, ...string[]]>> = {
  slots: ['rays', 'clouds', 'stars', 'arches', 'curtain', 'lamps'],
  live: ['cloth', 'arches', 'lamps', 'curtain', 'city'],
  lottery: ['rays', 'rings', 'clouds', 'city', 'lamps'],
  fishing: ['deep', 'reef'],
  sports: ['stadium', 'rays', 'city'],
  cards: ['cloth', 'rings', 'arches', 'rays', 'stars'],
}
