import { expect, it } from 'vitest'
import { settingTable, withSettings } from '../../scripts/steps/schema/settingTable'

const fromServer = { $ref: 'values.schema.json#/$defs/fromServer' }
const setting = (value: object, more: object = {}) => ({
  description: 'What it does.',
  anyOf: [value, fromServer],
  ...more,
})

it.each([
  [setting({ type: 'boolean' }, { default: true }), 'read: readFlag, fallback: true'],
  [setting({ type: 'string', minLength: 6 }), 'read: readText, fallback: undefined'],
  [setting({ $ref: 'values.schema.json#/$defs/regularExpression' }), 'read: readText, fallback: undefined'],
  [
    setting({ type: 'integer', minimum: 1, maximum: 9 }, { default: 2 }),
    'read: readInteger(1, 9), fallback: 2',
  ],
  [setting({ type: 'integer', minimum: 0 }, { default: 0 }), 'read: readInteger(0), fallback: 0'],
  [setting({ enum: ['a', 'b'] }, { default: 'a' }), "read: readChoice('a', 'b'), fallback: 'a'"],
])('a setting is read by its type in the schema, row %#', (schema, row) => {
  expect(settingTable({ newSetting: schema })).toContain(`  newSetting: { ${row} },\n`)
})

it('an object needs a reader of its own, and so does a number without a least one', () => {
  for (const value of [{ $ref: 'settings.schema.json#/$defs/new' }, { type: 'integer' }])
    expect(() => settingTable({ newSetting: setting(value) })).toThrow(
      'the setting "newSetting" needs a reader in runtime/rules/settings/settingReaders.ts',
    )
})

it('the reply has the fields of today’s settings, and those that are written by hand', () => {
  const reply = (settings: Parameters<typeof withSettings>[1], text: string): string[] =>
    Object.keys((JSON.parse(withSettings(text, settings)) as { properties: object }).properties)
  const empty = '{ "properties": { "currency": { "type": "string" } } }'
  const first = withSettings(empty, { oldSetting: setting({ type: 'boolean' }), firebase: setting({}) })
  expect(reply({}, first)).toEqual(['currency'])
  expect(reply({ newSetting: setting({ enum: ['a'] }) }, first)).toEqual(['currency', 'newSetting'])
  expect(first).toContain('"oldSetting"')
})
