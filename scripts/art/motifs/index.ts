import type { Category } from '../category'
import { cards } from './cards'
import { fishing } from './fishing'
import { live } from './live'
import { lottery } from './lottery'
import type { Motif } from './motif'
import { slots } from './slots'
import { sports } from './sports'

/** What games of a category may be about. */
export const motifs: Readonly<Record<Category, readonly [Motif, ...Motif[]]>> = {
  lottery,
  live,
  slots,
  fishing,
  sports,
  cards,
}
