import type { Shard } from '../steps/commands/shard'
import type { Step } from './steps'

/**
 * The steps of a shard: tests are split, everything else runs in the first shard. The step that checks all results does
 * not run until the results of all shards are in one folder.
 */
export const shardSteps = (steps: readonly Step[], { index }: Shard): readonly Step[] =>
  steps.filter(({ id, suite }) => id !== 'requirements' && (suite || index === 1))
