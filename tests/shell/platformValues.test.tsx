// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { platformSettingsAtom } from '../../runtime/state/platformValues'
import { settingsAtom } from '../../runtime/state/settings'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fakeBrowser } from '../support/fakes/fakeBrowser'
import { failure, html, type Reply, refusal, success } from '../support/fakes/replies'
import { manifestPart } from '../support/manifest'
import { all, find, get, pageText } from '../support/screen'
import { actAndSettle, press, type RunningSite, type SiteOptions, startSite } from '../support/site'

const onServer = manifestPart('{ "flags": { "REWCEN3": "server" } }')
const fromServer = { settings: { passwordMinimum: { from: 'server' } } } as const
const path = '/m/rewardCenter'
const session = {}

const isMounted = (): boolean =>
  find('heading', english.rewards.title) !== undefined && all('main').length === 1
const isNotFound = (): boolean => find('heading', english.shell.notFoundTitle) !== undefined

/** A lane of slots with these pictures. */
const lane = (pictures: readonly string[]) => ({
  gameClassify: 'slots',
  title: 'Slots',
  cards: pictures.map((image, index) => ({ code: `G${index}`, displayName: `Game ${index}`, image })),
})

let warnings: string[] = []
beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void warnings.push(message))
})
afterEach(() => vi.restoreAllMocks())

describe('a flag that the platform decides', () => {
  it('mounts nothing and does not redirect while it is unknown (I1.03)', async () => {
    const { browser } = await startSite({
      manifest: onServer,
      session,
      path,
      prepare: ({ http }) => http.answer('whitelabel', success({ REWCEN3: true }), 1000),
    })
    expect([location.pathname, isNotFound(), browser.http.requestsTo('promotions').length]).toEqual([
      path,
      false,
      0,
    ])
    await browser.clock.advance(1000)
    expect([location.pathname, browser.http.requestsTo('promotions').length]).toEqual([path, 1])
    expect(isMounted()).toBe(true)
    expect(browser.storage.read('flags')).toEqual({ REWCEN3: true })
  })

  it.each([
    ['false', success({ REWCEN3: false })],
    ['missing', success({})],
    ['of a wrong type', success({ REWCEN3: 'perhaps' })],
    ['not answered', failure('timeout')],
    ['refused', refusal({ status: 500 })],
  ])('is off when it is %s (I1.03)', async (_, reply) => {
    const { browser } = await startSite({
      manifest: onServer,
      session,
      path,
      prepare: ({ http }) => http.answer('whitelabel', reply),
    })
    expect([isNotFound(), browser.http.requestsTo('promotions').length, all('dialog').length]).toEqual([
      true,
      0,
      0,
    ])
  })

  it('has the value of the last good copy when the platform does not answer', async () => {
    await startSite({
      manifest: onServer,
      session,
      path,
      stored: { flags: { REWCEN3: true } },
      prepare: ({ http }) => http.answer('whitelabel', failure('network')),
    })
    expect(isMounted()).toBe(true)
  })

  it('has the value of the last good copy at once, and that of the reply when it arrives', async () => {
    const { browser } = await startSite({
      manifest: onServer,
      session,
      path,
      stored: { flags: { REWCEN3: true } },
      prepare: ({ http }) => http.answer('whitelabel', success({ REWCEN3: false }), 1000),
    })
    expect(isMounted()).toBe(true)
    await browser.clock.advance(1000)
    expect(isNotFound()).toBe(true)
  })

  it('is read in several formats, and reported by name when it is invalid (F003)', async () => {
    await startSite({
      manifest: onServer,
      session,
      path,
      prepare: ({ http }) => http.answer('whitelabel', success({ REWCEN3: '1', CHAT3: 'perhaps', NEW: 1 })),
    })
    expect(isMounted()).toBe(true)
    expect(warnings.join()).toContain('CHAT3')
  })
})

