import { type JsonTree, toPlainValue } from '../../validate/jsonTree'
import { OptionError } from '../options/readOptions'
import { createKeyFinder, type KeyFinder } from './findKeys'
import { historyOf, type Setting } from './history'
import { type KnownKey, knownKeys } from './knownKeys'
import { type Link, readManifestFiles } from './manifestFiles'
import { nodeAt, spell } from './nodes'
import { type PlatformPart, platformPart } from './platformPart'
import { defaultOf, descriptionOf, readSchemaTree, type SchemaTree } from './schemaTree'

/** A value of a merchant, and where it comes from. */
export interface ExplainedValue {
  readonly key: string
  readonly path: readonly string[]
  /** Undefined where nothing sets it, and the schema has no default. */
  readonly value: unknown
  readonly origin: 'merchant' | 'preset' | 'default' | 'cleared' | 'unset'
  readonly setBy: Omit<Setting, 'value'> | undefined
  /** What this value replaces, the latest first; the schema's default is the last of them. */
  readonly replaced: readonly Setting[]
  readonly platform: PlatformPart | undefined
  readonly description: string | undefined
  /** A file sets it, and no schema has it. */
  readonly isUnknown: boolean
}

export interface ExplainedValues {
  /** The keys that were asked for, as they are spelled in the list; none: everything. */
  readonly asked: readonly string[]
  readonly values: readonly ExplainedValue[]
}

/** The values of a merchant below some keys, in any spelling; all of them without any. Throws an OptionError for a key that there is not. */
export const explainValues = async (
  root: string,
  code: string,
  words: readonly string[],
): Promise<ExplainedValues> => explainKeys(await readManifestFiles(root, code), readSchemaTree(root), words)

/** The same of files that have been read. */
export function explainKeys(
  links: readonly Link[],
  schemas: SchemaTree,
  words: readonly string[],
): ExplainedValues {
  const keys = knownKeys(links, schemas)
  const finder = createKeyFinder(keys)
  const asked = [...new Set(words.map((word) => oneKey(word, finder)))]
  const [manifest] = links.map(({ merged }) => merged)
  // A default counts where what contains it is there.
  const listed = keys.filter(
    ({ path, leaf, tree, cleared, schema }) =>
      leaf &&
      (tree !== undefined ||
        cleared ||
        (nodeAt(manifest, path.slice(0, -1)) !== undefined && schema && defaultOf(schema) !== undefined)),
  )
  const below = (key: KnownKey): readonly KnownKey[] => {
    const inside = listed.filter(({ path }) => key.path.every((name, at) => path[at] === name))
    return key.leaf || inside.length === 0 ? [key] : inside
  }
  const wanted = words.length === 0 ? listed : [...new Set(asked.flatMap(below))]
  return {
    asked: asked.map(({ path }) => spell(path)),
    values: wanted.map((key) =>
      explainedValue(key, historyOf(links, key.path), key.schema && defaultOf(key.schema), manifest),
    ),
  }
}

function explainedValue(
  { path, schema }: KnownKey,
  history: readonly Setting[],
  preset: Setting | undefined,
  manifest: JsonTree | undefined,
): ExplainedValue {
  const all = preset ? [...history, preset] : history
  const [first, ...replaced] = all
  const isSet = history.length > 0
  const origin = originOf(first, isSet)
  const valueAt = (one: readonly string[]): unknown => {
    const tree = nodeAt(manifest, one)
    return tree && toPlainValue(tree)
  }
  return {
    key: spell(path),
    path,
    value: first?.value,
    origin,
    setBy: first && { file: first.file, line: first.line },
    replaced,
    platform: schema && platformPart(path, valueAt, origin === 'merchant' || origin === 'preset'),
    description: schema && descriptionOf(schema),
    isUnknown: schema === undefined,
  }
}

function originOf(first: Setting | undefined, isSet: boolean): ExplainedValue['origin'] {
  if (!first) return 'unset'
  if (!isSet) return 'default'
  if (first.value === null) return 'cleared'
  return first.file.startsWith('merchants/_presets/') ? 'preset' : 'merchant'
}

/** There is no such key; the word may have been meant as something else. */
export class UnknownKeyError extends OptionError {}

function oneKey(word: string, { find, nearest }: KeyFinder): KnownKey {
  const named = find(word)
  const found = named.length > 0 ? named : find(listOf(word)).filter(({ tree }) => tree?.kind === 'list')
  const [only] = found
  if (only && found.length === 1) return only
  if (only)
    throw new OptionError(`"${word}" is the end of ${found.length} keys: ${listed(found)}. Name one of them.`)
  throw new UnknownKeyError(`There is no key "${word}". The nearest are: ${nearest(word).join(', ')}.`)
}

/** The list of an item that is counted, `hosts.frame[0]`: a list of plain values is set as a whole. */
const listOf = (word: string): string => word.replace(/[./[]\d+\]?$/, '')

const mostListed = 8

const listed = (keys: readonly KnownKey[]): string =>
  [
    ...keys.slice(0, mostListed).map(({ path }) => spell(path)),
    ...(keys.length > mostListed ? [`and ${keys.length - mostListed} more`] : []),
  ].join(', ')
