// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { HttpResponse } from '../../../runtime/browser/browser'
import { fetchStatus } from '../../../runtime/features/system/fetchStatus'
import { platformSettingsAtom } from '../../../runtime/state/platformValues'
import * as times from '../../../runtime/tables/times'
import chinese from '../../../runtime/text/CN.json'
import english from '../../../runtime/text/EN.json'
import { testStartTime } from '../../support/fakes/fakeClock'
import { failure, html, type Reply, refusal, success } from '../../support/fakes/replies'
import { manifestPart } from '../../support/manifest'
import { all, find, get, namesOf, pageText, toastText } from '../../support/screen'
import {
  actAndSettle,
  field,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  stopSites,
  type as typing,
} from '../../support/site'

const { system, common, errors } = english
const minute = 60_000

const withContact = manifestPart(`{
  "hosts": { "customerService": ["chat.example.com"] },
  "customerService": [{ "id": "a", "csType": "LIVECHAT", "url": "https://chat.example.com/room" }]
}`)

const statusReply = (value: object): HttpResponse =>
  success({ ip: '203.0.113.7', track: 'track-1', ...value })

/** Starts a site, and waits until the status call has this reply. */
async function startWithStatus(status: Reply, options: SiteOptions = {}): Promise<RunningSite> {
  const running = await startSite({
    manifest: withContact,
    ...options,
    prepare(browser) {
      browser.http.answer('status', status)
      browser.http.answer('domainRoute', failure('network'))
      options.prepare?.(browser)
    },
  })
  await running.browser.clock.advance(1)
  return running
}

/** Changes the platform's status, and lets time pass. */
async function changeStatus({ browser }: RunningSite, status: Reply, ms: number): Promise<void> {
  browser.http.answer('status', status)
  await browser.clock.advance(ms)
}

const openDialogs = (): string[] => namesOf('dialog')
const dialogsAfterAnimation = async ({ browser }: RunningSite): Promise<string[]> => {
  await browser.clock.advance(times.leaveAnimation)
  return openDialogs()
}

describe('the status call', () => {
  it('is sent after the lobby has painted, uncached, with the data of the visit (I7.18)', async () => {
    const { browser } = await startSite({ path: '/m/home?affiliateCode=A1&utm=secret#x' })
    expect(browser.http.requestsTo('status')).toEqual([])
    await browser.clock.advance(1)
    const [request] = browser.http.requestsTo('status')
    expect(request?.headers).toMatchObject({ 'Cache-Control': 'no-cache', Merchant: 'hongvan' })
    expect(request?.headers).not.toHaveProperty('Authorization')
    expect(Object.fromEntries(request?.query ?? [])).toEqual({
      device: 'MOBILE',
      originalDomain: 'www.hongvan.example',
      url: 'https://www.hongvan.example/m/home',
    })
  })

  it('sends this tab’s track again, and the domain of the visitor’s first visit (I7.18)', async () => {
    const running = await startWithStatus(statusReply({ state: 'normal', track: 'track-2' }), {
      stored: { registrationInfo: { originalDomain: 'first.example' } },
    })
    await actAndSettle(() => running.browser.page.setVisible(true))
    await running.browser.clock.advance(times.resumeDebounce)
    const [, secondRequest] = running.browser.http.requestsTo('status')
    expect(Object.fromEntries(secondRequest?.query ?? [])).toMatchObject({
      track: 'track-2',
      originalDomain: 'first.example',
    })
  })

  it('never delays the lobby', async () => {
    await startWithStatus(statusReply({ state: 'normal' }), {
      prepare: ({ http }) => http.answer('status', statusReply({ state: 'maintenance' }), minute),
    })
    expect([openDialogs(), all('main').length]).toEqual([[], 1])
  })

  it.each<[string, (running: RunningSite) => void]>([
    ['the tab becomes visible again', ({ browser }) => browser.page.setVisible(true)],
    ['the network is back', ({ browser }) => browser.page.setOnline(true)],
    ['the page returns from the back/forward cache', ({ browser }) => browser.page.restore()],
  ])('is repeated when %s', async (_, event) => {
    const running = await startWithStatus(statusReply({ state: 'normal' }))
    await actAndSettle(() => event(running))
    await changeStatus(running, statusReply({ state: 'denied' }), times.resumeDebounce)
    expect(openDialogs()).toEqual([system.deniedTitle])
  })

  it('is made once for many changes of visibility, after hours in a hidden tab (F119, F120)', async () => {
    const running = await startWithStatus(statusReply({ state: 'maintenance' }))
    const { page, clock, http } = running.browser
    page.setVisible(false)
    await clock.advance(8 * 60 * minute)
    const countBefore = http.requestsTo('status').length
    await actAndSettle(() => {
      for (let index = 0; index < 40; index += 1) page.setVisible(index % 2 === 1)
    })
    await clock.advance(times.resumeDebounce)
    expect(http.requestsTo('status').length - countBefore).toBe(1)
  })

  it('is not made by a hidden tab', async () => {
    const { browser } = await startWithStatus(statusReply({ state: 'maintenance' }))
    browser.page.setVisible(false)
    await browser.clock.advance(60 * minute)
    expect(browser.http.requestsTo('status')).toHaveLength(1)
  })
})