describe('an invalid reply', () => {
  const oddReplies: readonly Reply[] = [success('all is well'), success([]), success(7)]

  it.each([...oddReplies, success({ REWCEN3: null }), success({ REWCEN3: 'perhaps' })])(
    'keeps the last good copy of the flags: %o (I1.03, F003)',
    async (reply) => {
      const { browser } = await startSite({
        manifest: onServer,
        session,
        path,
        stored: { flags: { REWCEN3: true } },
        prepare: ({ http }) => http.answer('whitelabel', reply),
      })
      expect([isMounted(), browser.storage.read('flags')]).toEqual([true, { REWCEN3: true }])
      expect(warnings.join()).toContain('flags')
    },
  )

  it.each<[Reply, object]>([
    ...oddReplies.map((reply): [Reply, object] => [
      reply,
      { passwordMinimum: 9, mobileNumberPassword: true },
    ]),
    [success({ passwordMinimum: '8' }), { passwordMinimum: 9 }],
    [
      success({ passwordMinimum: '8', mobileNumberPassword: 0 }),
      { passwordMinimum: 9, mobileNumberPassword: false },
    ],
  ])('keeps the previous settings where it is invalid: %o (I3.37, F003)', async (reply, values) => {
    const { browser, site } = await startSite({
      manifest: fromServer,
      stored: { settings: { passwordMinimum: 9, mobileNumberPassword: true } },
      prepare: ({ http }) => http.answer('settings', reply),
    })
    expect(site.store.get(platformSettingsAtom)).toEqual({ values, settled: true })
    expect(browser.storage.read('settings')).toEqual(values)
    expect(warnings.join()).toContain('settings')
  })
})

describe('a navigation item', () => {
  const withItem = manifestPart(`{
    "flags": { "REWCEN3": "server" },
    "navigation": [
      { "id": "rewards", "icon": "gift", "text": "navigation.rewards", "to": "/m/rewardCenter" },
      { "id": "account", "icon": "user", "text": "navigation.account", "to": "/m/member/home" }
    ]
  }`)
  const findItem = () => find('link', english.navigation.rewards)

  it.each([
    ['is shown while its feature is on', success({ REWCEN3: true }), true],
    ['is hidden when the platform switches its feature off', success({ REWCEN3: false }), false],
  ])('%s (I1.03)', async (_, reply, isShown) => {
    const { browser } = await startSite({
      manifest: withItem,
      path: '/m/home',
      prepare: ({ http }) => http.answer('whitelabel', reply, 1000),
    })
    expect(findItem()).toBeDefined()
    await browser.clock.advance(1000)
    expect(findItem() !== undefined).toBe(isShown)
    expect(find('link', english.navigation.account)).toBeDefined()
  })
})

describe('a pinned flag', () => {
  it('requests no flags from the platform, and is off without a message when it is off (I1.03)', async () => {
    const { browser } = await startSite({ manifest: { flags: { REWCEN3: false } }, session, path })
    expect([browser.http.requestsTo('whitelabel'), isNotFound()]).toEqual([[], true])
  })

  it('shows the link to the reward center when it is on (E7.09)', async () => {
    await startSite({ session, path: '/m/member/home' })
    await press('link', english.member.rewards)
    expect(location.pathname).toBe(path)
    expect(isMounted()).toBe(true)
  })

  it('shows no link there when it is off (E7.09)', async () => {
    await startSite({ manifest: { flags: { REWCEN3: false } }, session, path: '/m/member/home' })
    expect(all('link', english.member.rewards)).toEqual([])
  })
})

describe('the flags in the settings reply', () => {
  it.each<[string, Reply, Reply, boolean]>([
    [
      'are used when the flags’ own call fails',
      html(500),
      success({ whitelabelVal: { REWCEN3: '1' } }),
      true,
    ],
    [
      'are ignored when that call has answered',
      success({ REWCEN3: false }),
      success({ whitelabelVal: { REWCEN3: true } }),
      false,
    ],
    [
      'are ignored also when that reply lacks them',
      success({}),
      success({ whitelabelVal: { REWCEN3: true } }),
      false,
    ],
    ['change nothing when there are none', html(500), success({}), false],
    ['change nothing when they are malformed', html(500), success({ whitelabelVal: 'REWCEN3' }), false],
  ])('%s (E3.40)', async (_, whitelabel, settings, on) => {
    const { browser } = await startSite({
      manifest: onServer,
      session,
      path,
      prepare({ http }) {
        http.answer('whitelabel', whitelabel)
        http.answer('settings', settings)
      },
    })
    expect(isNotFound()).toBe(!on)
    expect(browser.http.requestsTo('whitelabel')).toHaveLength(1)
  })
})

