import type { Shard } from '../steps/commands/shard'
import { testsNginx } from './findNginx'
import type { Step } from './steps'

/** What a run left out, one line each, so that nobody takes it for more than it was. */
export function listNotRun({
  ran,
  defaults,
  shard,
  notes,
  filtered,
  hasNginx = testsNginx(),
}: {
  readonly ran: readonly Step[]
  readonly defaults: readonly Step[]
  readonly shard?: Shard | undefined
  /** What a run of changes leaves to a full run. */
  readonly notes: readonly string[]
  /** Only some files or titles were asked for. */
  readonly filtered: boolean
  /** Whether the tests that need nginx ran. */
  readonly hasNginx?: boolean
}): string[] {
  const ids = ran.map(({ id }) => id)
  const has = (...some: string[]): boolean => some.some((id) => ids.includes(id))
  const skipped = defaults.filter(({ id }) => !has(id, ...(replacedBy[id] ?? []))).map(({ id }) => id)
  const lines = [
    ...(skipped.length > 0 ? [`the steps ${skipped.join(', ')}`] : []),
    ...(filtered ? ['other files and titles of these steps'] : []),
    ...(shard ? [`the tests of the other ${shard.count - 1} of ${shard.count} shards`] : []),
    ...(has('engines', 'browsers', 'deep') ? [] : ['Firefox and WebKit (npm test -- --engines)']),
    ...(has('deep') ? [] : ['what only a deep run tests: everything at every merchant (npm run test:deep)']),
    ...(hasNginx || !has('unit', 'properties')
      ? []
      : ['what nginx makes of a site: it is not installed (apt-get install nginx)']),
    ...(has('unit') && !ids.some((id) => id.startsWith('unit-node-'))
      ? ['the unit tests with the other versions of Node (npm test -- nodes)']
      : []),
    ...notes,
  ]
  return lines.length === 0 ? [] : ['Not run:', ...lines.map((line) => `  ${line}`), '']
}

const replacedBy: Readonly<Record<string, readonly string[]>> = {
  site: ['browsers', 'deep'],
  unit: ['properties'],
}
