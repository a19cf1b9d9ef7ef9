import { afterAll, describe, expect, it } from 'vitest'
import { detectRunMode, type RunMode } from '../../runtime/rules/device/device'
import { detectInAppBrowser } from '../../runtime/rules/device/inAppBrowser'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { createPlatform } from '../../scripts/platform'
import { choiceNames, choices, defaultOf, shiftOf } from '../../scripts/start/preview/choices'
import { commandsOf } from '../../scripts/start/preview/commands'
import { type DeviceName, deviceFor, deviceNames } from '../../scripts/start/preview/devices'
import { faultKindNames, faultyCalls } from '../../scripts/start/preview/faultKinds'
import { offerOf } from '../../scripts/start/preview/offer'
import { previewPage } from '../../scripts/start/preview/previewPage'
import {
  type PreviewState,
  readPreviewState,
  writePreviewState,
} from '../../scripts/start/preview/previewState'
import { pageStateOf, storedEntries } from '../../scripts/start/preview/siteState'
import { toSimulatedMerchant } from '../../scripts/start/simulatedMerchant'
import { manifest as sample } from '../support/manifest'
import fc from '../support/properties'

const manifest: Manifest = {
  ...sample,
  flags: { REWCEN3: true, CHAT3: 'server', LOTTMINIGAME3: 'server' },
  settings: {
    passwordMinimum: { from: 'server' },
    geetestVersion: { from: 'server' },
    disabledMobileIcc: { from: 'server' },
    firebase: { from: 'server' },
    captchaPattern: '^[0-9]+$',
  },
  compliance: { ...sample.compliance, minimumAge: 21 },
}
const offer = offerOf('hongvan', manifest)
const simulated = toSimulatedMerchant('hongvan', manifest)
const platform = createPlatform({ merchants: [simulated], control: true })
afterAll(() => platform.close())

const read = (query: string) => readPreviewState(new URLSearchParams(query), offer)

const chosen = fc.record(
  Object.fromEntries(
    choiceNames.map((name) => {
      const values = choices[name].options(offer).map(({ value }) => value)
      const others = { clock: ['3h', '-45m'], deviceClock: ['2d'], width: ['412'] }[name as string] ?? []
      return [name, fc.constantFrom(...values, ...others)]
    }),
  ),
) as fc.Arbitrary<PreviewState['choices']>

const states: fc.Arbitrary<PreviewState> = fc.record({
  page: fc.constantFrom('/m/home', '/m/login', '/m/games?category=slots&sort=a%20b', '/m/nowhere#top'),
  choices: chosen,
  flags: fc.dictionary(fc.constantFrom(...offer.flags), fc.boolean()),
  settings: fc.constantFrom<PreviewState['settings'][]>(
    {},
    { passwordMinimum: '12', geetestVersion: 'v4' },
    { disabledMobileIcc: 'off' },
  ) as fc.Arbitrary<PreviewState['settings']>,
  faults: fc.uniqueArray(
    fc.record({ call: fc.constantFrom(...faultyCalls), kind: fc.constantFrom(...faultKindNames) }),
    { selector: ({ call, kind }) => `${call}:${kind}`, maxLength: 4 },
  ),
})

