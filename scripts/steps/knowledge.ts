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
  /** Texts by key, `lobby.title`, of each language that has a catalogue: they differ in their plurals. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Asks the runtime of this project. */
export async function gatherKnowledge(root: string): Promise<Knowledge> {
  const [{ features }, { calls }, { iconPaths }, texts] = await Promise.all([
    import('../../runtime/features'),
    import('../../runtime/tables/calls'),
    import('../../runtime/ui/iconPaths'),
    readTexts(join(root, 'runtime/text')),
  ])
  return {
    features,
    calls: Object.keys(calls),
    icons: Object.keys(iconPaths),
    texts,
  }
}

async function readTexts(folder: string): Promise<Knowledge['texts']> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const read = async (name: string) => {
    const catalogue: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
    return [name.replace('.json', ''), Object.fromEntries(flatten(catalogue))] as const
  }
  return Object.fromEntries(await Promise.all(names.map(read)))
}

/** A catalogue as pairs of dotted key and text. */
function flatten(catalogue: unknown, prefix = ''): [string, string][] {
  if (typeof catalogue === 'string') return [[prefix, catalogue]]
  return Object.entries(catalogue as object).flatMap(([key, value]) =>
    flatten(value, prefix ? `${prefix}.${key}` : key),
  )
}
