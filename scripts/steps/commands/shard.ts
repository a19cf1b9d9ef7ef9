/** One part of a run that is split over several machines; counts from 1. */
export interface Shard {
  readonly index: number
  readonly count: number
}

/** Parses "2/3" as the second of three shards. */
export function parseShard(text: string): Shard | { readonly problem: string } {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  return index >= 1 && index <= count
    ? { index, count }
    : { problem: `--shard needs a part and a total such as 1/3, not "${text}".` }
}

/** The items of a shard: every third one of three. All together have each item once. */
export const shardOf = <T>(items: readonly T[], shard: Shard | undefined): readonly T[] =>
  shard ? items.filter((_, position) => position % shard.count === shard.index - 1) : items

/** The option of the commands that can be split. */
export const shardOption = {
  type: 'string',
  value: 'part/total',
  help: 'only a part of the merchants, such as 1/3: for several machines, each with another part',
} as const

/** The shard that was asked for. A wrong one is said in a sentence, and ends the command. */
export function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined
  const shard = parseShard(text)
  if (!('problem' in shard)) return shard
  console.error(shard.problem)
  return process.exit(1)
}

/** What a command says when there are more shards than merchants. */
export const emptyShardMessage = ({ index, count }: Shard): string =>
  `Part ${index} of ${count} has no merchant: there are fewer merchants than parts.`

export function endEmptyShard(shard: Shard): never {
  console.log(emptyShardMessage(shard))
  return process.exit(0)
}
