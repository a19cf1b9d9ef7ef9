import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../runtime/tables/languages'
import { hasErrors, jsonReport, orderFindings } from '../../scripts/steps/commands/checkReport'
import { colourSteps } from '../../scripts/steps/theme/colourSteps'
import { type Issue, issueAt } from '../../scripts/steps/validate/issue'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { formatSarif } from '../../scripts/steps/validate/sarif'
import { steppedColours } from '../../scripts/steps/validate/warnings/colours'
import { capabilities, type Fixture, loadFixture, withFixture } from './fixture'

const one = (parts: Fixture[string]): Fixture => ({ 'one/merchant.json': parts })

/** What a runtime that links these names finds in a fixture. */
const warningsIn = (fixture: Fixture, names = "'/m/home' '/m/login' '/m/changePsw' '/m/member/home'") =>
  withFixture(fixture, async (root, marked) => {
    const { issues, warnings } = await loadMerchants(root, { capabilities, names })
    expect(issues).toEqual([])
    // The files of fixtures are of an earlier version, which is a note of its own.
    return { marked, found: warnings.filter(({ code }) => code !== 'version-outdated') }
  })

const routes = (more: string) => `{
  "/m/home": { "page": "lobby" }, ${more} }`
const theme = (text: string) =>
  `{ "logo": "brand/logo.svg", "icon": "brand/icon.svg", "theme": {
  "mode": "light", "primary": "#aa0000", "background": "#ffffff", "surface": "#ffffff",
  "text": "#111111", "success": "#007700", "warning": "#775500", "danger": "#aa0000", ${text} } }`
const plain = theme('"accent": "#aa0000"')