describe('settings that the platform decides', () => {
  it('are parsed key by key and stored; an invalid one is dropped and reported (I3.37)', async () => {
    const { browser, site } = await startSite({
      manifest: { settings: { passwordMinimum: { from: 'server' } } },
      prepare: ({ http }) =>
        http.answer(
          'settings',
          success({ passwordMinimum: 10, geetestVersion: 'v9', mobileNumberPassword: '1' }),
        ),
    })
    const values = { passwordMinimum: 10, mobileNumberPassword: true }
    expect(site.store.get(platformSettingsAtom)).toEqual({ values, settled: true })
    expect(browser.storage.read('settings')).toEqual(values)
    expect(warnings.join()).toContain('geetestVersion')
    expect(browser.http.requestsTo('whitelabel')).toEqual([])
  })

  it('are the last good copy when the platform does not answer', async () => {
    const { site } = await startSite({
      manifest: { settings: { passwordMinimum: { from: 'server' } } },
      stored: { settings: { passwordMinimum: 9 } },
      prepare: ({ http }) => http.answer('settings', failure('network')),
    })
    expect(site.store.get(platformSettingsAtom)).toEqual({ values: { passwordMinimum: 9 }, settled: true })
    expect(all('dialog')).toEqual([])
  })

  it('have defaults when nobody sets them (E3.43)', async () => {
    const { site } = await startSite({
      manifest: { settings: { geetestVersion: { from: 'server' }, profileIconCount: { from: 'server' } } },
    })
    const setting = site.store.get(settingsAtom)
    expect([setting('geetestVersion').value, setting('profileIconCount').value]).toEqual(['v3', 9])
  })

  it('are read from the section that the specification names (E3.41, E3.42, E3.43)', async () => {
    const { site } = await startSite({
      manifest: fromServer,
      prepare: ({ http }) =>
        http.answer(
          'settings',
          success({
            gw: { GEETEST_ID: 'abc', GEETEST_VERSION: 'v4', PROFILE_ICON_COUNT: 12 },
            register: { captcha: 1 },
            sms: { firebase: true },
          }),
        ),
    })
    expect(site.store.get(platformSettingsAtom).values).toMatchObject({
      geetestId: 'abc',
      geetestVersion: 'v4',
      profileIconCount: 12,
      registerCaptcha: true,
      smsFirebase: true,
    })
  })

  it('are used for seven days, and no longer (D1)', async () => {
    for (const [age, value] of [
      [times.settingsCopy, 9],
      [times.settingsCopy + 1, 6],
    ] as const) {
      const browser = fakeBrowser()
      browser.storage.write('settings', { passwordMinimum: 9 })
      await browser.clock.advance(age)
      browser.http.answer('settings', failure('network'))
      const { site } = await startSite({ manifest: fromServer, browser })
      expect(site.store.get(settingsAtom)('passwordMinimum').value).toBe(value)
    }
  })

  it.each<[string, Reply]>([
    ['a captive portal', html()],
    ['an HTML page with the content type of JSON', { ...html(), contentType: 'application/json' }],
    ['an error page', html(503)],
  ])('are the last good copy, without a message, when %s answers instead (F002)', async (_, reply) => {
    const { site, browser } = await startSite({
      manifest: fromServer,
      stored: { settings: { passwordMinimum: 9 } },
      prepare: ({ http }) => http.answer('settings', reply),
    })
    expect(site.store.get(settingsAtom)('passwordMinimum').value).toBe(9)
    expect(browser.storage.read('settings')).toEqual({ passwordMinimum: 9 })
    expect([all('dialog'), warnings.filter((warning) => warning.includes('settings'))]).toEqual([[], []])
  })
})

describe('a member who returns', () => {
  const serverDecides = { ...onServer, ...fromServer }
  const requestCounts = ({ browser }: RunningSite): number[] =>
    (['settings', 'whitelabel'] as const).map((call) => browser.http.requestsTo(call).length)

  it('gets the current flags and settings, 300 ms later (I9.22, E4.56, E9.02)', async () => {
    const running = await startSite({ manifest: serverDecides, session, path })
    const { page, clock, http } = running.browser
    expect(requestCounts(running)).toEqual([1, 1])
    page.setVisible(false)
    http.answer('whitelabel', success({ REWCEN3: true }))
    page.setVisible(true)
    await clock.advance(299)
    expect([requestCounts(running), isNotFound()]).toEqual([[1, 1], true])
    await clock.advance(1)
    expect([requestCounts(running), isNotFound()]).toEqual([[2, 2], false])
  })

  it('sends one request after many visibility changes, or hours in a frozen tab (F119, F120)', async () => {
    const running = await startSite({ manifest: serverDecides })
    const { page, clock } = running.browser
    page.setVisible(false)
    await clock.advance(8 * 3_600_000)
    expect(requestCounts(running)).toEqual([1, 1])
    for (let turn = 0; turn < 41; turn += 1) {
      page.setVisible(turn % 2 === 0)
      await clock.advance(times.resumeDebounce - 1)
    }
    await clock.advance(times.resumeDebounce)
    expect(requestCounts(running)).toEqual([2, 2])
  })

  it('and leaves again at once sends no request (I9.22)', async () => {
    const running = await startSite({ manifest: serverDecides })
    running.browser.page.setVisible(true)
    running.browser.page.setVisible(false)
    await running.browser.clock.advance(3_600_000)
    expect(requestCounts(running)).toEqual([1, 1])
  })

  it('keeps the previous values when the platform does not answer (D1)', async () => {
    const running = await startSite({
      manifest: serverDecides,
      session,
      path,
      prepare: ({ http }) => http.answer('whitelabel', success({ REWCEN3: true })),
    })
    running.browser.http.answer('whitelabel', failure('timeout'))
    running.browser.page.setVisible(true)
    await running.browser.clock.advance(times.resumeDebounce)
    expect([requestCounts(running), isNotFound()]).toEqual([[2, 2], false])
  })
})

