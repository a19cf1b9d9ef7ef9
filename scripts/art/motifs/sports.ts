import type { Motif } from './motif'
import { gems } from './slots-treasure'

export const sports: readonly [Motif, ...Motif[]] = [{ name: 'gems', words: [], draw: gems }]