describe('a warning', () => {
  it.each<[string, Fixture, string, string]>([
    [
      'a colour that is drawn in another shade',
      one({ brand: theme('"accent": «"#ddaa00"') }),
      'colour-stepped',
      '"accent" is #ddaa00, but #',
    ],
    [
      'a page that nothing leads to',
      one({ brand: plain, routes: routes('«"/m/feedback": { "page": "feedback", "guard": "member" }') }),
      'route-unlinked',
      'No bar, no list and no link leads to "/m/feedback" (the page "feedback").',
    ],
    [
      'a setting without effect',
      one({ brand: plain, settings: '{ «"geetestVersion": "v4" }' }),
      'setting-idle',
      '"geetestVersion" has no effect: GEETEST3 is off',
    ],
    [
      'a language of a chat that is off',
      one({ brand: plain, chat: '{ «"fallback": "EN" }' }),
      'setting-idle',
      // As it is called in a file of version 1.
      '"fallback" has no effect: CHAT3 is off',
    ],
    [
      'domains without a rule',
      one({
        brand: plain,
        download:
          '{ "settings": { "download_condition_switch": { "enabled": true }, «"domains": { "enabled": true, "value": ["one.example"] } } }',
      }),
      'setting-idle',
      '"domains" has no effect: "domains_switch" applies no rule',
    ],
    [
      'a prompt that is switched off',
      one({ brand: plain, download: '{ "settings": { «"first_deposit": { "enabled": true } } }' }),
      'setting-idle',
      '"first_deposit" has no effect: "download_condition_switch" is not enabled',
    ],
    [
      'a flag whose page is not mounted',
      one({ brand: plain, flags: '{ «"REWCEN3": true }' }),
      'flag-idle',
      'REWCEN3 is on, but the page "rewards" is not mounted',
    ],
    [
      'a flag of the platform that cannot do anything',
      one({ brand: plain, flags: '{ «"CHAT3": "server" }' }),
      'flag-idle',
      'CHAT3 is on, but the chat is a page in a frame',
    ],
    [
      'a text without a language',
      one({
        languages: '["EN", "VI"]',
        metadata:
          '{ "/m/home": { "title": { "EN": "One", "VI": "Mot" }, "description": { "EN": "One.", "VI": "Mot." }, «"keywords": { "EN": "one" } } }',
        brand: plain,
      }),
      'language-missing',
      '"/m/home.keywords" has no text in VI.',
    ],
    [
      'a label that is probably misspelled',
      one({
        brand: plain,
        customerService:
          '[{ "id": "a", "csType": "AICAN", "url": "https://a.example" },\n{ "id": "b", "csType": "AICAN", "url": "https://a.example", "labelIds": [«"platinmu"] }]',
        hosts: '{ "customerService": ["a.example"] }',
      }),
      'label-unknown',
      '"platinmu" is probably not a VIP label',
    ],
    [
      'a currency that is none',
      one({ brand: plain, currency: '{ "code": «"XYQ", "symbol": "$" }' }),
      'currency-unknown',
      '"XYQ" is not a currency',
    ],
    [
      'long words on the first slide',
      {
        ...one({
          brand: plain,
          lobby:
            '{ "hero": { "art": { "light": "brand/art.svg" }, "title": { "EN": «"More words than any phone has room for" } } }',
        }),
        'one/brand/art.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 280"><path d="M0 0h640v280H0z"/></svg>',
      },
      'hero-long',
      'These words take more than two lines on a phone that is 320 pixels wide: they have 38 letters.',
    ],
    [
      'a host for strangers',
      one({ brand: plain, hosts: '{ "image": [«"*.github.io"] }' }),
      'strangers-allowed',
      'hosts.image has "*.github.io"',
    ],
    [
      'a host of scripts that nothing loads',
      one({ brand: plain, hosts: '{ "script": [«"cdn.stranger.com"] }' }),
      'script-host-idle',
      'hosts.script has "cdn.stranger.com"',
    ],
    [
      'a host of scripts whose pixel is gone',
      one({
        brand: plain,
        pixels: '{ "tiktok": "C4A0PLE5V0RFN2J7Q1XG" }',
        hosts:
          '{ "connect": ["analytics.tiktok.com"], "script": ["analytics.tiktok.com", «"connect.facebook.net"] }',
      }),
      'script-host-idle',
      'hosts.script has "connect.facebook.net"',
    ],
  ])('says %s, at its place', async (_, fixture, code, message) => {
    const { found, marked } = await warningsIn(fixture)
    const issue = found.find((issue) => issue.code === code)
    expect({ ...issue, at: `${issue?.file}:${issue?.line}:${issue?.column}` }).toMatchObject({
      at: marked,
      level: 'warning',
      message: expect.stringContaining(message),
      merchants: ['one'],
    })
  })

  it('is a note in a file of an earlier version, which the command changes', () =>
    withFixture(one({ brand: plain, schemaVersion: '1' }), async (root) => {
      const { warnings } = await loadMerchants(root, { capabilities, names: "'/m/home' '/m/login'" })
      expect(warnings.filter(({ code }) => code === 'version-outdated')).toMatchObject([
        { level: 'note', file: 'merchants/_presets/base.json', line: 2 },
        {
          level: 'note',
          file: 'merchants/one/merchant.json',
          line: 2,
          hint: expect.stringContaining('migrate'),
        },
      ])
    }))

  it('is not given where nothing is odd', async () => {
    expect((await warningsIn(one({ brand: plain }))).found).toEqual([])
    const coins = one({ brand: plain, currency: '{ "code": "USDT", "symbol": "₮" }' })
    expect((await warningsIn(coins)).found).toEqual([])
  })

  it.each([
    [
      'a sign-in library',
      {
        hosts: `{ "script": ["apis.google.com", "accounts.google.com", "www.google.com", "www.gstatic.com"] }`,
        settings: '{ "firebase": { "from": "server" } }',
      },
    ],
    [
      'a script of the operator’s own, which loads others',
      {
        hosts: '{ "script": ["tags.one.com", "cdn.stranger.com"] }',
        pixels: '{ "scripts": ["https://tags.one.com/site.js"] }',
      },
    ],
  ])('is not given for hosts of scripts with %s', async (_, parts) => {
    const { found } = await warningsIn(one({ brand: plain, ...parts }))
    expect(found.filter(({ code }) => code === 'script-host-idle')).toEqual([])
  })

  it('is given once for a page of a preset, with all merchants that it affects', async () => {
    const { found } = await warningsIn({
      ...one({ brand: plain }),
      'two/merchant.json': { brand: plain, domains: '["two.example"]' },
      '_presets/base.json': {
        routes: `{ "/m/home": { "page": "lobby" }, "/m/feedback": { "page": "feedback", "guard": "member" },
          "/m/login": { "page": "login", "guard": "visitor", "otherwise": "/m/home" },
          "/m/changePsw": { "page": "changePassword", "guard": "member", "otherwise": "/m/login" },
          "/m/member/home": { "page": "memberHome", "guard": "member", "otherwise": "/m/login" } }`,
      },
    })
    expect(found).toMatchObject([
      { code: 'route-unlinked', file: 'merchants/_presets/base.json', merchants: ['one', 'two'] },
    ])
  })

  it('is a note where a preset decides in the platform’s place', async () => {
    const { found, marked } = await warningsIn({
      ...one({ brand: plain }),
      '_presets/base.json': { settings: '{ «"profileIconCount": 9 }' },
    })
    expect(
      found.map(({ level, code, file, line, column }) => [level, code, `${file}:${line}:${column}`]),
    ).toEqual([['note', 'set-by-preset', marked]])
  })
})

