import type { flagNames } from './flags.gen'

export { flagNames } from './flags.gen'

export type FlagName = (typeof flagNames)[number]
