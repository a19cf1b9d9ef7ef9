import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { explainKeys, explainValues } from '../../scripts/steps/explain/values/explainValues'
import { formatValues } from '../../scripts/steps/explain/values/formatValues'
import { linksOf } from '../../scripts/steps/explain/values/manifestFiles'
import { readSchemaTree } from '../../scripts/steps/explain/values/schemaTree'
import { parseSource } from '../../scripts/steps/validate/parseSource'
import { demoCodes, problemOf } from './demos'

const schemas = readSchemaTree(process.cwd())

const file = (name: string, lines: readonly string[]) =>
  parseSource({ file: `merchants/${name}`, text: ['{', ...lines, '}'].join('\n') })

const presets = new Map([
  [
    'base',
    file('_presets/base.json', [
      '"brand": { "theme": { "mode": "light" } },', // 2
      '"flags": { "CHAT3": "server", "REWCEN3": true },', // 3
      '"languages": ["EN"],', // 4
      '"settings": { "passwordMinimum": 8, "geetestVersion": { "from": "server" }, "firebase": { "from": "server" } },', // 5
      '"navigation": [', // 6
      '{ "id": "home", "to": "/m/home" },', // 7
      '{ "id": "rewards", "to": "/m/rewardCenter" }', // 8
      '],', // 9
      '"customerService": [{ "id": "chat", "csType": "LIVECHAT" }],', // 10
      '"download": { "settings": { "reg_days": { "enabled": true, "value": 3 } } }', // 11
    ]),
  ],
  [
    'lottery',
    file('_presets/lottery.json', [
      '"extends": "base",', // 2
      '"brand": { "theme": { "mode": "dark" } },', // 3
      '"flags": { "REWCEN3": "server" },', // 4
      '"currency": { "code": "VND" }', // 5
    ]),
  ],
])

const merchant = file('saomai/merchant.json', [
  '"extends": "lottery",', // 2
  '"brand": { "theme": { "mode": "light", "primary": "#0b5cad" } },', // 3
  '"languages": [', // 4
  '"VI", "EN"],', // 5
  '"flags": { "REWCEN3": false },', // 6
  '"navigation": { "rewards": null, "home": { "to": "/m/game" } },', // 7
  '"routes": { "/m/home": { "page": "lobby" } }', // 8
])

const explain = (...words: string[]) => explainKeys(linksOf(merchant, presets), schemas, words).values
const one = (word: string) => {
  const [value] = explain(word)
  if (!value) throw new Error(`${word} has no value.`)
  return value
}

