import type { Shard } from './results'
import type { Step } from './steps'

/** Parses "2/3" as the second of three shards. */
export function parseShard(text: string): Shard | { readonly problem: string } {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  return index >= 1 && index <= count
    ? { index, count }
    : { problem: `--shard needs a part and a total such as 1/3, not "${text}".` }
}

/**
 * The steps of a shard: tests are split, everything else runs in the first shard. The step that checks all results does
 * not run until the results of all shards are in one folder.
 */
export const shardSteps = (steps: readonly Step[], { index }: Shard): readonly Step[] =>
  steps.filter(({ id, suite }) => id !== 'requirements' && (suite || index === 1))
