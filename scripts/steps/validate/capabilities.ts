import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Feature } from '../../../runtime/contract/feature'

/** What the runtime offers: the names that manifests may use. */
export interface Capabilities {
  /** The parts of the declarations that checks need. */
  readonly features: readonly Pick<Feature, 'id' | 'when' | 'routes' | 'overlays'>[]
  /** Names of platform calls (`platform.endpoints`). */
  readonly calls: readonly string[]
  readonly icons: readonly string[]
  /** Texts by key (`lobby.title`) of each language that has a catalogue. Plural keys differ between languages. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Reads the capabilities of this project's runtime. */
export async function readCapabilities(root: string): Promise<Capabilities> {
  const [{ features }, { calls }, { iconPaths }, texts] = await Promise.all([
    import('../../../runtime/features'),
    import('../../../runtime/tables/calls'),
    import('../../../runtime/ui/iconPaths'),
    readTexts(join(root, 'runtime/text')),
  ])
  return {
    features,
    calls: Object.keys(calls),
    icons: Object.keys(iconPaths),
    texts,
  }
}

async function readTexts(folder: string): Promise<Capabilities['texts']> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const readLanguage = async (name: string) => {
    const catalogue: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
    return [name.replace('.json', ''), Object.fromEntries(flatten(catalogue))] as const
  }
  return Object.fromEntries(await Promise.all(names.map(readLanguage)))
}

/** Flattens a catalogue to pairs of dotted key and text. */
function flatten(catalogue: unknown, prefix = ''): [string, string][] {
  if (typeof catalogue === 'string') return [[prefix, catalogue]]
  return Object.entries(catalogue as object).flatMap(([key, value]) =>
    flatten(value, prefix ? `${prefix}.${key}` : key),
  )
}
