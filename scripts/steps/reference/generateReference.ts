import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '../../../runtime/tables/calls'
import { currentVersion } from '../migrate/migrations'
import { filesOf, openPropertyReaders, type PropertyReaders } from '../readers/propertyReaders'
import type { GeneratedFile } from '../schema/generateTypes'
import { readSchemas } from '../schema/readSchemas'
import { readCapabilities } from '../validate/capabilities'
import { featuresOf, flagsAround, switchesOf } from './conditions'
import { iconSection, iconSheet, iconSheetFile } from './iconSheet'
import { createLinks, decisionAddresses } from './links'
import { type ManifestProperty, manifestProperties, type Schemas } from './manifestProperties'
import { openApi } from './openApi'
import {
  type DescribedProperty,
  type FileReaders,
  placeOf,
  propertyPages,
  referenceFolder,
} from './propertyPages'
import { trackingPlan } from './trackingPlan'

/** Every property of a manifest, with who reads it. */
export async function describeProperties(
  root: string,
  schemas: Schemas,
  source: PropertyReaders,
): Promise<DescribedProperty[]> {
  const { features } = await readCapabilities(root)
  const switches = switchesOf(features)
  return manifestProperties(schemas).map((property) => {
    const readers = readersOf(property, source)
    const [, flag] = /^flags\.(\w+)$/.exec(property.path) ?? []
    return {
      ...property,
      readers,
      flags: flag ? [] : flagsAround(readers.read, switches),
      features: flag ? featuresOf(features, flag) : [],
    }
  })
}

/** `navigation[].icon` is a key of any item. */
export const pathOf = ({ path }: Pick<ManifestProperty, 'path'>): readonly string[] =>
  path.replaceAll(/\[\]|\{\}/g, '.*').split('.')

function readersOf(property: ManifestProperty, source: PropertyReaders): FileReaders {
  const { key, readers, isWhole } = source.readersOf(pathOf(property))
  const files = filesOf(readers)
  const isCheck = (file: string) => file.startsWith('scripts/steps/validate/')
  const around = key.length < pathOf(property).length ? { around: key.join('.').replaceAll('.*', '[]') } : {}
  return { read: files.filter((file) => !isCheck(file)), checked: files.filter(isCheck), isWhole, ...around }
}

/** The reply of each call: its schema is named by the type of its row only, so it is read from the source. */
export function readReplyNames(source: string): ReadonlyMap<string, string> {
  const rows = source.matchAll(/^ {2}(\w+): (?:\{\s*\.\.\.)?row<'([\w-]+)'>/gm)
  return new Map([...rows].map(([, call = '', reply = '']) => [call, reply]))
}

/** The description of the platform's calls. */
export async function generateOpenApi(root: string): Promise<GeneratedFile> {
  const [replies, requests, source] = await Promise.all([
    readSchemas(join(root, 'schemas/platform')),
    readSchemas(join(root, 'schemas/requests')),
    readFile(join(root, 'runtime/tables/calls.ts'), 'utf8'),
  ])
  const names = readReplyNames(source)
  const description = openApi({ calls, replies, requests, replyOf: (call) => names.get(call) })
  return { file: openApiFile, text: `${JSON.stringify(description, null, 2)}\n` }
}

export const openApiFile = `${referenceFolder}/platform.openapi.json`

/** The files of .github/reference/: the properties of a manifest, and the calls of the platform. */
export async function generateReference(root: string): Promise<GeneratedFile[]> {
  const schemas = await readSchemas(join(root, 'schemas'))
  const source = await openPropertyReaders(root)
  const properties = await describeProperties(root, schemas, source)
  const index = await readFile(join(root, '.github/decisions/README.md'), 'utf8')
  const places = new Map(properties.map(({ path }) => [path, placeOf(path, properties)]))
  const links = createLinks(places, decisionAddresses(index))
  const trackingTable = await readFile(join(root, 'runtime/tables/tracking.ts'), 'utf8')
  const more = {
    navigation: iconSection,
    account: iconSection,
    tracking: trackingPlan(trackingTable, (event) => filesOf(source.sendersOf(event)), links.toFiles),
  }
  return [
    ...propertyPages(properties, { schemas, links, more, version: currentVersion }),
    { file: `${referenceFolder}/${iconSheetFile}`, text: iconSheet() },
    await generateOpenApi(root),
  ]
}
