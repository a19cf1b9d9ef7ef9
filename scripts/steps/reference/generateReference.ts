import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { editorSchemaName } from '../schema/editorSchema'
import type { GeneratedFile } from '../schema/generateTypes'
import type { Schema } from '../schema/schema'
import { readCapabilities } from '../validate/capabilities'
import { featuresOf, flagsAround, switchesOf } from './conditions'
import { findReaders } from './findReaders'
import { createLinks, decisionAddresses } from './links'
import { manifestProperties, type Schemas } from './manifestProperties'
import { readSources } from './parseSource'
import { type DescribedProperty, placeOf, propertyPages } from './propertyPages'

/** Reads the schemas of a folder, by the name of their file; without the one for editors. */
export async function readSchemaFiles(folder: string): Promise<Map<string, Schema>> {
  const names = (await readdir(folder)).filter(
    (name) => /^[^.].*\.schema\.json$/.test(name) && name !== editorSchemaName,
  )
  const texts = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, index) => [name, JSON.parse(texts[index] ?? '') as Schema]))
}

/** Every property of a manifest, with who reads it. */
export async function describeProperties(root: string, schemas: Schemas): Promise<DescribedProperty[]> {
  const [{ features }, sources] = await Promise.all([readCapabilities(root), readSources(root)])
  const switches = switchesOf(features)
  return manifestProperties(schemas).map((property) => {
    const readers = findReaders(property, sources)
    const [, flag] = /^flags\.(\w+)$/.exec(property.path) ?? []
    return {
      ...property,
      readers,
      flags: flag ? [] : flagsAround(readers.read, switches),
      features: flag ? featuresOf(features, flag) : [],
    }
  })
}

/** The pages of .github/reference/: the properties of a manifest. */
export async function generateReference(root: string): Promise<GeneratedFile[]> {
  const schemas = await readSchemaFiles(join(root, 'schemas'))
  const properties = await describeProperties(root, schemas)
  const index = await readFile(join(root, '.github/decisions/README.md'), 'utf8')
  const places = new Map(properties.map(({ path }) => [path, placeOf(path, properties)]))
  const links = createLinks(places, decisionAddresses(index))
  const version = properties.find(({ path }) => path === 'schemaVersion')?.schema.const
  return propertyPages(properties, { schemas, links, version: Number(version) })
}