describe('flags and settings that failed to load', () => {
  const serverDecides = { ...onServer, ...fromServer }

  it.each(['settings', 'whitelabel'] as const)(
    'are requested again while the page stays visible, ever less often: %s (F036, F039)',
    async (call) => {
      const running = await startSite({
        manifest: serverDecides,
        session,
        path,
        prepare: ({ http }) => http.answer(call, html(502)),
      })
      const { http, clock, page } = running.browser
      await clock.advance(times.lastRetry * 3)
      const count = http.requestsTo(call).length
      expect(count).toBeGreaterThan(3)
      expect(count).toBeLessThan(9)
      await actAndSettle(() => page.setVisible(false))
      await clock.advance(times.lastRetry * 3)
      expect(http.requestsTo(call).length).toBe(count)
      http.answer('settings', success({ passwordMinimum: 10 }))
      http.answer('whitelabel', success({ REWCEN3: true }))
      await actAndSettle(() => page.setVisible(true))
      await clock.advance(times.resumeDebounce)
      expect(isNotFound()).toBe(false)
      expect(running.site.store.get(settingsAtom)('passwordMinimum').value).toBe(10)
      const answered = http.requestsTo(call).length
      await clock.advance(times.lastRetry * 3)
      expect(http.requestsTo(call).length).toBe(answered)
    },
  )
})

