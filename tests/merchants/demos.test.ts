import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fields, listOf } from '../../runtime/rules/network/read'
import { languages } from '../../runtime/tables/languages'
import { socialChannels } from '../../runtime/tables/socialChannels'
import { toSimulatedMerchant } from '../../scripts/start/simulatedMerchant'
import { readCapabilities } from '../../scripts/steps/validate/capabilities'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { readRuntimeNames } from '../../scripts/steps/validate/runtimeNames'

/*
 * The merchants of this project are also its demos: what a manifest can say, one of them says, so that all of it can be seen with
 * `npm start`.
 */

const root = join(import.meta.dirname, '../..')
const { merchants, issues, warnings } = await loadMerchants(root, {
  capabilities: await readCapabilities(root),
  names: await readRuntimeNames(root),
})
const manifests = merchants.map(({ manifest }) => manifest)

type Json = Readonly<Record<string, unknown>>

const schemas = new Map(
  readdirSync(join(root, 'schemas'))
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => [name, JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8')) as Json]),
)

/** Conditions and texts by language are values here; what the platform may decide is one, too. */
const values = /^(condition|values)\.schema\.json|#\/\$defs\/localized$/

/** The part of a schema that a reference names: its file, and the part of it. */
function follow(file: string, reference: string): { readonly file: string; readonly part: Json } {
  const [name = '', path = ''] = reference.split('#')
  const found = name === '' ? file : name
  const part = path
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => fields(inner)[key], schemas.get(found))
  return { file: found, part: fields(part) as Json }
}

/** Every property of a schema, by its path: "download.settings.theme.value", with `*` for any key, and for any entry of a list. */
function pathsOf(file: string, schema: Json, path: string): string[] {
  const { $ref, properties, items, additionalProperties, anyOf } = fields(schema)
  if (typeof $ref === 'string') {
    if (values.test($ref)) return []
    const { file: next, part } = follow(file, $ref)
    return pathsOf(next, part, path)
  }
  const inside = (key: string, inner: unknown): string[] => {
    const own = path === '' ? key : `${path}.${key}`
    return [...(key === '*' ? [] : [own]), ...pathsOf(file, fields(inner) as Json, own)]
  }
  return [
    ...Object.entries(fields(properties)).flatMap(([key, inner]) => inside(key, inner)),
    ...[items, additionalProperties].flatMap((inner) =>
      typeof inner === 'object' && inner !== null ? inside('*', inner) : [],
    ),
    ...listOf(anyOf).flatMap((inner) => pathsOf(file, fields(inner) as Json, path)),
  ]
}

/** The values at a path of a manifest. */
const valuesAt = (value: unknown, [key, ...rest]: readonly string[]): unknown[] => {
  if (key === undefined) return value === undefined ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  const inner = key === '*' ? Object.values(value) : [fields(value)[key]]
  return inner.flatMap((one) => valuesAt(one, rest))
}

/** A switch that is off shows nothing. */
const shows = (value: unknown): boolean => value !== false && fields(value).enabled !== false

const isShown = (path: string): boolean =>
  manifests.some((manifest) => valuesAt(manifest, path.split('.')).some(shows))

/** What no demo sets, with the reason; what is inside it needs none of its own. */
const unseen: Readonly<Record<string, string>> = {
  'brand.theme.primaryText': 'the primary colour of each demo can be read as text itself',
  development: 'only npm start sets it, for every demo',
  'settings.firebase': 'left to the simulator, whose project belongs to the Auth emulator',
  'settings.push': 'left to the simulator',
  'download.settings.app_background': 'a picture on a host of the operator, which a demo does not have',
  'download.settings.app_desc': 'one text for all languages; the product has its own in each',
  'download.settings.bottom_app_desc': 'one text for all languages; the product has its own in each',
  'download.settings.download_condition_switch.value': 'nobody reads it',
  'download.settings.first_deposit.value': 'nobody reads it',
  'download.settings.first_withdraw.value': 'nobody reads it',
  'download.settings.login_required': 'would cover the lobby of every member two seconds after the login',
  'download.settings.deposit_least_times': 'holds for every new member, on every page',
  'download.settings.deposit_least_times_forced': 'nobody could use the demo before a deposit',
  'download.settings.withdrawal_least_times': 'holds for every new member, on every page',
  'download.settings.withdrawal_least_times_forced': 'nobody could use the demo before a withdrawal',
  'compliance.terms.text': 'the product has a text of its own in each language',
  'compliance.responsibleGaming.text': 'the product has a text of its own in each language',
  'compliance.selfExclusion.text': 'the product has a text of its own in each language',
  'compliance.limits.text': 'the product has a text of its own in each language',
}

const isListed = (path: string): boolean =>
  Object.keys(unseen).some((listed) => path === listed || path.startsWith(`${listed}.`))

const paths = [
  ...new Set(pathsOf('manifest.schema.json', fields(schemas.get('manifest.schema.json')) as Json, '')),
]

describe('the demo merchants', () => {
  it('pass the check with --strict', () => {
    expect([...issues, ...warnings.filter(({ level }) => level === 'warning')]).toEqual([])
  })

  it('together set every property that a manifest can have, or a reason says why not', () => {
    expect(paths.filter((path) => !isShown(path) && !isListed(path))).toEqual([])
  })

  it('have no reason for what one of them sets, nor for what does not exist', () => {
    const needless = Object.keys(unseen).filter(
      (listed) =>
        !paths.includes(listed) ||
        paths.filter((path) => path === listed || path.startsWith(`${listed}.`)).every(isShown),
    )
    expect(needless).toEqual([])
  })

  it('together offer all languages of the product, one of them each', () => {
    const all = Object.keys(languages).sort()
    expect([...new Set(manifests.flatMap((manifest) => manifest.languages))].sort()).toEqual(all)
    expect(manifests.some((manifest) => manifest.languages.length === all.length)).toBe(true)
  })

  it('have one where a member with an expired password must choose another, also in the simulator (I4.06)', () => {
    const strict = merchants.filter(({ manifest }) => manifest.settings?.forceChangeExpiredPassword === true)
    expect(strict.map(({ code }) => code)).toEqual(['vionda'])
    for (const { code, manifest } of strict)
      expect(toSimulatedMerchant(code, manifest).settings).toMatchObject({ forceChangeExpiredPassword: true })
  })

  it('have one with every sign-in method, and one with every way to register', () => {
    expect(manifests.map((manifest) => manifest.social?.channels?.length ?? 0)).toContain(
      socialChannels.length,
    )
    expect(manifests.map((manifest) => manifest.registration?.methods?.length ?? 0)).toContain(3)
  })
})
