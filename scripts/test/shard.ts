import type { Shard } from './results'
import type { Step } from './steps'

/** "2/3" as the second of three. */
export function readShard(text: string): Shard | { readonly problem: string } {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  return index >= 1 && index <= count
    ? { index, count }
    : { problem: `--shard takes a part of a whole, as in 1/3, and not "${text}".` }
}

/**
 * The steps of a shard: tests are shared out, everything else is done by the first. What looks at all results waits until
 * those of all shards lie in one folder.
 */
export const shardSteps = (steps: readonly Step[], { index }: Shard): readonly Step[] =>
  steps.filter(({ id, suite }) => id !== 'requirements' && (suite || index === 1))

/** What was asked for together, when that means something. */
export function checkTogether(asked: {
  readonly changed?: boolean | undefined
  readonly since?: string | undefined
  readonly shard?: string | undefined
}): { readonly problem: string } | { readonly ok: true } {
  if (asked.since !== undefined && !asked.changed)
    return { problem: '--since says from where --changed looks: give both, or neither.' }
  if (asked.changed && asked.shard !== undefined)
    return { problem: '--changed and --shard do not go together: a shard is a part of a whole run.' }
  return { ok: true }
}
