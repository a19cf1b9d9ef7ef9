import type { Motif } from './motif'
import { gems } from './slots-treasure'

export const cards: readonly [Motif, ...Motif[]] = [{ name: 'gems', words: [], draw: gems }]