describe('the link of a preview', () => {
  it('says the whole state, and is read as what it says', () => {
    fc.assert(
      fc.property(states, (state) => {
        const link = writePreviewState(state, offer).toString()
        expect(read(link)).toEqual({ state, problems: [] })
      }),
      { numRuns: 200 },
    )
  })

  it('is short when everything is as by default', () => {
    expect(writePreviewState(read('').state, offer).toString()).toBe('code=hongvan')
  })

  it('never makes the page of the panel fail, nor puts anything of it into its markup', () => {
    const text = fc.constantFrom('<b>', '"', "'", '&amp;', 'x', '%', '\u0000', '../', 'é')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.oneof(fc.constantFrom(...choiceNames, 'page', 'fault'), text), text)),
        (pairs) => {
          const result = readPreviewState(new URLSearchParams(pairs), offer)
          expect(previewPage(offer, result, { hasList: true, members: [] })).not.toContain('<b>')
        },
      ),
      { numRuns: 50 },
    )
  })

  it.each([
    [
      'membr=vip',
      '"membr" is no parameter of a preview. Did you mean "member"? There are: code, page, member,',
    ],
    ['member=VIP', 'member=VIP: there is no such value. Did you mean "vip"? It is one of visitor, ordinary,'],
    ['language=FR', 'language=FR: there is no such value. It is one of EN, CN, UR.'],
    ['clock=tomorrow', 'or a number with m, h or d, such as -2d.'],
    ['width=99', 'or a number of pixels from 240 to 1600.'],
    ['member=vip&member=agent', 'member is in the link twice: the first counts.'],
    ['page=https://other.example/m/home', '"https://other.example/m/home" is not a page of the site'],
    ['page=/m//other.example', '"/m//other.example" is not a page of the site: its path begins with /m/.'],
    ['page=/m/../admin', '"/m/../admin" is not a page of the site'],
    [
      'flag.REWCEN3=off',
      'flag.REWCEN3: the manifest of hongvan says true, so the platform has no say in it.',
    ],
    ['flag.CHAT=on', 'leaves no flag of this name to the platform. Did you mean "CHAT3"?'],
    ['flag.CHAT3=yes', 'flag.CHAT3=yes: a flag is on or off.'],
    ['setting.passwordMinimum=3', 'setting.passwordMinimum=3: the site does not accept this value.'],
    ['setting.geetestVersion=v5', 'It is one of v3, v4.'],
    ['setting.captchaPattern=x', 'leaves no setting of this name to the platform'],
    ['setting.firebase=x', 'or none that a link can set'],
    ['fault=logn:502', 'the platform has no call "logn". Did you mean "login"?'],
    ['fault=login', 'fault=login: there is no fault "". It is one of'],
    ['fault=login:501', 'there is no fault "501". It is one of 401,'],
  ])('with %s says what is wrong, and shows the rest', (query, sentence) => {
    const { state, problems } = read(`${query}&text=130`)
    expect(problems).toEqual([expect.stringContaining(sentence)])
    expect(state.choices.text).toBe('130')
  })
})

describe('the devices of a preview', () => {
  const pattern = 'WLApp/([0-9.]+)'
  const rows: Readonly<Record<DeviceName, readonly [RunMode, app: string | false | undefined]>> = {
    android: ['browser', false],
    androidInstalled: ['pwa', false],
    androidSamsung: ['browser', false],
    androidApp: ['app', undefined],
    iphone: ['browser', false],
    iphoneInstalled: ['webclip', false],
    iphoneApp: ['app', undefined],
    ipad: ['browser', false],
    facebook: ['browser', 'Facebook'],
    instagram: ['browser', 'Instagram'],
    line: ['browser', 'Line'],
    tiktok: ['browser', 'TikTok'],
    zalo: ['browser', 'Zalo'],
    webView: ['browser', undefined],
    computer: ['browser', false],
  }

  it.each(deviceNames)('are what the site takes them for: %s', (name) => {
    const device = deviceFor(name, pattern)
    if (!device) throw new Error(`${name} has no user agent`)
    // A web clip has no marker yet, an installed site has the one of its start address.
    const marker = name === 'androidInstalled' ? '0' : undefined
    const signals = { ...device, marker, homescreen: false, appPattern: pattern }
    const [mode, app] = rows[name]
    expect(detectRunMode(signals)).toBe(mode)
    expect(detectInAppBrowser(device)?.app ?? (detectInAppBrowser(device) ? undefined : false)).toBe(app)
  })

  it.each([
    'WLApp/([0-9.]+)',
    '^Brasa\\/(\\d+(?:\\.\\d+)*)$',
    'HongVan-(?:iOS|Android)/([\\d.]+)',
    '\\bMyApp v(\\S+)',
    'Brand App \\[([0-9.]+)\\]',
    'Only',
  ])('have a native app for the pattern %s', (appPattern) => {
    for (const name of ['androidApp', 'iphoneApp'] as const)
      expect(deviceFor(name, appPattern)?.userAgent).toMatch(new RegExp(appPattern))
  })

  it('have none for a pattern of which no agent could be made', () => {
    const appPattern = 'App(?=/)/(?!9)[0-9]+'
    expect(deviceFor('androidApp', appPattern)).toBeUndefined()
    const offered = choices.device.options({
      manifest: { ...manifest, nativeApp: { userAgent: appPattern } },
    })
    expect(offered.map(({ value }) => value)).not.toContain('androidApp')
    expect(offered.length).toBeGreaterThan(5)
  })
})