describe('a value', () => {
  it.each<[string, unknown, string, string | undefined, string[]]>([
    [
      'brand.theme.mode',
      'light',
      'merchant',
      'saomai/merchant.json:3',
      ['"dark" _presets/lottery.json:3', '"light" _presets/base.json:2'],
    ],
    ['brand.theme.primary', '#0b5cad', 'merchant', 'saomai/merchant.json:3', []],
    [
      'flags.REWCEN3',
      false,
      'merchant',
      'saomai/merchant.json:6',
      ['"server" _presets/lottery.json:4', 'true _presets/base.json:3', 'false schema'],
    ],
    ['flags.CHAT3', 'server', 'preset', '_presets/base.json:3', ['false schema']],
    ['languages', ['VI', 'EN'], 'merchant', 'saomai/merchant.json:4', ['["EN"] _presets/base.json:4']],
    ['currency.code', 'VND', 'preset', '_presets/lottery.json:5', []],
    [
      'navigation.home.to',
      '/m/game',
      'merchant',
      'saomai/merchant.json:7',
      ['"/m/home" _presets/base.json:7'],
    ],
    [
      'navigation.rewards.to',
      null,
      'cleared',
      'saomai/merchant.json:7',
      ['"/m/rewardCenter" _presets/base.json:8'],
    ],
    ['routes./m/home.page', 'lobby', 'merchant', 'saomai/merchant.json:8', []],
    ['rememberLogin', 'ticked', 'default', 'schema', []],
    ['brand.tagline.FR', undefined, 'unset', undefined, []],
  ])('%s is %j, of the %s, at %s, and replaces %j', (key, value, origin, place, replaced) => {
    const short = ({ file, line }: { file: string; line: number }) =>
      file.startsWith('schemas/') ? 'schema' : `${file.replace('merchants/', '')}:${line}`
    const found = one(key)
    expect(found).toMatchObject({ key, origin })
    expect(found.value).toEqual(value)
    expect(found.setBy && short(found.setBy)).toBe(place)
    expect(found.replaced.map((former) => `${JSON.stringify(former.value)} ${short(former)}`)).toEqual(
      replaced,
    )
  })

  it.each<[string, boolean | undefined, string | undefined]>([
    ['flags.CHAT3', true, 'GET /wps/system/whitelabel'],
    ['flags.REWCEN3', false, 'GET /wps/system/whitelabel'],
    ['flags.GEETEST3', false, 'GET /wps/system/whitelabel'],
    ['settings.geetestVersion', true, 'GET /wps/system/settings'],
    ['settings.push.vapidKey', false, 'GET /wps/system/settings'],
    ['settings.firebase.apiKey', true, 'GET /wps/system/settings'],
    ['settings.passwordMinimum', false, 'GET /wps/system/settings'],
    ['download.settings.reg_days.value', true, 'GET /wps/relay/WPSCORE_getDownloadSetting'],
    ['customerService.chat.csType', true, 'GET /wps/relay/WPSCORE_getCustomerServiceScript'],
    ['currency.position', true, 'GET /wps/system/settings'],
    ['brand.theme.mode', undefined, undefined],
    ['languages', undefined, undefined],
  ])('%s: the platform decides: %s (%s)', (key, decides, call) => {
    expect([one(key).platform?.decides, one(key).platform?.call]).toEqual([decides, call])
  })
})

describe('a key', () => {
  it.each([
    ['brand.theme.primary', 'brand.theme.primary'],
    ['/brand/theme/primary', 'brand.theme.primary'],
    ['#/brand/theme/primary', 'brand.theme.primary'],
    ['$.brand.theme.primary', 'brand.theme.primary'],
    ['Brand.Theme.PRIMARY', 'brand.theme.primary'],
    ['theme.primary', 'brand.theme.primary'],
    ['primary', 'brand.theme.primary'],
    ['routes./m/home.page', 'routes./m/home.page'],
    ['routes["/m/home"].page', 'routes./m/home.page'],
    ["routes['/m/home']['page']", 'routes./m/home.page'],
    ['/routes/~1m~1home/page', 'routes./m/home.page'],
    ['routes//m/home/page', 'routes./m/home.page'],
    ['flags.CHAT3', 'flags.CHAT3'],
    ['flag.CHAT3', 'flags.CHAT3'],
    ['CHAT3', 'flags.CHAT3'],
    ['chat3', 'flags.CHAT3'],
    ['navigation[0].to', 'navigation.home.to'],
    ['navigation.home.to', 'navigation.home.to'],
    ['password-minimum', 'settings.passwordMinimum'],
    [' languages ', 'languages'],
    ['languages[0]', 'languages'],
  ])('may be spelled %s', (word, key) => {
    expect(explainKeys(linksOf(merchant, presets), schemas, [word]).asked).toEqual([key])
  })

  it.each([
    ['brand.theme.primry', 'There is no key "brand.theme.primry". The nearest are: brand.theme.primary, '],
    ['primry', 'There is no key "primry". The nearest are: brand.theme.primary, '],
    ['CHAT4', 'There is no key "CHAT4". The nearest are: flags.CHAT3, '],
    ['id', 'is the end of 3 keys: navigation.home.id, '],
    ['', 'There is no key "". The nearest are: '],
    ['🎲', 'There is no key "🎲". The nearest are: '],
  ])('that is not there is refused with the nearest: %s', (word, problem) => {
    expect(problemOf(() => explain(word))).toContain(problem)
  })

  it('that is a branch gives what is below it', () => {
    expect(explain('brand.theme').map(({ key }) => key)).toEqual(
      expect.arrayContaining(['brand.theme.mode', 'brand.theme.primary', 'brand.theme.radius']),
    )
    expect(explain('navigation').map(({ key }) => key)).toContain('navigation.rewards.to')
  })
})

