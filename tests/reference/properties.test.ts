import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { exampleOf } from '../../scripts/steps/reference/example'
import { generateReference } from '../../scripts/steps/reference/generateReference'
import {
  type ManifestProperty,
  manifestProperties,
  type Schemas,
} from '../../scripts/steps/reference/manifestProperties'
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