describe('a language that the chat does not speak (E5.48)', () => {
  const said = 'The chat does not speak '
  const frame = '{ "frame": ["chat.one.example"] }'
  it.each<
    [string, readonly Language[], Readonly<Record<string, string>>, string | undefined, string | undefined]
  >([
    ['one', ['EN', 'KO'], {}, `${said}KO: members who read it would get it in CN.`, '"EN"'],
    [
      'two',
      ['VI', 'HI', 'UR-LA'],
      {},
      `${said}HI and UR-LA: members who read those would get it in CN.`,
      '"VI"',
    ],
    ['only such ones', ['KO'], {}, `${said}KO: members who read it would get it in CN.`, '"EN"'],
    ['none, variants count as their language', ['EN', 'PT-BR', 'TW'], {}, undefined, undefined],
    [
      'one, and the merchant has chosen',
      ['EN', 'KO'],
      { chat: '{ "fallback": "EN" }' },
      undefined,
      undefined,
    ],
    ['one, and there is no chat', ['EN', 'KO'], { flags: '{}' }, undefined, undefined],
    ['one, and no host that a chat could be on', ['EN', 'KO'], { hosts: '{}' }, undefined, undefined],
  ])('%s', (_, languages, parts, message, better) => {
    const texts = JSON.stringify(Object.fromEntries(languages.map((language) => [language, 'One'])))
    const fixture = one({
      brand: plain,
      languages: JSON.stringify(languages),
      metadata: `{ "/m/home": { "title": ${texts}, "description": ${texts} } }`,
      flags: '{ "CHAT3": "server" }',
      hosts: frame,
      ...parts,
    })
    return withFixture(fixture, async (root) => {
      const { warnings } = await loadMerchants(root, { capabilities, names: '' })
      const [found] = warnings.filter(({ code }) => code === 'chat-language')
      expect(found?.message).toBe(message)
      // The fixture is of version 1, where the property is called so.
      if (better !== undefined) expect(found?.hint).toContain(`"chat": { "fallback": ${better} }`)
    })
  })
})

describe('colours that are stepped (D25)', () => {
  const colours = { mode: 'light', background: '#ffffff', surface: '#ffffff', text: '#111111' } as const
  it.each<[string, string, readonly string[]]>([
    ['a dark colour is used as it is', '#7a0010', []],
    ['a bright one is darkened for areas and for text', '#ffe600', ['areas, such as buttons', 'links']],
    ['a middling one only for text', '#e8590c', ['links']],
  ])('%s', (_, primary, places) => {
    const where = colourSteps({ ...colours, primary })
      .map((step) => step.where)
      .join('; ')
    for (const place of places) expect(where).toContain(place)
    expect(where === '').toBe(places.length === 0)
  })

  it.each(['primary', 'accent'] as const)(
    'says the shade for text of "%s", which is then none of its own',
    (key) => {
      const theme = { ...colours, success: '#007700', warning: '#775500', danger: '#aa0000' }
      const given = { ...theme, primary: '#aa0000', accent: '#aa0000', [key]: '#d06a00' }
      const found = (more: object) =>
        steppedColours({ brand: { logo: '', icon: '', theme: { ...given, ...more } } })
      const [step] = found({})
      const [, shade] = new RegExp(`^"${key}Text": "(#\\w{6})"$`).exec(step?.expected ?? '') ?? []
      expect(step?.hint).toContain(`Add "${key}Text": "${shade}"`)
      expect(found({ [`${key}Text`]: shade })).toEqual([])
      const paths = found({ [`${key}Text`]: '#ffdd55' }).map(({ path }) => path.join('.'))
      expect([...new Set(paths)]).toEqual([`brand.theme.${key}Text`])
    },
  )

  it('knows a colour of three digits as the same one', () => {
    expect(colourSteps({ ...colours, primary: '#700' })).toEqual([])
  })
})