describe('a failed status call', () => {
  it('with domain_not_available shows the domain notice, with the platform’s message (I8.14)', async () => {
    await startWithStatus(refusal({ code: 'domain_not_available', message: 'Please take another way' }), {
      prepare: ({ http }) => http.answer('domainRoute', failure('network')),
    })
    expect(all('dialog')).toHaveLength(1)
    expect(pageText(get('dialog'))).toContain('Please take another way')
    expect(namesOf('heading')).not.toContain(common.notice)
  })

  it.each<[string, boolean, Reply, string, string]>([
    [
      'the server’s message on https (I8.15)',
      true,
      refusal({ code: 'odd', message: 'No' }),
      'No',
      errors.tryLater,
    ],
    [
      'the server’s message on http (I8.15)',
      false,
      refusal({ code: 'odd', message: 'No' }),
      'No',
      errors.tryLater,
    ],
    ['"Error" when there is no message (I8.15)', true, refusal({ code: 'odd' }), 'Error', errors.tryLater],
    [
      '"Error" when there is no code either, on https (I8.15)',
      true,
      refusal({ status: 500 }),
      'Error',
      errors.tryLater,
    ],
    ['"Error" for an empty reply on https (I8.15)', true, success(), 'Error', errors.tryLater],
    [
      'Network Error / CORS Errors on http without a code (I8.16)',
      false,
      html(500),
      errors.networkOrCors,
      errors.network,
    ],
  ])('shows a notice with %s, and what to do', async (_, isHttps, reply, message, advice) => {
    await startWithStatus(reply, { prepare: ({ page }) => void Object.assign(page, { https: isHttps }) })
    expect(openDialogs()).toEqual([common.notice])
    expect(pageText(get('dialog'))).toContain(message + advice)
    expect(namesOf('button')).toEqual([common.retry, common.confirm])
  })

  it.each<[string, Reply]>([
    ['a web page', html()],
    ['a list', success([])],
    ['a text', success('normal')],
  ])(
    'on https shows "Error" for %s instead of a status, while the site is reachable (I8.15)',
    async (_, reply) => {
      await startWithStatus(reply, { prepare: ({ http }) => http.answer('ping', success('hongvan')) })
      expect(openDialogs()).toEqual([common.notice])
      expect(pageText(get('dialog'))).toContain(errors.error)
    },
  )

  it.each<[string, Reply]>([
    ['a refusal', refusal({ code: 'odd', message: 'No' })],
    ['a web page', html()],
  ])('shows its notice once in a tab, not on each page load: %s (I8.15)', async (_, reply) => {
    const prepare = ({ http }: RunningSite['browser']) => http.answer('ping', success('hongvan'))
    const first = await startWithStatus(reply, { prepare })
    expect(openDialogs()).toEqual([common.notice])
    await stopSites()
    const { browser } = first
    await startWithStatus(reply, { browser, path: '/m/login', prepare })
    expect(openDialogs()).toEqual([])
    await stopSites()
    await startWithStatus(refusal({ code: 'other', message: 'Something else' }), { browser, prepare })
    expect(pageText(get('dialog'))).toContain('Something else')
  })

  it.each<[string, Parameters<typeof startWithStatus>[1]]>([
    ['/m/member/home', { session: {} }],
    ['/m/login', {}],
  ])(
    'an "Error" without words does not cover %s: it waits for the lobby, which asks again (D165, I8.15)',
    async (path, visit) => {
      const { browser, site } = await startWithStatus(refusal({ status: 500 }), { ...visit, path })
      expect([openDialogs(), browser.storage.read('statusNotice')]).toEqual([[], undefined])
      await actAndSettle(() => site.go('/m/home'))
      expect([location.pathname, openDialogs()]).toEqual(['/m/home', [common.notice]])
      expect(browser.http.requestsTo('status')).toHaveLength(2)
    },
  )

  it('a loss of connection on the way to the lobby is no screen there (D6, D165)', async () => {
    const { browser, site } = await startWithStatus(refusal({ status: 500 }), { path: '/m/login' })
    browser.http.answer('status', failure('offline'))
    await actAndSettle(() => site.go('/m/home'))
    expect([openDialogs(), toastText()]).toEqual([[], ''])
  })

  it('what the platform says in words is shown on every page (I8.15)', async () => {
    await startWithStatus(refusal({ code: 'odd', message: 'No' }), { path: '/m/member/home', session: {} })
    expect(pageText(get('dialog'))).toContain('No')
  })

  it('offers to try again, which says so when it fails again, and shows the screen that it leads to (D20, I8.15)', async () => {
    const running = await startWithStatus(refusal({ code: 'odd', message: 'No' }))
    await press('button', common.retry)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog'))).toContain('No')
    running.browser.http.answer('status', statusReply({ state: 'maintenance' }))
    await press('button', common.retry)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(openDialogs()).toEqual([system.maintenanceTitle])
  })

  it('pings without credentials (I7.23, D17)', async () => {
    const { browser } = await startWithStatus(html(), {
      prepare: ({ http }) => http.answer('ping', success('hongvan')),
    })
    expect(browser.http.requestsTo('ping').map(({ credentials }) => credentials)).toEqual(['omit'])
  })

  it('on http shows Network Error / CORS Errors even when only the status call is lost (I8.16)', async () => {
    const { browser } = await startWithStatus(failure('network'), {
      prepare({ page, http }) {
        Object.assign(page, { https: false })
        http.answer('ping', success('hongvan'))
      },
    })
    expect(pageText(get('dialog'))).toContain(errors.networkOrCors)
    expect(browser.http.requestsTo('status')).toHaveLength(2)
  })

  it('on https shows nothing when only the status call is lost: the site works (D6)', async () => {
    await startWithStatus(failure('network'), {
      prepare: ({ http }) => http.answer('ping', success('hongvan')),
    })
    expect([openDialogs(), toastText()]).toEqual([[], ''])
  })

  it('shows nothing on HTTP 502 (I8.04)', async () => {
    await startWithStatus(html(502))
    expect([openDialogs(), toastText()]).toEqual([[], ''])
  })

  it('never ends a session', async () => {
    const { browser } = await startWithStatus(refusal({ status: 401, message: 'Who are you?' }), {
      session: {},
    })
    expect(pageText(get('dialog'))).toContain('Who are you?')
    expect([browser.storage.read('session') !== undefined, location.pathname]).toEqual([true, '/m/home'])
  })

  it('hides the loading screen (I8.22)', async () => {
    const running = await startWithStatus(refusal({ code: 'odd' }))
    await actAndSettle(() => running.browser.page.showSplash(true))
    await running.browser.clock.advance(times.hideLoadingCheck)
    expect(document.documentElement.hasAttribute('data-splash')).toBe(false)
  })

  it('is passed on to the caller (I8.22)', async () => {
    const { browser, site } = await startWithStatus(statusReply({ state: 'normal' }))
    browser.http.answer('status', refusal({ code: 'odd', message: 'Not today' }))
    await expect(fetchStatus(site, { alert: false })).rejects.toMatchObject({
      kind: 'refused',
      detail: { call: 'status', code: 'odd', message: 'Not today' },
    })
  })

  it('later shows no dialog: only a lost network shows a toast (I8.19)', async () => {
    const running = await startWithStatus(statusReply({ state: 'normal' }))
    for (const [reply, toast] of [
      [refusal({ code: 'odd', message: 'No' }), ''],
      [failure('network'), ''],
      [failure('offline'), errors.offline],
    ] as const) {
      await actAndSettle(() => running.browser.page.setVisible(true))
      await changeStatus(running, reply, times.resumeDebounce)
      expect([openDialogs(), toastText()]).toEqual([[], toast])
    }
  })
})

