import { join } from 'node:path'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { flagNames } from '../../runtime/tables/flags'
import { readSchemaValidator } from '../../scripts/steps/schema/schemaValidator'
import { readCapabilities } from '../../scripts/steps/validate/capabilities'
import type { Finding } from '../../scripts/steps/validate/issue'
import { valueToJsonTree } from '../../scripts/steps/validate/jsonTree'
import { lint } from '../../scripts/steps/validate/lint'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { readPictures, readRasters } from '../../scripts/steps/validate/merchantFiles'
import fc from './properties'

/*
 * Manifests that nobody has written: those of this project, changed in a few places, as an operator would, or by mistake. The check
 * says which of them may be built.
 */

type Json = null | boolean | number | string | Json[] | JsonObject
interface JsonObject {
  [key: string]: Json
}

const root = join(import.meta.dirname, '../..')
const capabilities = await readCapabilities(root)
const validator = await readSchemaValidator(join(root, 'schemas'))
const { merchants } = await loadMerchants(root, { capabilities })
const manifests = merchants.map(({ manifest }) => manifest as unknown as JsonObject)

interface Place {
  readonly parent: Json[] | JsonObject
  readonly key: string
}

const placesIn = (value: Json): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => [{ parent: value, key }, ...placesIn(child)])
    : []

/** The parts of a section that have names. */
const keysOf = (section: Json | undefined): string[] =>
  typeof section === 'object' && !Array.isArray(section) ? Object.keys(section ?? {}) : []

type Change =
  | readonly ['remove' | 'change' | 'last', number, number]
  | readonly ['take' | 'drop', number, number]
  | readonly ['flag', number, boolean | 'server']

/** Any place as likely as another: the first ones are not the more interesting ones. */
const index = fc.noBias(fc.nat(10_000))

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom('remove' as const, 'change' as const, 'last' as const), index, index),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('take' as const), index, index) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('drop' as const), index, index) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constant('flag' as const), index, fc.constantFrom(true, false, 'server' as const)),
  },
)

const at = <Item>(list: readonly Item[], position: number): Item => {
  const item = list[position % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

/** Every text that stands under a key anywhere, such as all that "to", "page" and "opens" may say. */
const textsUnder = new Map<string, string[]>()
for (const { parent, key } of manifests.flatMap(placesIn)) {
  const value = (parent as JsonObject)[key]
  if (typeof value === 'string') textsUnder.set(key, [...(textsUnder.get(key) ?? []), value])
}

/** Another value of the same kind; for a text one that stands under the same key elsewhere, or the text with its end cut off. */
function otherValue(key: string, value: Json, position: number): Json {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return at([...(textsUnder.get(key) ?? []), value.slice(0, -1)], position)
  return Array.isArray(value) ? [...value].reverse() : value
}

/** The sections that lean on each other: a change in one may break what another says. */
const connected = [
  'routes',
  'navigation',
  'account',
  'lobby',
  'hosts',
  'settings',
  'platform',
  'customerService',
]

function apply(manifest: JsonObject, [kind, position, more]: Change): void {
  if (kind === 'flag') {
    manifest.flags = { ...(manifest.flags as JsonObject), [at(flagNames, position)]: more }
    return
  }
  if (kind === 'take') {
    const other = at(manifests, more)
    const section = at(Object.keys(other), position)
    manifest[section] = structuredClone(other[section] ?? null)
    return
  }
  const names = Object.keys(manifest)
  if (kind === 'drop') {
    const section = at(names, position)
    const key = at(['', ...keysOf(manifest[section])], more)
    if (key === '') delete manifest[section]
    else delete (manifest[section] as JsonObject)[key]
    return
  }
  const sections = [
    ...names,
    ...Array<string[]>(5)
      .fill(names.filter((name) => connected.includes(name)))
      .flat(),
  ]
  const section = at(sections, more)
  const { parent, key } = at(
    [{ parent: manifest, key: section }, ...placesIn(manifest[section] ?? null)],
    position,
  )
  if (kind === 'change')
    Object.assign(parent, { [key]: otherValue(key, (parent as JsonObject)[key] ?? null, position) })
  else if (!Array.isArray(parent)) delete parent[key]
  else {
    const taken = parent.splice(Number(key), 1)
    if (kind === 'last') parent.push(...taken)
  }
}

/** A merchant's manifest with some changes; whether it is still valid, `findingsOf` says. */
export const changedManifests = (): fc.Arbitrary<Manifest> =>
  fc.tuple(index, fc.array(change, { minLength: 1, maxLength: 6 })).map(([position, changes]) => {
    const manifest = structuredClone(at(manifests, position))
    for (const one of changes) apply(manifest, one)
    return manifest as unknown as Manifest
  })

/** The manifest with the most in it, without one of its sections or one part of a section at a time; by what is missing. */
export function manifestsWithout(): readonly (readonly [missing: string, manifest: Manifest])[] {
  const richest = [...manifests].sort((one, other) => placesIn(other).length - placesIn(one).length)[0] ?? {}
  const without = (change: (manifest: JsonObject) => void): Manifest => {
    const manifest = structuredClone(richest)
    change(manifest)
    return manifest as unknown as Manifest
  }
  return Object.entries(richest).flatMap(([section, value]) => [
    [section, without((manifest) => delete manifest[section])] as const,
    ...keysOf(value).map(
      (key) =>
        [`${section}.${key}`, without((manifest) => delete (manifest[section] as JsonObject)[key])] as const,
    ),
  ])
}

const firstOf = <Value>(maps: readonly ReadonlyMap<string, Value>[], key: string): Value | undefined =>
  maps.find((map) => map.has(key))?.get(key)

/** What the check finds wrong with it; without anything it can be built. */
export async function findingsOf(manifest: Manifest): Promise<readonly Finding[]> {
  const mismatches = validator.checkManifest(manifest)
  if (mismatches.length > 0) return mismatches
  const tree = valueToJsonTree(manifest, 'merchant.json')
  // A section may be another merchant's, with its pictures.
  const pictures = await Promise.all(merchants.map(({ folder }) => readPictures(folder, tree)))
  const rasters = await Promise.all(merchants.map(({ folder }) => readRasters(folder, tree)))
  return lint(
    manifest,
    {
      capabilities,
      folder: 'merchants/one',
      picture: (path) => firstOf(pictures, path),
      raster: (path) => firstOf(rasters, path),
      isOwn: () => true,
      development: false,
    },
    new Set(),
  )
}