const source = { file: 'merchants/é ü/merchant.json', text: '{\n  "flags": {}\n}\n' }
const at = (details: Partial<Issue>): Issue =>
  issueAt(
    { source, offset: 4, length: 7 },
    { code: 'unknown-key', message: 'Wrong.', hint: 'Rename it.', ...details },
    ['one'],
  )
const findings = [
  at({}),
  at({ level: 'warning', code: 'route-unlinked' }),
  at({ level: 'note', code: 'set-by-preset' }),
]

describe('the order and the levels of findings', () => {
  it('puts errors first, and takes warnings for errors only when asked', () => {
    const mixed = [...findings].reverse()
    expect(orderFindings(mixed, false).map(({ level }) => level)).toEqual([undefined, 'warning', 'note'])
    expect(orderFindings(mixed, true).map(({ level }) => level)).toEqual(['error', undefined, 'note'])
    expect(hasErrors(findings.slice(1))).toBe(false)
    expect(hasErrors(orderFindings(findings.slice(1), true))).toBe(true)
    expect(hasErrors(orderFindings(findings.slice(2), true))).toBe(false)
  })
})

describe('--format json', () => {
  const schema = JSON.parse(readFileSync('.github/reference/check.schema.json', 'utf8'))
  const validate = new Ajv2020({ strict: true, allErrors: true, strictTypes: false }).compile(schema)

  it('is as its schema says, with findings of every level', async () => {
    const { merchants, codes } = await loadFixture({})
    const report = { findings, merchants, codes, missingTexts: [at({})], color: false, version: '1' }
    const said = JSON.parse(JSON.stringify(jsonReport(report)))
    expect(validate(said), JSON.stringify(validate.errors)).toBe(true)
    expect([said.issues, said.warnings, said.notes].map(({ length }) => length)).toEqual([1, 1, 1])
    expect(validate({ ...said, more: 1 })).toBe(false)
  })
})

describe('--format sarif', () => {
  const { $schema, version, runs } = JSON.parse(formatSarif(findings, '0.1.0'))
  const [run] = runs

  it('is SARIF 2.1.0', () => {
    expect({ $schema, version, columnKind: run.columnKind }).toEqual({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      columnKind: 'utf16CodeUnits',
    })
    expect(run.tool.driver).toMatchObject({ name: expect.any(String), semanticVersion: '0.1.0' })
  })

  it('has each code as a rule with its help, which its results refer to', () => {
    const ids = run.tool.driver.rules.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(['route-unlinked', 'set-by-preset', 'unknown-key'])
    for (const result of run.results) expect(ids[result.ruleIndex]).toBe(result.ruleId)
    for (const { shortDescription, fullDescription, help } of run.tool.driver.rules)
      expect([shortDescription, fullDescription, help].every(({ text }) => /\.$/.test(text))).toBe(true)
  })

  it('has an empty list of results without a finding', () => {
    expect(JSON.parse(formatSarif([], '0.1.0')).runs[0]).toMatchObject({
      tool: { driver: { rules: [] } },
      results: [],
    })
  })

  it('has levels, a message, and a place in a file by a relative URI', () => {
    expect(run.results.map(({ level }: { level: string }) => level)).toEqual(['error', 'warning', 'note'])
    expect(run.results[0].message.text).toBe('Wrong.\nTo do: Rename it.\nAffects: one')
    expect(run.results[0].locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'merchants/%C3%A9%20%C3%BC/merchant.json', uriBaseId: '%SRCROOT%' },
          region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 10 },
        },
      },
    ])
  })
})