describe('maintenance', () => {
  const end = testStartTime + 90 * minute

  it('covers the site with brand, title, end, description in both languages, contact and retry (E1.09, E2.45, E2.46, E2.50)', async () => {
    await startWithStatus(
      statusReply({
        state: 'maintenance',
        maintenanceEnd: end,
        description: { EN: 'New games are coming', CN: '新游戏即将上线' },
      }),
      { stored: { language: 'CN' } },
    )
    expect(openDialogs()).toEqual([chinese.system.maintenanceTitle])
    expect(namesOf('img')).toEqual(['Hồng Vân'])
    expect(find('button', chinese.common.retry)).toBeDefined()
    expect(find('link', chinese.common.contactUs)?.getAttribute('href')).toBe('https://chat.example.com/room')
    expect(all('main')).toEqual([])
  })

  const paragraphs = (): (string | null)[][] =>
    [...document.querySelectorAll('.StatusScreen-text')].map((paragraph) => [
      paragraph.textContent,
      paragraph.getAttribute('lang'),
      paragraph.getAttribute('dir'),
    ])

  it.each<[string, object | undefined, string, (string | null)[][]]>([
    [
      'the custom text, and the English one',
      { EN: 'New games', UR: 'نئے کھیل' },
      'UR',
      [
        ['نئے کھیل', 'ur', 'rtl'],
        ['New games', 'en', 'ltr'],
      ],
    ],
    [
      'the default text, and the English one',
      undefined,
      'CN',
      [
        [chinese.system.maintenanceText, 'zh-Hans', 'ltr'],
        [system.maintenanceText, 'en', 'ltr'],
      ],
    ],
    ['one paragraph when both are the same', { EN: 'New', CN: 'New' }, 'CN', [['New', 'zh-Hans', 'ltr']]],
    ['one paragraph in English', { EN: 'New', CN: '新' }, 'EN', [['New', 'en', 'ltr']]],
    ['the text of HTML, and no markup', { EN: '<b>New</b><br>games' }, 'EN', [['New\ngames', 'en', 'ltr']]],
  ])('has a description: %s (E2.48, E2.49, F020)', async (_, description, language, expected) => {
    await startWithStatus(statusReply({ state: 'maintenance', ...(description ? { description } : {}) }), {
      stored: { language },
    })
    expect(paragraphs()).toEqual(expected)
  })

  it('has the buttons Retry and Contact Us (E8.22)', async () => {
    await startWithStatus(statusReply({ state: 'maintenance' }))
    expect([namesOf('button'), namesOf('link')]).toEqual([['Retry'], ['Contact Us']])
  })

  it('shows its end in local time and a countdown, by the platform’s clock (E2.47, E3.36, F057)', async () => {
    const hour = 60 * minute
    // The platform's clock is an hour ahead of the device's.
    const aheadReply = {
      ...statusReply({ state: 'maintenance', maintenanceEnd: end }),
      date: testStartTime + hour,
    }
    const { browser } = await startWithStatus(aheadReply)
    const local = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(end)
    expect(document.querySelector('time')?.dateTime).toBe(new Date(end).toISOString())
    expect(pageText(get('dialog'))).toContain(local)
    expect(pageText(get('timer'))).toMatch(/ (30:00|29:59)$/)
    await browser.clock.advance(1000)
    expect(pageText(get('timer'))).toMatch(/29:5[89]$/)
  })

  it('shows no end if it is unknown (E2.47)', async () => {
    await startWithStatus(statusReply({ state: 'maintenance' }))
    expect([pageText(get('dialog')).includes(system.endTime), all('timer')]).toEqual([false, []])
  })

  it('shows that it takes longer than announced', async () => {
    const running = await startWithStatus(
      statusReply({ state: 'maintenance', maintenanceEnd: testStartTime + 2000 }),
    )
    await running.browser.clock.advance(3000)
    expect(pageText(get('dialog'))).toContain(system.longer)
  })

  it('closes automatically within a minute, and what was typed below it is still there (E8.20)', async () => {
    const running = await startWithStatus(statusReply({ state: 'normal' }), { path: '/m/login' })
    await typing(english.login.userName, 'minhanh88')
    await actAndSettle(() => running.browser.page.setVisible(true))
    await changeStatus(running, statusReply({ state: 'maintenance' }), times.resumeDebounce)
    expect(openDialogs()).toEqual([system.maintenanceTitle])
    await changeStatus(
      running,
      statusReply({ state: 'normal' }),
      times.systemCheckInterval + times.resumeDebounce,
    )
    expect(await dialogsAfterAnimation(running)).toEqual([])
    expect([location.pathname, field(english.login.userName).value]).toEqual(['/m/login', 'minhanh88'])
  })

  it('keeps an open dialog, and what was typed in it (E8.20)', async () => {
    const running = await startWithStatus(statusReply({ state: 'normal' }))
    await press('button', english.shell.logIn)
    await typing(english.login.userName, 'minhanh88')
    await actAndSettle(() => running.browser.page.setVisible(true))
    await changeStatus(running, statusReply({ state: 'maintenance' }), times.resumeDebounce)
    expect(openDialogs()).toEqual([system.maintenanceTitle])
    await changeStatus(
      running,
      statusReply({ state: 'normal' }),
      times.systemCheckInterval + times.resumeDebounce,
    )
    expect(await dialogsAfterAnimation(running)).toEqual([english.login.title])
    expect(field(english.login.userName).value).toBe('minhanh88')
  })

  it('checks the status at its end, with a random delay per device (E8.20)', async () => {
    const running = await startWithStatus(
      statusReply({ state: 'maintenance', maintenanceEnd: testStartTime + 20_000 }),
    )
    await changeStatus(running, statusReply({ state: 'normal' }), 19_000)
    expect(openDialogs()).toEqual([system.maintenanceTitle])
    await running.browser.clock.advance(
      1000 + times.systemCheckJitter + times.resumeDebounce + times.leaveAnimation,
    )
    expect(openDialogs()).toEqual([])
  })

  it('closes after a tap on retry, which shows that it is checking (E2.50, E8.20)', async () => {
    const running = await startWithStatus(statusReply({ state: 'maintenance' }))
    running.browser.http.answer('status', statusReply({ state: 'normal' }), 500)
    await press('button', common.retry)
    expect(get('button', new RegExp(common.retry)).getAttribute('aria-busy')).toBe('true')
    expect(pageText(get('button'))).toContain(system.checking)
    await running.browser.clock.advance(500)
    expect(await dialogsAfterAnimation(running)).toEqual([])
  })

  it('keeps checking on a slow network, shows that, and lets the member tap again (E8.20, F038)', async () => {
    const running = await startWithStatus(statusReply({ state: 'maintenance' }))
    const { browser } = running
    browser.http.answer('status', statusReply({ state: 'normal' }), 2 * times.slowThreshold)
    await press('button', common.retry)
    await browser.clock.advance(times.slowThreshold - 1)
    expect(get('button', new RegExp(common.retry)).getAttribute('aria-busy')).toBe('true')
    await browser.clock.advance(1)
    expect(get('button', common.retry).getAttribute('aria-busy')).toBeNull()
    expect(pageText(document.querySelector('.StatusScreen-note') ?? undefined)).toBe(system.notYet)
    await browser.clock.advance(times.slowThreshold)
    expect(await dialogsAfterAnimation(running)).toEqual([])
  })

  it.each<[string, Reply]>([
    ['maintenance continues', statusReply({ state: 'maintenance' })],
    ['the request times out', failure('timeout')],
    ['there is no network', failure('offline')],
    ['the platform has an error', refusal({ code: 'odd', message: 'No' })],
  ])('stays, and shows "not yet", when %s (E8.20)', async (_, reply) => {
    const running = await startWithStatus(statusReply({ state: 'maintenance' }))
    running.browser.http.answer('status', reply)
    await press('button', common.retry)
    expect([openDialogs(), toastText()]).toEqual([[system.maintenanceTitle], ''])
    expect(pageText(document.querySelector('.StatusScreen-note') ?? undefined)).toBe(system.notYet)
    expect(find('button', common.retry)?.getAttribute('aria-busy')).toBeNull()
  })

  it('is replaced by another screen when the status changes', async () => {
    const running = await startWithStatus(statusReply({ state: 'maintenance' }))
    await changeStatus(
      running,
      statusReply({ state: 'denied' }),
      times.systemCheckInterval + times.resumeDebounce,
    )
    expect(await dialogsAfterAnimation(running)).toEqual([system.deniedTitle])
  })

  it('repeats the requests that failed in the meantime', async () => {
    const running = await startWithStatus(statusReply({ state: 'maintenance' }), {
      prepare: ({ http }) => http.answer('gameLanes', html(500)),
    })
    running.browser.http.answer('gameLanes', success({ lanes: [] }))
    await changeStatus(
      running,
      statusReply({ state: 'normal' }),
      times.systemCheckInterval + times.resumeDebounce,
    )
    expect(await dialogsAfterAnimation(running)).toEqual([])
    expect(pageText(get('main'))).toContain(english.lobby.emptyTitle)
  })
})