it('is printed with everything that is known of it', () => {
  const explained = explainKeys(linksOf(merchant, presets), schemas, ['REWCEN3'])
  const readers = [
    { file: 'runtime/features/rewards/feature.ts', line: 5 },
    { file: 'runtime/features/rewards/feature.ts', line: 9 },
  ]
  const text = formatValues(
    'saomai',
    explained,
    ({ path }) => ({ key: path, readers, isWhole: false }),
    false,
  )
  expect(text.split('\n')).toEqual([
    'flags.REWCEN3',
    '  value     false',
    '  set by    merchants/saomai/merchant.json:6',
    '  replaces  "server"  merchants/_presets/lottery.json:4',
    '            true  merchants/_presets/base.json:3',
    expect.stringMatching(/^ {12}false {2}schemas\/flags\.schema\.json:\d+ \(default\)$/),
    '  platform  fixed when the site is built; what the platform sends for it is not read (GET /wps/system/whitelabel)',
    '  read by   feature rewards: runtime/features/rewards/feature.ts:5,9',
    '  meaning   The reward centre and its promotions (E7.09).',
  ])
})

it('that is misspelled is shown as what nothing reads', () => {
  const misspelled = file('saomai/merchant.json', ['"extends": "lottery",', '"settings": { "pasword": 8 }'])
  const explained = explainKeys(linksOf(misspelled, presets), schemas, ['settings.pasword'])
  expect(formatValues('saomai', explained, undefined, false).split('\n')).toEqual([
    'settings.pasword',
    '  value     8',
    '  set by    merchants/saomai/merchant.json:3',
    '  problem   no schema has this key: nothing reads it, and the check refuses it',
    '  platform  has no say',
  ])
  const list = formatValues(
    'saomai',
    explainKeys(linksOf(misspelled, presets), schemas, []),
    undefined,
    false,
  )
  expect(list.split('\n').filter((line) => line.includes('no schema has'))).toEqual([
    expect.stringContaining('settings.pasword'),
  ])
  expect(list.split('\n').filter((line) => line.includes('the platform decides it'))).toEqual(
    ['flags.CHAT3', 'flags.REWCEN3', 'settings.geetestVersion', 'settings.firebase'].map((key) =>
      expect.stringContaining(key),
    ),
  )
})

it('of a merchant whose chain cannot be read is refused with the mistake', () => {
  const lost = file('saomai/merchant.json', ['"extends": "lotery"'])
  expect(problemOf(() => linksOf(lost, presets))).toContain('There is no preset "lotery".')
})

/** What a line must contain of a value that it sets: the value itself, or how an object or a list begins. */
const markOf = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  return Array.isArray(value) ? '[' : '{'
}

it.each(demoCodes)('of any key of %s is at a line that holds it', async (code) => {
  const { values } = await explainValues(process.cwd(), code, [])
  const texts = new Map<string, string[]>()
  const lineAt = ({ file, line }: { file: string; line: number }): string => {
    if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8').split('\n'))
    return texts.get(file)?.[line - 1] ?? ''
  }
  expect(values.length).toBeGreaterThan(200)
  const places = values.flatMap((value) => [
    ...(value.setBy ? [{ ...value.setBy, value: value.value, key: value.key }] : []),
    ...value.replaced.map((former) => ({ ...former, key: value.key })),
  ])
  expect(places.filter((place) => !lineAt(place).includes(markOf(place.value)))).toEqual([])
  const again = await explainValues(
    process.cwd(),
    code,
    values.map(({ key }) => key),
  )
  expect(again.values.map(({ key }) => key).sort()).toEqual(values.map(({ key }) => key).sort())
})
