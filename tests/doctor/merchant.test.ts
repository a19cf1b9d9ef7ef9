import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { examineMerchants } from '../../scripts/steps/doctor/examineMerchant'
import type { DoctorFinding } from '../../scripts/steps/doctor/finding'
import { countFindings, formatFindings } from '../../scripts/steps/doctor/formatFindings'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { steppedColours } from '../../scripts/steps/validate/warnings/colours'
import { missingLanguages } from '../../scripts/steps/validate/warnings/missingLanguages'
import { createProject, type Project } from '../build/sampleProject'
import { sampleColours } from '../support/sampleColours'

let project: Project

const both = (text: string) => ({ VI: text, EN: text })
const address = (path: string) => ({ url: `https://help.saomai.com/${path}` })

const geetestOfPlatform: Partial<Manifest> = { settings: { geetestId: { from: 'server' } } }

/** A brand of which nothing is missing. */
const ready: Partial<Manifest> = {
  name: 'Sao Mai',
  domains: ['www.saomai.com'],
  brand: {
    logo: 'brand/logo.svg',
    icon: 'brand/icon.svg',
    tagline: both('Every day'),
    theme: {
      mode: 'light',
      ...sampleColours,
      accentText: '#8c6000',
      success: '#007a42',
      warning: '#905d00',
      danger: '#cb1f33',
    },
  },
  flags: { REWCEN3: true, LOGINCAPTCHA3: true, REGISTERCAPTCHA3: true },
  customerService: [{ id: 'chat', csType: 'LIVECHAT', url: 'https://chat.saomai.com/room' }],
  hosts: {
    image: ['images.saomai.com'],
    game: ['games.saomai.com'],
    customerService: ['chat.saomai.com'],
  },
  compliance: {
    minimumAge: 18,
    licence: {
      text: both('Sao Mai is run by SM Games Ltd. under licence SM-77.'),
      number: 'SM-77',
      url: 'https://register.gaming.gov/SM-77',
    },
    terms: address('terms'),
    responsibleGaming: address('play'),
    selfExclusion: address('pause'),
    limits: address('limits'),
    supportHours: 'always',
    blockedRegions: both('Not available where you are.'),
    payments: [{ name: 'Visa' }],
  },
}

const icon = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#fff" d="M0 0h512v512H0z"/>${inner}</svg>`
const goodIcon = icon('<circle cx="256" cy="256" r="150" fill="#b3261e"/>')
const goodLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path fill="#b3261e" d="M0 0h150v30z"/></svg>'

beforeAll(() => {
  project = createProject()
  project.writeMerchant('demo', {
    name: 'Demo Brand',
    domains: ['www.demo.example'],
    pixels: { facebook: '44556677' },
  })
})

afterAll(() => project.remove())

const write = (path: string, text: string): void =>
  writeFileSync(join(project.root, 'merchants/one', path), text)

beforeEach(() => {
  project.writeMerchant('one', ready)
  write('brand/icon.svg', goodIcon)
  write('brand/logo.svg', goodLogo)
})

async function examine(more: Partial<Manifest> = {}): Promise<readonly DoctorFinding[]> {
  const manifest = JSON.parse(readFileSync(join(project.root, 'merchants/one/merchant.json'), 'utf8'))
  const text = JSON.stringify({ ...manifest, ...more }, undefined, 2)
  write('merchant.json', text)
  const loaded = await loadMerchants(project.root, { codes: ['one'] })
  return (await examineMerchants(project.root, ['one'], loaded)).flatMap(({ findings }) => findings)
}

const theme = (more: Partial<Manifest['brand']['theme']>): Partial<Manifest> => ({
  brand: { ...ready.brand, theme: { ...ready.brand?.theme, ...more } } as Manifest['brand'],
})

const compliance = (more: Partial<NonNullable<Manifest['compliance']>>): Partial<Manifest> => ({
  compliance: { ...ready.compliance, ...more },
})

/** The text of the line that a finding points at. */
const lineOf = ({ file = '', line = 0 }: DoctorFinding): string =>
  readFileSync(join(project.root, file), 'utf8').split('\n')[line - 1] ?? ''

