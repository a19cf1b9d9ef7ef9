import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { generateTypes } from '../../scripts/steps/schema/generateTypes'
import { formats } from '../../scripts/steps/schema/schemaValidator'
import { loadFixture } from './fixture'

type Schema = Record<string, unknown>

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'schemas')
const schemas = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json'))
  .map((name) => ({ name, schema: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema }))

interface Part {
  readonly at: string
  readonly schema: Schema
}

/** Every property of a schema, with its path. */
function propertiesOf(value: unknown, at: string): Part[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = key === 'properties' ? Object.entries(inner as Record<string, Schema>) : []
    return [
      ...own.map(([name, schema]) => ({ at: `${at}/${name}`, schema })),
      ...propertiesOf(inner, `${at}/${key}`),
    ]
  })
}

const properties = schemas.flatMap(({ name, schema }) => propertiesOf(schema, name))
const ajv = new Ajv2020({ strict: false, formats })
for (const { name, schema } of schemas) ajv.addSchema(schema, name)

describe('the schemas', () => {
  it('describes every property', () => {
    const undescribed = properties.filter(
      ({ schema }) => typeof schema.description !== 'string' || schema.description === '',
    )
    expect(undescribed.map(({ at }) => at)).toEqual([])
  })

  it('rejects unknown keys in every object that lists its keys', () => {
    const open = objectsIn(schemas.map(({ schema }) => schema)).filter(
      (schema) => schema.additionalProperties !== false,
    )
    expect(open).toEqual([])
  })

  it('has defaults and examples that match it', () => {
    const shown = properties.flatMap(({ at, schema }) =>
      [...((schema.examples ?? []) as unknown[]), ...('default' in schema ? [schema.default] : [])].map(
        (value) => ({ at, schema, value }),
      ),
    )
    // References within a file would lose their file here, so it is added to them.
    const wrong = shown.filter(({ at, schema, value }) => {
      const file = at.split('/')[0] ?? ''
      const text = JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${file}#`)
      return !ajv.validate(JSON.parse(text), value)
    })
    expect(shown.length).toBeGreaterThan(60)
    expect(wrong.map(({ at, value }) => [at, value])).toEqual([])
  })
})

function objectsIn(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return []
  const own = !Array.isArray(value) && 'properties' in value && 'type' in value ? [value as Schema] : []
  return [...own, ...Object.values(value).flatMap(objectsIn)]
}

describe('a manifest', () => {
  const accepted = async (parts: Record<string, unknown>) => {
    const texts = Object.entries(parts).map(([key, value]) => [key, JSON.stringify(value)])
    const { issues } = await loadFixture({ 'one/merchant.json': Object.fromEntries(texts) }, {})
    return issues.filter(({ code }) => code !== 'flag-needs')
  }

  it.each(['GOOGLELOGIN3', 'FIREBASECREATEACC3', 'UPDATEMOBILEICC3', 'GEETEST3', 'STARTGAMEINAPP3', 'CHAT3'])(
    'pins the flag %s on or off, or leaves it to the platform (I3.36)',
    async (flag) => {
      for (const value of [true, false, 'server'])
        expect(await accepted({ flags: { [flag]: value } })).toEqual([])
      for (const value of ['true', 1, null])
        expect(await accepted({ flags: { [flag]: value } })).not.toEqual([])
    },
  )

  it('sets registration settings and the automatic login flag, or leaves them to the platform (I3.37)', async () => {
    const values = { mobileNumberPassword: true, captchaPattern: '^[0-9]{4}$', disabledMobileIcc: true }
    const leftToPlatform = Object.fromEntries(Object.keys(values).map((name) => [name, { from: 'server' }]))
    expect(await accepted({ settings: values, flags: { AUTOLOGIN3: true } })).toEqual([])
    expect(await accepted({ settings: leftToPlatform, flags: { AUTOLOGIN3: 'server' } })).toEqual([])
  })

  it.each([
    ['app_background', 'https://images.example/a.webp'],
    ['app_desc', 'Faster in the app'],
    ['bottom_app_desc', 'Faster in the app'],
    ['download_condition_switch', true],
    ['in_game_popup_interval', 600],
    ['login_required', true],
    ['bind_card', 1],
    ['bottom_app_bar_mode', 'bottom'],
    ['deposit_times', 3],
    ['deposit_times_forced', 3],
    ['first_deposit', true],
    ['first_withdraw', true],
    ['withdrawal_times', 3],
    ['withdrawal_times_forced', 3],
    ['deposit_least_times', 3],
    ['deposit_least_times_forced', 3],
    ['withdrawal_least_times', 3],
    ['withdrawal_least_times_forced', 3],
    ['reg_days', 3],
    ['reg_days_forced', 3],
    ['domains_switch', 1],
    ['domains', ['one.example']],
    ['theme', 'dark'],
  ])('sets the download setting %s as enabled and value', async (name, value) => {
    expect(await accepted({ download: { settings: { [name]: { enabled: true, value } } } })).toEqual([])
    expect(await accepted({ download: { settings: { [name]: { value } } } })).not.toEqual([])
    expect(await accepted({ download: { settings: { [name]: value } } })).not.toEqual([])
  })

  it.each(Object.keys(languages))('may be in %s', async (language) => {
    expect(await accepted(offering(language))).toEqual([])
  })

  const offering = (language: string) => ({
    languages: [language],
    metadata: { '/m/home': { title: { [language]: 'One' }, description: { [language]: 'One.' } } },
  })
})

describe('the generated types', () => {
  it('are those of the schemas', async () => {
    for (const { file, text } of await generateTypes(root)) {
      expect(await readFile(join(root, file), 'utf8'), `${file}: run "npm run types"`).toBe(text)
    }
  })
})
