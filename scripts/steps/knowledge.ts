import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Feature } from '../../runtime/contract/feature'

/** What the runtime offers to manifests. */
export interface Knowledge {
  /** Declarations only: ids, conditions, pages and overlays. */
  readonly features: readonly Pick<Feature, 'id' | 'when' | 'routes' | 'overlays'>[]
  /** Names of platform calls (`platform.endpoints`). */
  readonly calls: readonly string[]
  readonly icons: readonly string[]
  /** English texts by key, `lobby.title`. */
  readonly texts: Readonly<Record<string, string>>
  /** Languages that have a catalogue. */
  readonly languages: readonly string[]
}

/** Asks the runtime of this project. */
export async function gatherKnowledge(root: string): Promise<Knowledge> {
  const [{ features }, { calls }, { iconPaths }] = await Promise.all([
    import('../../runtime/features'),
    import('../../runtime/tables/calls'),
    import('../../runtime/ui/iconPaths'),
  ])
  const catalogues = await readdir(join(root, 'runtime/text'))
  const english: unknown = JSON.parse(await readFile(join(root, 'runtime/text/EN.json'), 'utf8'))
  return {
    features,
    calls: Object.keys(calls),
    icons: Object.keys(iconPaths),
    texts: Object.fromEntries(flatten(english)),
    languages: catalogues.filter((name) => name.endsWith('.json')).map((name) => name.replace('.json', '')),
  }
}

/** A catalogue as pairs of dotted key and text. */
function flatten(catalogue: unknown, prefix = ''): [string, string][] {
  if (typeof catalogue === 'string') return [[prefix, catalogue]]
  return Object.entries(catalogue as object).flatMap(([key, value]) =>
    flatten(value, prefix ? `${prefix}.${key}` : key),
  )
}