describe('access denied', () => {
  const withBlockedRegions = manifestPart(`{
    "compliance": { "blockedRegions": { "EN": "Not available in your region.", "CN": "您的地区无法使用。" } }
  }`)

  it('shows title, address, description in both languages, contact and retry (E2.51, E2.52, E2.53, E2.54)', async () => {
    await startWithStatus(
      statusReply({ state: 'denied', ip: '2001:db8::7', description: { EN: 'Not here', CN: '此处不可用' } }),
      { stored: { language: 'CN' } },
    )
    expect(openDialogs()).toEqual([chinese.system.deniedTitle])
    expect(pageText(get('dialog'))).toContain(`${chinese.system.ip} 2001:db8::7`)
    expect(pageText(get('dialog'))).toContain('此处不可用Not here')
    expect(find('button', chinese.common.retry)).toBeDefined()
  })

  it('has the buttons Retry and Contact Us, and its title in Brazilian Portuguese is “Acesso Negado” (E8.22, E8.23)', async () => {
    const { site } = await startWithStatus(statusReply({ state: 'denied' }), {
      manifest: { ...withContact, languages: ['EN', 'PT-BR'] },
    })
    expect([namesOf('button'), namesOf('link')]).toEqual([['Retry'], ['Contact Us']])
    await actAndSettle(() => site.changeLanguage('PT-BR'))
    expect(openDialogs()).toEqual(['Acesso Negado'])
  })

  it('opens customer service (E2.56, E8.20)', async () => {
    await startWithStatus(statusReply({ state: 'denied' }))
    expect(get('link', common.contactUs).getAttribute('href')).toBe('https://chat.example.com/room')
  })

  it.each<[string, object, string]>([
    ['the platform’s text', { description: { CN: '此处不可用' } }, '此处不可用'],
    ['the manifest’s text', {}, '您的地区无法使用。Not available in your region.'],
  ])('shows the reason with %s (E2.55)', async (_, statusFields, text) => {
    await startWithStatus(statusReply({ state: 'denied', ...statusFields }), {
      stored: { language: 'CN' },
      manifest: { ...withContact, ...withBlockedRegions },
    })
    expect(pageText(get('dialog'))).toContain(text)
  })

  it('shows its own reason when there is no other (E2.55)', async () => {
    await startWithStatus(statusReply({ state: 'denied' }))
    expect(pageText(get('dialog'))).toContain(system.deniedText)
  })

  it('closes when the visitor is allowed in (E2.52)', async () => {
    const running = await startWithStatus(statusReply({ state: 'denied' }))
    await changeStatus(
      running,
      statusReply({ state: 'normal' }),
      times.systemCheckInterval + times.resumeDebounce,
    )
    expect(await dialogsAfterAnimation(running)).toEqual([])
  })
})

