import type { Motif } from './motif'
import { gems } from './slots-treasure'

export const fishing: readonly [Motif, ...Motif[]] = [{ name: 'gems', words: [], draw: gems }]
