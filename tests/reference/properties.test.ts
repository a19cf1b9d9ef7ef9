import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { exampleOf } from '../../scripts/steps/reference/example'
import { findReaders } from '../../scripts/steps/reference/findReaders'
import { generateReference } from '../../scripts/steps/reference/generateReference'
import {
  type ManifestProperty,
  manifestProperties,
  type Schemas,
} from '../../scripts/steps/reference/manifestProperties'
import { parseSource } from '../../scripts/steps/reference/parseSource'
import { readSchemas } from '../../scripts/steps/schema/readSchemas'
import { readSchemaValidator, type SchemaValidator } from '../../scripts/steps/schema/schemaValidator'
import { type Capabilities, readCapabilities } from '../../scripts/steps/validate/capabilities'
import { lint } from '../../scripts/steps/validate/lint'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { companionsOf, merchant, onlyNeeded, placeOf } from './companions'
import { ancestorsOf, merged, valueAt, withValueAt } from './exampleManifests'

const root = join(import.meta.dirname, '../..')
let schemas: Schemas
let validator: SchemaValidator
let capabilities: Capabilities
let base: Manifest

beforeAll(async () => {
  const [files, ofSchemas, offered, { merchants }] = await Promise.all([
    readSchemas(join(root, 'schemas')),
    readSchemaValidator(join(root, 'schemas')),
    readCapabilities(root),
    loadMerchants(root, { codes: ['hongvan'], onlyCodes: true }),
  ])
  schemas = files
  validator = ofSchemas
  capabilities = offered
  base = merged(onlyNeeded(merchants[0]?.manifest as Manifest), merchant) as Manifest
})

const example = (property: ManifestProperty): unknown =>
  exampleOf(schemas, { schema: property.schema, file: property.file })

/** What the check says of a merged manifest. */
function findingsOf(manifest: unknown): string[] {
  const context = {
    folder: 'merchants/example',
    capabilities,
    picture: () => ({ text: '', problems: [] }) as never,
    raster: () => undefined,
    isOwn: () => true,
    development: true,
  }
  const ofSchema = validator.checkManifest(manifest)
  const found = ofSchema.length > 0 ? ofSchema : lint(manifest as Manifest, context, new Set())
  return found.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

/** The merchant with the example of a property, in the examples of what is around it where the merchant has none. */
function withExample(property: ManifestProperty, properties: readonly ManifestProperty[]): unknown {
  const around = ancestorsOf(property.path, properties).reduce<unknown>(
    (manifest, outer) =>
      valueAt(manifest, outer.path) === undefined
        ? withValueAt(manifest, outer.path, example(outer))
        : manifest,
    companionsOf(property.path).reduce<unknown>(merged, base),
  )
  const value = example(property)
  return property.owner === 'FromServer'
    ? withValueAt(around, property.path.replace(/\.from$/, ''), { from: value })
    : withValueAt(around, placeOf(property.path), value)
}

describe('each property of a manifest', () => {
  it('has a description and an example in its schema', () => {
    const properties = manifestProperties(schemas)
    expect(properties.length).toBeGreaterThan(300)
    const lacking = properties.flatMap((property) => [
      ...(property.schema.description ? [] : [`${property.path} has no description`]),
      ...(example(property) === undefined ? [`${property.path} has no example`] : []),
    ])
    expect(lacking).toEqual([])
  })

  it('has an example that passes the check in a merchant', () => {
    expect(findingsOf(base)).toEqual([])
    const properties = manifestProperties(schemas)
    const tried = properties.filter(({ path }) => !/^(localized|when)\./.test(path))
    const wrong = tried.flatMap((property) => {
      const manifest = withExample(property, properties)
      const findings = manifest === undefined ? ['there is no place for it'] : findingsOf(manifest)
      return findings.map((finding) => `${property.path}: ${finding}`)
    })
    expect(wrong).toEqual([])
  })
})

describe('the pages', () => {
  it('are those of the schemas and the source', async () => {
    for (const { file, text } of await generateReference(root))
      expect(await readFile(join(root, file), 'utf8'), `${file}: run "npm run types"`).toBe(text)
  })
})

describe('who reads a property', () => {
  const theme = { path: 'brand.theme.primary', owner: 'Theme' }
  const readersOf = (property: { path: string; owner: string }, code: string, path = 'runtime/a.ts') =>
    findReaders(property, [parseSource(path, code)])

  it.each([
    ['a chain of keys', 'export const a = (m: X) => m.brand.theme.primary'],
    ['a pattern', 'export const a = ({ brand: { theme: { primary } } }: X) => primary'],
    ['the type of what has it', 'export const a = ({ primary }: Theme) => primary'],
    ['a text', "type A = X['theme']['primary']; export const a = (m: X) => m['theme']['primary']"],
  ])('is found by %s', (_, code) => {
    expect(readersOf(theme, code).read).toEqual(['runtime/a.ts'])
  })

  it.each([
    ['only its name', 'export const a = ({ primary }: Button) => primary'],
    ['an object that is written', 'export const theme = { primary: 1 }'],
    ['a comment', '// theme.primary'],
  ])('is not found by %s', (_, code) => {
    expect(readersOf(theme, code).read).toEqual([])
  })

  it('tells the check from what else reads it', () => {
    const found = readersOf(theme, 'a.theme.primary', 'scripts/steps/validate/lints/brand.ts')
    expect(found).toEqual({ read: [], checked: ['scripts/steps/validate/lints/brand.ts'] })
  })

  it.each([
    ['flags.CHAT3', "export const when = 'flag.CHAT3'"],
    ['settings.passwordMinimum', "export const a = setting('passwordMinimum')"],
    ['download.settings.bind_card', 'export const a = ({ bind_card }: X) => bind_card'],
  ])('%s is read by its own name', (path, code) => {
    expect(readersOf({ path, owner: '' }, code).read).toEqual(['runtime/a.ts'])
  })
})