describe('a cold start without any reply', () => {
  const failPings =
    (kind: 'offline' | 'network' | 'timeout') =>
    ({ http }: RunningSite['browser']): void => {
      http.answer('ping', kind === 'network' ? html() : failure(kind))
    }

  it.each<['offline' | 'network' | 'timeout', Reply]>([
    ['offline', failure('offline')],
    ['network', failure('network')],
    ['network', html()],
    ['timeout', failure('timeout')],
  ])('shows a text, retry and contact: %s (F036, F002)', async (kind, reply) => {
    await startWithStatus(reply, { prepare: failPings(kind) })
    expect(openDialogs()).toEqual([system.offlineTitle])
    expect(pageText(get('dialog'))).toContain(system.offlineText)
    expect([find('button', common.retry), find('link', common.contactUs)].includes(undefined)).toBe(false)
  })

  it('continues automatically when the network is back, and repeats what failed (F036)', async () => {
    const running = await startWithStatus(failure('offline'), {
      prepare(browser) {
        failPings('offline')(browser)
        browser.http.answer('gameLanes', failure('offline'))
      },
    })
    running.browser.http.answer('gameLanes', success({ lanes: [] }))
    running.browser.http.answer('status', statusReply({ state: 'normal' }))
    await actAndSettle(() => running.browser.page.setOnline(true))
    await running.browser.clock.advance(times.resumeDebounce)
    expect(await dialogsAfterAnimation(running)).toEqual([])
    expect(pageText(get('main'))).toContain(english.lobby.emptyTitle)
  })

  it('loads settings again that a captive portal had answered, once the retry succeeds (F002)', async () => {
    const running = await startWithStatus(html(), {
      prepare(browser) {
        failPings('network')(browser)
        browser.http.answer('settings', html())
      },
    })
    expect(openDialogs()).toEqual([system.offlineTitle])
    running.browser.http.answer('settings', success({ passwordMinimum: 10 }))
    running.browser.http.answer('status', statusReply({ state: 'normal' }))
    await press('button', common.retry)
    await running.browser.clock.advance(times.resumeDebounce)
    expect(running.site.store.get(platformSettingsAtom).values).toEqual({ passwordMinimum: 10 })
    expect(await dialogsAfterAnimation(running)).toEqual([])
  })

  it('continues automatically even without an online event (F036)', async () => {
    const running = await startWithStatus(failure('network'), { prepare: failPings('network') })
    await changeStatus(
      running,
      statusReply({ state: 'normal' }),
      times.offlineCheckInterval + times.resumeDebounce,
    )
    expect(await dialogsAfterAnimation(running)).toEqual([])
  })

  it('ends once the platform has replied, even with a refusal', async () => {
    const running = await startWithStatus(failure('network'), { prepare: failPings('network') })
    await changeStatus(running, refusal({ code: 'odd' }), times.offlineCheckInterval + times.resumeDebounce)
    expect(await dialogsAfterAnimation(running)).toEqual([])
  })

  it('shows the site when the platform still answers a ping', async () => {
    await startWithStatus(failure('timeout'), { prepare: ({ http }) => http.answer('ping', refusal()) })
    expect(openDialogs()).toEqual([])
  })
})