describe('a merchant before its launch', () => {
  it('has nothing to mend when nothing is missing', async () => {
    expect(formatFindings(await examine(), { color: false })).toBe('')
  })

  type Row = readonly [level: string, code: string, line: string, more: Partial<Manifest>]
  const rows: readonly Row[] = [
    ['must', 'licence-missing', '"compliance"', compliance({ licence: undefined as never })],
    ['must', 'minimum-age-missing', '{', { compliance: undefined as never }],
    ['must', 'terms-missing', '"compliance"', compliance({ terms: undefined as never })],
    ['should', 'self-exclusion-missing', '"compliance"', compliance({ selfExclusion: undefined as never })],
    [
      'should',
      'licence-url-missing',
      '"licence"',
      compliance({ licence: { text: both('Licence SM-77.'), number: 'SM-77' } }),
    ],
    ['must', 'domain-reserved', 'www.saomai.test', { domains: ['www.saomai.test'] }],
    ['must', 'domain-reserved', 'example.com', { domains: ['www.saomai.com', 'play.example.com'] }],
    ['should', 'domain-of-tests', 'staging', { domains: ['staging.saomai.com'] }],
    ['should', 'domain-of-a-host', 'pages.dev', { domains: ['saomai.pages.dev'] }],
    [
      'must',
      'host-reserved',
      'chat.saomai.example',
      { hosts: { ...ready.hosts, frame: ['chat.saomai.example'] } },
    ],
    ['must', 'host-reserved', '"VI"', compliance({ blockedRegions: both('Write to help@saomai.example') })],
    [
      'should',
      'hosts-missing',
      '"hosts"',
      { hosts: { image: ['images.saomai.com'], customerService: ['chat.saomai.com'] } },
    ],
    ['should', 'host-risky', '*.github.io', { hosts: { ...ready.hosts, frame: ['*.github.io'] } }],
    ['must', 'support-missing', '"customerService": []', { customerService: [] }],
    [
      'must',
      'support-for-nobody',
      '"customerService"',
      {
        customerService: [
          { id: 'vip', csType: 'LIVECHAT', url: 'https://chat.saomai.com/v', labelIds: ['gold'] },
        ],
      },
    ],
    ['should', 'colour-stepped', '"primary"', theme({ primary: '#ffe100' })],
    ['should', 'colour-stepped', '"background"', theme({ background: '#cccccc', text: '#000000' })],
    [
      'should',
      'language-missing',
      '"tagline"',
      { brand: { ...ready.brand, tagline: { VI: 'Mỗi ngày' } } as Manifest['brand'] },
    ],
    ['must', 'text-placeholder', 'Lorem', compliance({ blockedRegions: both('Lorem ipsum dolor') })],
    ['must', 'text-placeholder', 'TODO', { name: 'TODO' }],
    ['must', 'text-placeholder', 'goes here', compliance({ blockedRegions: both('The text goes here') })],
    ['must', 'text-placeholder', '000000000', { pixels: { facebook: '000000000' } }],
    ['must', 'example-copied', '1234567890123456', { pixels: { facebook: '1234567890123456' } }],
    ['must', 'value-copied', '44556677', { pixels: { facebook: '44556677' } }],
    ['must', 'demo-named', '"VI"', compliance({ blockedRegions: both('Demo Brand is not available.') })],
    ['should', 'consent-missing', '"compliance"', { pixels: { facebook: '99887766' } }],
    ['should', 'captcha-missing', '"flags"', { flags: { REWCEN3: true } }],
    ['should', 'captcha-missing', '"flags"', { flags: { GEETEST3: true, LOGINCAPTCHA3: true } }],
    ['note', 'flags-of-platform', '"flags"', { flags: { REWCEN3: 'server', LOGINCAPTCHA3: true } }],
    ['should', 'setting-of-platform', '"geetestId"', { ...geetestOfPlatform, flags: { GEETEST3: true } }],
  ]

  it.each(rows)('%s %s at %s', async (level, code, line, more) => {
    const findings = await examine(more)
    const found = findings.filter((one) => one.code === code)
    expect(found.map((one) => one.level)).toContain(level)
    expect(found.map(lineOf).join('\n')).toContain(line)
    for (const { why, fix } of found)
      expect([why, fix]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/./)])
  })

  it.each(['limits', 'selfExclusion'] as const)(
    'does not miss %s where the account leads to it',
    async (id) => {
      const missing = compliance({ [id]: undefined as never })
      const code = id === 'limits' ? 'limits-missing' : 'self-exclusion-missing'
      const codesOf = async (entry: object) => {
        const account = [{ id: 'limits', entries: [{ id, ...entry }] }]
        return (await examine({ ...missing, account })).map((one) => one.code)
      }
      expect(await codesOf({})).toContain(code)
      for (const lead of [{ to: '/m/help' }, { url: 'https://saomai.vn/limits' }, { opens: 'support' }])
        expect(await codesOf(lead)).not.toContain(code)
    },
  )

  it('says of colours and languages what the check says', async () => {
    const brand = {
      ...ready.brand,
      ...theme({ primary: '#ffe100' }).brand,
      tagline: { VI: 'Mỗi ngày' },
    } as Manifest['brand']
    const home = { title: both('One'), description: both('One.'), keywords: { VI: 'mot' } }
    const metadata = { '/m/home': home }
    const manifest = { languages: ['VI', 'EN'], brand, metadata, routes: {} } as unknown as Manifest
    const said = [...steppedColours(manifest), ...missingLanguages(manifest)]
    const found = (await examine({ brand, metadata })).filter(({ code }) =>
      ['colour-stepped', 'language-missing'].includes(code),
    )
    expect(said.length).toBeGreaterThan(3)
    expect(found.map(({ code, message, fix }) => [code, message, fix])).toEqual(
      said.map(({ code, message, hint }) => [code, message, hint]),
    )
  })

  it('names the nearest colour that passes', async () => {
    const steps = async (primary: string) =>
      (await examine(theme({ primary }))).filter(({ code }) => code === 'colour-stepped')
    const [stepped] = await steps('#ffe100')
    const [, nearest = ''] = /Write "(#\w{6})" as/.exec(stepped?.fix ?? '') ?? []
    expect(await steps(nearest)).toEqual([])
  })

  it.each([
    ['picture-copied', undefined],
    ['icon-illegible', icon('<path d="M20 20L490 490M490 20L20 490" stroke="#b3261e" stroke-width="1"/>')],
    ['icon-illegible', icon('<circle cx="256" cy="256" r="150" fill="#f5f5f5"/>')],
    ['icon-outside-safe-zone', icon('<path fill="#b3261e" d="M10 10h492v60H10z"/>')],
  ])('finds %s of a picture', async (code, svg) => {
    write('brand/icon.svg', svg ?? readFileSync(join(project.root, 'merchants/demo/brand/icon.svg'), 'utf8'))
    expect((await examine()).map((one) => one.code)).toContain(code)
  })

  it('says what a heavy picture weighs, and what would be enough', async () => {
    const points = Array.from({ length: 1500 }, (_, index) => {
      const angle = index * 0.7391
      return `L${(80 + 70 * Math.cos(angle) * ((index % 97) / 97)).toFixed(5)} ${(20 + 18 * Math.sin(angle)).toFixed(5)}`
    })
    write('brand/logo.svg', goodLogo.replace('d="', `d="M80 20${points.join('')}z`))
    const [heavy] = (await examine()).filter(({ code }) => code === 'picture-heavy')
    expect(heavy?.message).toMatch(
      /^brand\/logo\.svg has [\d.]+ kB, of which [\d.]+ kB are sent; 6\.0 kB are enough/,
    )
    expect(heavy?.fix).toMatch(/kB|Simplify/)
  })

  it('asks for no id of GeeTest, which the preset leaves to the platform, where GeeTest is off', async () => {
    expect(await examine(geetestOfPlatform)).toEqual([])
  })

  it('names files of the brand that nothing uses', async () => {
    write('brand/logo-old.svg', goodLogo)
    expect((await examine()).find(({ code }) => code === 'picture-unused')?.message).toContain(
      'brand/logo-old.svg',
    )
    rmSync(join(project.root, 'merchants/one/brand/logo-old.svg'))
  })

  it('has one finding for a text in several languages, and counts by level', async () => {
    const findings = await examine(compliance({ blockedRegions: both('TODO') }))
    expect(findings.map(({ code }) => code)).toEqual(['text-placeholder'])
    expect(findings[0]?.message).toContain('The same holds for EN.')
    expect(countFindings(findings)).toBe('1 must, 0 should, 0 note')
  })

  it('names a host once, with every place, after the domains', async () => {
    const hosts = { game: ['a.test', 'b.test'], image: ['a.test'], customerService: ['chat.saomai.com'] }
    const findings = await examine({ hosts, domains: ['www.saomai.test'] })
    expect(findings.map(({ message }) => message.split('"')[1])).toEqual([
      'www.saomai.test',
      'a.test',
      'b.test',
    ])
    const [, { line, also } = {}] = findings
    expect(also).toHaveLength(1)
    expect(also?.[0]?.line).toBeGreaterThan(line ?? 0)
    expect(formatFindings(findings, { color: false })).toContain(`\n  Also: line ${also?.[0]?.line}\n`)
  })

  it('with mistakes has these as findings, and is not examined further where it cannot be read', async () => {
    expect(await examine({ languages: [] as never })).toMatchObject([
      { level: 'must', file: 'merchants/one/merchant.json' },
    ])
    write('merchant.json', '{ "name": ')
    const loaded = await loadMerchants(project.root, { codes: ['one'] })
    const findings = (await examineMerchants(project.root, ['one'], loaded)).flatMap((one) => one.findings)
    expect(findings[0]).toMatchObject({ level: 'must', file: 'merchants/one/merchant.json', line: 1 })
  })
})