describe('a setting that only the platform has', () => {
  const cdns = manifestPart(`{
    "settings": { "passwordMinimum": { "from": "server" } },
    "hosts": { "image": ["*.cdn.example.com"] }
  }`)
  const startWithSettings = (value: object, options: SiteOptions = {}): Promise<RunningSite> =>
    startSite({
      manifest: cdns,
      ...options,
      prepare(browser) {
        browser.http.answer('settings', success(value))
        options.prepare?.(browser)
      },
    })

  it('names hosts of pictures: those in the manifest are used, others are reported (E3.44)', async () => {
    const { site, browser } = await startWithSettings(
      { imageCDNs: { 0: 'https://a.cdn.example.com/', 1: 'evil.example' } },
      {
        prepare: ({ http }) =>
          http.answer('gameLanes', success({ lanes: [lane(['games/a.png', 'https://evil.example/b.png'])] })),
      },
    )
    expect(site.store.get(platformSettingsAtom).values?.imageCDNs).toEqual(['a.cdn.example.com'])
    expect(browser.storage.read('settings')).toEqual({ imageCDNs: ['a.cdn.example.com'] })
    expect(warnings.join()).toContain('imageCDNs')
    const pictures = [...document.querySelectorAll('main section img')].map((image) =>
      image.getAttribute('src'),
    )
    expect(pictures).toEqual(['https://a.cdn.example.com/games/a.png'])
  })

  it('is requested although the manifest pins its settings (E3.41, E3.44, E3.45)', async () => {
    const { site } = await startWithSettings(
      { register: { captcha: false }, imageCDNs: ['a.cdn.example.com'], currencyPosition: 'after' },
      { manifest: { ...cdns, settings: { passwordMinimum: 8 } } },
    )
    expect(site.store.get(platformSettingsAtom).values).toEqual({
      registerCaptcha: false,
      imageCDNs: ['a.cdn.example.com'],
      currencyPosition: 'after',
    })
  })

  it('describes the app template, for the pages that install it (E3.44)', async () => {
    const { site } = await startWithSettings({
      mobileTemplate: { pwa: '1', desktop_app_feature: 0, app_desc: 'Lottery', image_logo: '', more: 1 },
    })
    expect(site.store.get(platformSettingsAtom).values?.mobileTemplate).toEqual({
      pwa: true,
      desktop_app_feature: false,
      app_desc: 'Lottery',
    })
  })

  it.each<[string, unknown]>([
    ['a list', [{ countryCode: 'VN', countryDialingCode: '84' }]],
    ['countries by their codes', { VN: { countryCode: 'VN', countryDialingCode: '+84' } }],
    ['dialling codes by country', { vn: 84 }],
  ])(
    'has countries as %s, for phone numbers when the country call has none (E3.44, F003)',
    async (_, countries) => {
      await startWithSettings(
        { countries },
        {
          manifest: {
            ...cdns,
            flags: { UPDATEMOBILEICC3: true },
            settings: { passwordMinimum: { from: 'server' }, mobileNumberPassword: true },
            registration: { methods: ['mobile'] },
          },
          path: '/m/register',
          prepare: ({ http }) => http.answer('country', success({ countries: [] })),
        },
      )
      expect(pageText(get('main'))).toContain('+84')
    },
  )

  it.each<[string, Manifest['currency'], object, string]>([
    [
      'the manifest’s symbol and position',
      { code: 'USD', symbol: '$', position: 'before', decimals: 2 },
      { currency: 'USD', currencySymbol: 'US$', currencyPosition: 'after' },
      '$\u00a01,234.50',
    ],
    [
      'the platform’s position when the manifest has none',
      { code: 'USD', symbol: '$' },
      { currency: 'USD', currencyPosition: 'after' },
      '1,234.50\u00a0$',
    ],
    [
      'nothing from another currency',
      { code: 'USD', symbol: '$' },
      { currency: 'EUR', currencyPosition: 'after' },
      '$\u00a01,234.50',
    ],
    ['a default position when nobody sets one', { code: 'USD', symbol: '$' }, {}, '$\u00a01,234.50'],
  ])('formats money with %s (E3.45)', async (_, currency, value, formatted) => {
    await startWithSettings(value, {
      manifest: { ...cdns, currency },
      session,
      path: '/m/member/home',
      prepare: ({ http }) => http.answer('balance', success({ balance: '1234.5' })),
    })
    expect(document.querySelector('.MemberHome-amount')?.textContent).toBe(formatted)
  })

  describe('whose symbol neither manifest nor settings place', () => {
    const open = (settings: object, currency: Reply, stored = {}) =>
      startWithSettings(settings, {
        manifest: { ...cdns, currency: { code: 'USD', symbol: '$' } },
        session,
        stored,
        path: '/m/member/home',
        prepare({ http }) {
          http.answer('balance', success({ balance: '1234.5' }))
          http.answer('currency', currency)
        },
      })
    const amount = () => document.querySelector('.MemberHome-amount')?.textContent

    it.each<[string, Reply, string]>([
      [
        'the currency’s own call says',
        success({ currency: 'USD', currencyPosition: 'after' }),
        '1,234.50\u00a0$',
      ],
      [
        'no other currency’s call says',
        success({ currency: 'EUR', currencyPosition: 'after' }),
        '$\u00a01,234.50',
      ],
      ['nobody says', failure('timeout'), '$\u00a01,234.50'],
      ['an odd reply does not say', success({ currency: 7, currencyPosition: 'above' }), '$\u00a01,234.50'],
    ])('stands where %s (E7.40, E3.45)', async (_, reply, formatted) => {
      const { browser } = await open({ currency: 'USD' }, reply)
      expect(amount()).toBe(formatted)
      expect(browser.http.requestsTo('currency')).toHaveLength(1)
    })

    it('stands where the call said last, while it does not answer (E7.40)', async () => {
      await open({}, failure('timeout'), { settings: { currency: 'USD', currencyPosition: 'after' } })
      expect(amount()).toBe('1,234.50\u00a0$')
    })

    it('is not asked for when the settings place it (E7.40)', async () => {
      const { browser } = await open({ currencyPosition: 'after' }, failure('timeout'))
      expect([amount(), browser.http.requestsTo('currency').length]).toEqual(['1,234.50\u00a0$', 0])
    })
  })

  it('is written as the manifest says, and the currency is not asked for (E3.53, E7.40)', async () => {
    const { browser } = await startWithSettings({}, { manifest: cdns })
    expect(browser.http.requestsTo('currency')).toEqual([])
  })

  it('reports a currency that is not the manifest’s (E3.45)', async () => {
    await startWithSettings({ currency: 'EUR' })
    expect(warnings.join()).toContain('currency')
  })
})