describe('the state of a preview', () => {
  const options = { visit: true, now: 1_000_000_000_000 }

  it('is accepted by the simulator, whatever it is', async () => {
    const all = fc.sample(states, 40)
    for (const state of all)
      for (const command of commandsOf(state, offer, simulated, { reset: true, now: Date.now() }))
        expect(await platform.control(command)).toMatchObject({ ok: true })
  })

  it('leaves nothing of the state before it: flags, settings, faults and the clock', () => {
    const [first, second] = ['flag.CHAT3=off&setting.passwordMinimum=12&fault=all:500&clock=1d', '']
      .map((query) => commandsOf(read(query).state, offer, simulated, { reset: false, now: 0 }))
      .map(([command]) => command)
    expect(first).toMatchObject({
      clock: { set: 86_400_000 },
      flags: { values: { CHAT3: false } },
      settings: { values: { passwordMinimum: 12 } },
    })
    expect(second).toMatchObject({
      clock: { set: 0 },
      flags: { values: { CHAT3: true } },
      settings: { values: { passwordMinimum: simulated.settings.passwordMinimum } },
      clearFaults: true,
    })
  })

  it('lets the fault of one call count before that of every call', () => {
    const faults = commandsOf(read('fault=all:500&fault=login:502').state, offer, simulated, {
      reset: false,
      now: 0,
    }).flatMap(({ fault }) => fault?.call ?? [])
    expect(faults).toEqual(['login', '*'])
  })

  it.each([
    ['language=CN', ['hongvan:language']],
    ['member=vip', ['hongvan:language', 'MC_SESSION_INFO']],
    // Nobody can log in as this one: the form says why.
    ['member=blocked', ['hongvan:language']],
    ['visit=returning', ['hongvan:language', 'hongvan:consent', 'hongvan:confirmedAge']],
  ])('begins a visit with what the browser has stored: %s', (query, names) => {
    const entries = storedEntries(read(query).state, offer, platform, options)
    expect(entries.map(({ name }) => name)).toEqual(names)
  })

  it('keeps the session in the tab where the merchant does', () => {
    const inTab = { ...offer, manifest: { ...manifest, session: { keep: 'tab' as const } } }
    const session = storedEntries(read('member=vip').state, inTab, platform, options).at(-1)
    expect(session).toMatchObject({ area: 'session', name: 'MC_SESSION_INFO' })
    expect(JSON.parse(session?.text ?? '')).toMatchObject({ merchantCode: 'hongvan', customerType: 0 })
  })

  it.each([
    ['', 0],
    ['clock=1d', 86_400_000],
    ['deviceClock=-10m', -600_000],
    ['clock=1h&deviceClock=10m', 4_200_000],
  ])('shifts the clock of the device: %s', (query, shift) => {
    expect(pageStateOf(read(query).state, offer).clockShift).toBe(shift)
  })

  it('reads shifts in minutes, hours and days, and nothing else', () => {
    expect(['10m', '-2h', '1d', 'now', '', '1w', '1.5h', '123456d'].map(shiftOf)).toEqual([
      600_000, -7_200_000, 86_400_000, 0, 0, 0, 0, 0,
    ])
  })

  it('has for every choice a value that a link without it means', () => {
    for (const name of choiceNames) expect(read('').state.choices[name]).toBe(defaultOf(name, offer))
  })
})
