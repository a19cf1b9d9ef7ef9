import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settingRows } from '../../runtime/rules/settings/settings.gen'
import { flagNames } from '../../runtime/tables/flags'

/** The code that could read a flag or a setting: not the tables and readers that list all of them. */
const code = readdirSync('runtime', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.gen\.ts$|^tables\/flags\.ts$|^rules\/settings\/flags\.ts$/.test(file),
  )
  .map((file) => readFileSync(join('runtime', file), 'utf8'))
  .join('\n')

const unread = <Name extends string>(names: readonly Name[], pattern: (name: Name) => RegExp): Name[] =>
  names.filter((name) => !pattern(name).test(code))

it('every flag is read', () => {
  expect(unread(flagNames, (name) => new RegExp(`\\b${name}\\b`))).toEqual([])
})

it('every setting is read', () => {
  expect(unread(Object.keys(settingRows), (name) => new RegExp(`'${name}'`))).toEqual([])
})

/** The code that could read any property of a manifest: all but the checks and the simulator. */
const readers = [
  code,
  ...readdirSync('scripts', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^platform\/|^steps\/validate\//.test(file))
    .map((file) => readFileSync(join('scripts', file), 'utf8')),
].join('\n')

/** The names of all properties in a schema, at any depth. */
const propertiesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, examples: _, default: __, ...rest } = schema as Record<string, unknown>
  return [
    ...Object.keys(properties as object),
    ...[...Object.values(properties as object), ...Object.values(rest)].flatMap(propertiesIn),
  ]
}

it('every other property of a manifest is read', () => {
  const listed = ['flags', 'settings'].map((section) => `${section}.schema.json`)
  const names = readdirSync('schemas')
    .filter((file) => file.endsWith('.schema.json') && !listed.includes(file))
    .flatMap((file) => propertiesIn(JSON.parse(readFileSync(join('schemas', file), 'utf8'))))
  const ofTheFile = ['$schema', 'schemaVersion']
  expect(
    [...new Set(names)].filter(
      (name) => !new RegExp(`\\b${name.replace('$', '\\$')}\\b`).test(readers) && !ofTheFile.includes(name),
    ),
  ).toEqual([])
})
