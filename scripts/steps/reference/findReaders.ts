import type { ManifestProperty } from './manifestProperties'
import type { SourceNames } from './parseSource'

/** Who reads a property of a manifest: paths of files, from the project's root, sorted. */
export interface Readers {
  /** The site and the build. */
  readonly read: readonly string[]
  /** `npm run check`. */
  readonly checked: readonly string[]
}

/** The keys of a path: `navigation[].icon` has `navigation` and `icon`. */
const keysOf = (path: string): string[] => path.replace(/\[\]|\{\}/g, '').split('.')

/**
 * The files that read a property, by its key and what is around it: a file that reads `.title` reads that of `routes` only if it
 * also reads `routes`, or names the type of what has the title. Properties that everything can contain (`localized.EN`) are read with
 * what contains them, and have no readers of their own.
 */
export function findReaders(
  { path, owner }: Pick<ManifestProperty, 'path' | 'owner'>,
  sources: readonly SourceNames[],
): Readers {
  const reads = readsProperty(keysOf(path), owner)
  const files = sources.filter(reads).map((source) => source.path)
  const isCheck = (file: string) => file.startsWith('scripts/steps/validate/')
  return { read: files.filter((file) => !isCheck(file)), checked: files.filter(isCheck) }
}

type Reads = (source: SourceNames) => boolean

function readsProperty(keys: readonly string[], owner: string): Reads {
  const [section = '', key = section] = [keys[0], keys.at(-1)]
  if (section === 'localized' || section === 'when') return () => false
  if (keys.length === 1)
    return ({ read, texts, identifiers }) =>
      (read.has(key) && ['manifest', 'Manifest', 'SiteManifest'].some((name) => identifiers.has(name))) ||
      (texts.has(key) && identifiers.has('Manifest'))
  if (section === 'flags')
    return ({ read, texts, identifiers }) =>
      texts.has(`flag.${key}`) || texts.has(key) || read.has(key) || identifiers.has(key)
  if (section === 'settings' && keys.length === 2)
    return ({ read, texts }) => texts.has(key) || (read.has(key) && read.has('settings'))
  const parent = keys.at(-2) ?? ''
  const knows: Reads = ({ read, texts, identifiers }) =>
    read.has(parent) || texts.has(parent) || (owner !== '' && identifiers.has(owner))
  if (isTelling.test(key)) return ({ read, texts }) => read.has(key) || texts.has(key)
  return (source) => (source.read.has(key) || source.texts.has(key)) && knows(source)
}

/** A name of several words, such as `bind_card`, is nothing else's. */
const isTelling = /_|[a-z][A-Z]/
