// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { HttpResponse } from '../../runtime/browser/browser'
import { fetchStatus } from '../../runtime/features/system/fetchStatus'
import { serverSettingsAtom } from '../../runtime/state/server'
import { times } from '../../runtime/tables/times'
import chinese from '../../runtime/text/CN.json'
import english from '../../runtime/text/EN.json'
import { testStartTime } from '../support/fakes/fakeClock'
import { fails, good, html, type Reply, refused } from '../support/fakes/replies'
import { manifestPart } from '../support/manifest'
import { all, find, get, namesOf, pageText, toastText } from '../support/screen'
import {
  actAndSettle,
  field,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  type as typing,
} from '../support/site'

const { system, common, errors } = english
const minute = 60_000

const contact = manifestPart(`{
  "hosts": { "customerService": ["chat.example.com"] },
  "customerService": [{ "id": "a", "csType": "LIVECHAT", "url": "https://chat.example.com/room" }]
}`)

const state = (value: object): HttpResponse => good({ ip: '203.0.113.7', track: 'track-1', ...value })

/** A lobby that has painted, and the status call has come to that. */
async function withStatus(status: Reply, options: SiteOptions = {}): Promise<RunningSite> {
  const running = await startSite({
    manifest: contact,
    ...options,
    prepare(browser) {
      browser.http.answer('status', status)
      browser.http.answer('domainRoute', fails('network'))
      options.prepare?.(browser)
    },
  })
  await running.browser.clock.advance(1)
  return running
}

/** The platform answers otherwise, and so much time goes by. */
async function later({ browser }: RunningSite, status: Reply, ms: number): Promise<void> {
  browser.http.answer('status', status)
  await browser.clock.advance(ms)
}

const covered = (): string[] => namesOf('dialog')
const left = async ({ browser }: RunningSite): Promise<string[]> => {
  await browser.clock.advance(times.leaveAnimation)
  return covered()
}

describe('the status call', () => {
  it('goes out after the lobby has painted, uncached, with what it tells of the visit (I7.18)', async () => {
    const { browser } = await startSite({ path: '/m/home?affiliateCode=A1&utm=secret#x' })
    expect(browser.http.requestsTo('status')).toEqual([])
    await browser.clock.advance(1)
    const [sent] = browser.http.requestsTo('status')
    expect(sent?.headers).toMatchObject({ 'Cache-Control': 'no-cache', Merchant: 'hongvan' })
    expect(sent?.headers).not.toHaveProperty('Authorization')
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({
      device: 'MOBILE',
      originalDomain: 'www.hongvan.example',
      url: 'https://www.hongvan.example/m/home',
    })
  })

  it('hands the track of this tab back, and tells the domain where the visitor first came (I7.18)', async () => {
    const running = await withStatus(state({ state: 'normal', track: 'track-2' }), {
      stored: { registrationInfo: { originalDomain: 'first.example' } },
    })
    await actAndSettle(() => running.browser.page.setVisible(true))
    await running.browser.clock.advance(times.resumeDebounce)
    const [, again] = running.browser.http.requestsTo('status')
    expect(Object.fromEntries(again?.query ?? [])).toMatchObject({
      track: 'track-2',
      originalDomain: 'first.example',
    })
  })

  it('is never waited for by the lobby', async () => {
    await withStatus(state({ state: 'normal' }), {
      prepare: ({ http }) => http.answer('status', state({ state: 'maintenance' }), minute),
    })
    expect([covered(), all('main').length]).toEqual([[], 1])
  })

  it.each<[string, (running: RunningSite) => void]>([
    ['the tab is looked at again', ({ browser }) => browser.page.setVisible(true)],
    ['the line is back', ({ browser }) => browser.page.setOnline(true)],
    ['the page comes out of the browser’s memory', ({ browser }) => browser.page.restore()],
  ])('is made again when %s', async (_, happens) => {
    const running = await withStatus(state({ state: 'normal' }))
    await actAndSettle(() => happens(running))
    await later(running, state({ state: 'denied' }), times.resumeDebounce)
    expect(covered()).toEqual([system.deniedTitle])
  })

  it('is made once for a storm of changes, and for a tab that was frozen for hours (F119, F120)', async () => {
    const running = await withStatus(state({ state: 'maintenance' }))
    const { page, clock, http } = running.browser
    page.setVisible(false)
    await clock.advance(8 * 60 * minute)
    const before = http.requestsTo('status').length
    await actAndSettle(() => {
      for (let turn = 0; turn < 40; turn += 1) page.setVisible(turn % 2 === 1)
    })
    await clock.advance(times.resumeDebounce)
    expect(http.requestsTo('status').length - before).toBe(1)
  })

  it('is not made by a hidden tab', async () => {
    const { browser } = await withStatus(state({ state: 'maintenance' }))
    browser.page.setVisible(false)
    await browser.clock.advance(60 * minute)
    expect(browser.http.requestsTo('status')).toHaveLength(1)
  })
})

describe('a status call that fails', () => {
  it('with domain_not_available shows the notice of the domain, with the platform’s words (I8.14)', async () => {
    await withStatus(refused({ code: 'domain_not_available', message: 'Please take another way' }), {
      prepare: ({ http }) => http.answer('domainRoute', fails('network')),
    })
    expect(all('dialog')).toHaveLength(1)
    expect(pageText(get('dialog'))).toContain('Please take another way')
    expect(namesOf('heading')).not.toContain(common.notice)
  })

  it.each<[string, boolean, Reply, string]>([
    ['the server’s message on https (I8.15)', true, refused({ code: 'odd', message: 'No' }), 'No'],
    ['the server’s message on http (I8.15)', false, refused({ code: 'odd', message: 'No' }), 'No'],
    ['"Error" where there is no message (I8.15)', true, refused({ code: 'odd' }), 'Error'],
    ['"Error" where there is no code either, on https (I8.15)', true, refused({ status: 500 }), 'Error'],
    ['"Error" for an empty answer on https (I8.15)', true, good(), 'Error'],
    ['Network Error / CORS Errors on http without a code (I8.16)', false, html(500), errors.networkOrCors],
  ])('shows a notice with %s', async (_, https, reply, message) => {
    await withStatus(reply, { prepare: ({ page }) => void Object.assign(page, { https }) })
    expect(covered()).toEqual([common.notice])
    expect(pageText(get('dialog')).replace(common.notice, '').replace(common.confirm, '')).toBe(message)
  })

  it('on http shows that notice also where nothing but the status call gets lost (I8.16)', async () => {
    const { browser } = await withStatus(fails('network'), {
      prepare({ page, http }) {
        Object.assign(page, { https: false })
        http.answer('ping', good('hongvan'))
      },
    })
    expect(pageText(get('dialog'))).toContain(errors.networkOrCors)
    expect(browser.http.requestsTo('status')).toHaveLength(2)
  })

  it('on https says nothing then: the site works (D6)', async () => {
    await withStatus(fails('network'), { prepare: ({ http }) => http.answer('ping', good('hongvan')) })
    expect([covered(), toastText()]).toEqual([[], ''])
  })

  it('says nothing on HTTP 502 (I8.04)', async () => {
    await withStatus(html(502))
    expect([covered(), toastText()]).toEqual([[], ''])
  })

  it('does not end a session, whatever it says', async () => {
    const { browser } = await withStatus(refused({ status: 401, message: 'Who are you?' }), { session: {} })
    expect(pageText(get('dialog'))).toContain('Who are you?')
    expect([browser.storage.read('session') !== undefined, location.pathname]).toEqual([true, '/m/home'])
  })

  it('takes away what says "loading" (I8.22)', async () => {
    const running = await withStatus(refused({ code: 'odd' }))
    await actAndSettle(() => running.browser.page.showSplash(true))
    await running.browser.clock.advance(times.hideLoadingCheck)
    expect(document.documentElement.hasAttribute('data-splash')).toBe(false)
  })

  it('goes on to whoever asked (I8.22)', async () => {
    const { browser, site } = await withStatus(state({ state: 'normal' }))
    browser.http.answer('status', refused({ code: 'odd', message: 'Not today' }))
    await expect(fetchStatus(site, false)).rejects.toMatchObject({
      kind: 'refused',
      detail: { call: 'status', code: 'odd', message: 'Not today' },
    })
  })

  it('later is no dialog: only that there is no network is told, in a toast (I8.19)', async () => {
    const running = await withStatus(state({ state: 'normal' }))
    for (const [reply, told] of [
      [refused({ code: 'odd', message: 'No' }), ''],
      [fails('network'), ''],
      [fails('offline'), errors.offline],
    ] as const) {
      await actAndSettle(() => running.browser.page.setVisible(true))
      await later(running, reply, times.resumeDebounce)
      expect([covered(), toastText()]).toEqual([[], told])
    }
  })
})

describe('maintenance', () => {
  const end = testStartTime + 90 * minute

  it('covers the site with brand, title, end, description in both languages, contact and retry (E1.09, E2.45, E2.46, E2.50)', async () => {
    await withStatus(
      state({
        state: 'maintenance',
        maintenanceEnd: end,
        description: { EN: 'New games are coming', CN: '新游戏即将上线' },
      }),
      { stored: { language: 'CN' } },
    )
    expect(covered()).toEqual([chinese.system.maintenanceTitle])
    expect(namesOf('img')).toEqual(['Hồng Vân'])
    expect(find('button', chinese.common.retry)).toBeDefined()
    expect(find('link', chinese.common.contactUs)?.getAttribute('href')).toBe('https://chat.example.com/room')
    expect(all('main')).toEqual([])
  })

  const paragraphs = (): (string | null)[][] =>
    [...document.querySelectorAll('.StatusScreen-text')].map((one) => [
      one.textContent,
      one.getAttribute('lang'),
      one.getAttribute('dir'),
    ])

  it.each<[string, object | undefined, string, (string | null)[][]]>([
    [
      'the custom words, and the English ones',
      { EN: 'New games', UR: 'نئے کھیل' },
      'UR',
      [
        ['نئے کھیل', 'ur', 'rtl'],
        ['New games', 'en', 'ltr'],
      ],
    ],
    [
      'the default words, and the English ones',
      undefined,
      'CN',
      [
        [chinese.system.maintenanceText, 'zh-Hans', 'ltr'],
        [system.maintenanceText, 'en', 'ltr'],
      ],
    ],
    ['one paragraph where both are the same', { EN: 'New', CN: 'New' }, 'CN', [['New', 'zh-Hans', 'ltr']]],
    ['one paragraph in English', { EN: 'New', CN: '新' }, 'EN', [['New', 'en', 'ltr']]],
    ['the words of HTML, and no markup', { EN: '<b>New</b><br>games' }, 'EN', [['New\ngames', 'en', 'ltr']]],
  ])('describes itself with %s (E2.48, E2.49, F020)', async (_, description, language, expected) => {
    await withStatus(state({ state: 'maintenance', ...(description ? { description } : {}) }), {
      stored: { language },
    })
    expect(paragraphs()).toEqual(expected)
  })

  it('tells its end in local time and how long it takes, by the platform’s clock (E2.47, E3.36, F057)', async () => {
    const hour = 60 * minute
    // The platform's clock is an hour ahead of the device's.
    const ahead = { ...state({ state: 'maintenance', maintenanceEnd: end }), date: testStartTime + hour }
    const { browser } = await withStatus(ahead)
    const local = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(end)
    expect(document.querySelector('time')?.dateTime).toBe(new Date(end).toISOString())
    expect(pageText(get('dialog'))).toContain(local)
    expect(pageText(get('timer'))).toMatch(/ (30:00|29:59)$/)
    await browser.clock.advance(1000)
    expect(pageText(get('timer'))).toMatch(/29:5[89]$/)
  })

  it('tells no end that is not known (E2.47)', async () => {
    await withStatus(state({ state: 'maintenance' }))
    expect([pageText(get('dialog')).includes(system.endTime), all('timer')]).toEqual([false, []])
  })

  it('says so when it takes longer', async () => {
    const running = await withStatus(state({ state: 'maintenance', maintenanceEnd: testStartTime + 2000 }))
    await running.browser.clock.advance(3000)
    expect(pageText(get('dialog'))).toContain(system.longer)
  })

  it('leaves by itself within a minute, and what was typed below it is still there (E8.20)', async () => {
    const running = await withStatus(state({ state: 'normal' }), { path: '/m/login' })
    await typing(english.login.userName, 'minhanh88')
    await actAndSettle(() => running.browser.page.setVisible(true))
    await later(running, state({ state: 'maintenance' }), times.resumeDebounce)
    expect(covered()).toEqual([system.maintenanceTitle])
    await later(running, state({ state: 'normal' }), times.systemCheckInterval + times.resumeDebounce)
    expect(await left(running)).toEqual([])
    expect([location.pathname, field(english.login.userName).value]).toEqual(['/m/login', 'minhanh88'])
  })

  it('keeps an open dialog, and what was typed in it (E8.20)', async () => {
    const running = await withStatus(state({ state: 'normal' }))
    await press('button', english.shell.logIn)
    await typing(english.login.userName, 'minhanh88')
    await actAndSettle(() => running.browser.page.setVisible(true))
    await later(running, state({ state: 'maintenance' }), times.resumeDebounce)
    expect(covered()).toEqual([system.maintenanceTitle])
    await later(running, state({ state: 'normal' }), times.systemCheckInterval + times.resumeDebounce)
    expect(await left(running)).toEqual([english.login.title])
    expect(field(english.login.userName).value).toBe('minhanh88')
  })

  it('looks at its end, on each device a little later than on another (E8.20)', async () => {
    const running = await withStatus(state({ state: 'maintenance', maintenanceEnd: testStartTime + 20_000 }))
    await later(running, state({ state: 'normal' }), 19_000)
    expect(covered()).toEqual([system.maintenanceTitle])
    await running.browser.clock.advance(
      1000 + times.systemCheckJitter + times.resumeDebounce + times.leaveAnimation,
    )
    expect(covered()).toEqual([])
  })

  it('is left with a tap on retry, which shows that it looks (E2.50, E8.20)', async () => {
    const running = await withStatus(state({ state: 'maintenance' }))
    running.browser.http.answer('status', state({ state: 'normal' }), 500)
    await press('button', common.retry)
    expect(get('button', new RegExp(common.retry)).getAttribute('aria-busy')).toBe('true')
    expect(pageText(get('button'))).toContain(system.checking)
    await running.browser.clock.advance(500)
    expect(await left(running)).toEqual([])
  })

  it('keeps looking on a line that hangs, says so, and lets the member tap again (E8.20, F038)', async () => {
    const running = await withStatus(state({ state: 'maintenance' }))
    const { browser } = running
    browser.http.answer('status', state({ state: 'normal' }), 2 * times.slowThreshold)
    await press('button', common.retry)
    await browser.clock.advance(times.slowThreshold - 1)
    expect(get('button', new RegExp(common.retry)).getAttribute('aria-busy')).toBe('true')
    await browser.clock.advance(1)
    expect(get('button', common.retry).getAttribute('aria-busy')).toBeNull()
    expect(pageText(document.querySelector('.StatusScreen-note') ?? undefined)).toBe(system.notYet)
    await browser.clock.advance(times.slowThreshold)
    expect(await left(running)).toEqual([])
  })

  it.each<[string, Reply]>([
    ['maintenance goes on', state({ state: 'maintenance' })],
    ['no answer comes', fails('timeout')],
    ['there is no network', fails('offline')],
    ['the platform has an error', refused({ code: 'odd', message: 'No' })],
  ])('stays and says so when %s (E8.20)', async (_, reply) => {
    const running = await withStatus(state({ state: 'maintenance' }))
    running.browser.http.answer('status', reply)
    await press('button', common.retry)
    expect([covered(), toastText()]).toEqual([[system.maintenanceTitle], ''])
    expect(pageText(document.querySelector('.StatusScreen-note') ?? undefined)).toBe(system.notYet)
    expect(find('button', common.retry)?.getAttribute('aria-busy')).toBeNull()
  })

  it('gives way to another screen when the platform says so', async () => {
    const running = await withStatus(state({ state: 'maintenance' }))
    await later(running, state({ state: 'denied' }), times.systemCheckInterval + times.resumeDebounce)
    expect(await left(running)).toEqual([system.deniedTitle])
  })

  it('asks again for what failed meanwhile', async () => {
    const running = await withStatus(state({ state: 'maintenance' }), {
      prepare: ({ http }) => http.answer('gameLanes', html(500)),
    })
    running.browser.http.answer('gameLanes', good({ lanes: [] }))
    await later(running, state({ state: 'normal' }), times.systemCheckInterval + times.resumeDebounce)
    expect(await left(running)).toEqual([])
    expect(pageText(get('main'))).toContain(english.lobby.emptyTitle)
  })
})

describe('access denied', () => {
  const blocked = manifestPart(`{
    "compliance": { "blockedRegions": { "EN": "Not available in your region.", "CN": "您的地区无法使用。" } }
  }`)

  it('shows title, address, description in both languages, contact and retry (E2.51, E2.52, E2.53, E2.54)', async () => {
    await withStatus(
      state({ state: 'denied', ip: '2001:db8::7', description: { EN: 'Not here', CN: '此处不可用' } }),
      { stored: { language: 'CN' } },
    )
    expect(covered()).toEqual([chinese.system.deniedTitle])
    expect(pageText(get('dialog'))).toContain(`${chinese.system.ip} 2001:db8::7`)
    expect(pageText(get('dialog'))).toContain('此处不可用Not here')
    expect(find('button', chinese.common.retry)).toBeDefined()
  })

  it('opens customer service (E2.56, E8.20)', async () => {
    await withStatus(state({ state: 'denied' }))
    expect(get('link', common.contactUs).getAttribute('href')).toBe('https://chat.example.com/room')
  })

  it.each<[string, object, string]>([
    ['the platform’s words', { description: { CN: '此处不可用' } }, '此处不可用'],
    ['the manifest’s words', {}, '您的地区无法使用。Not available in your region.'],
  ])('says why with %s (E2.55)', async (_, more, said) => {
    await withStatus(state({ state: 'denied', ...more }), {
      stored: { language: 'CN' },
      manifest: { ...contact, ...blocked },
    })
    expect(pageText(get('dialog'))).toContain(said)
  })

  it('says why with words of its own where nobody has any (E2.55)', async () => {
    await withStatus(state({ state: 'denied' }))
    expect(pageText(get('dialog'))).toContain(system.deniedText)
  })

  it('is gone when the visitor may come in (E2.52)', async () => {
    const running = await withStatus(state({ state: 'denied' }))
    await later(running, state({ state: 'normal' }), times.systemCheckInterval + times.resumeDebounce)
    expect(await left(running)).toEqual([])
  })
})

describe('a cold start where nothing answers', () => {
  const dark =
    (kind: 'offline' | 'network' | 'timeout') =>
    ({ http }: RunningSite['browser']): void => {
      http.answer('ping', kind === 'network' ? html() : fails(kind))
    }

  it.each<['offline' | 'network' | 'timeout', Reply]>([
    ['offline', fails('offline')],
    ['network', fails('network')],
    ['network', html()],
    ['timeout', fails('timeout')],
  ])('shows words, retry and contact: %s (F036, F002)', async (kind, reply) => {
    await withStatus(reply, { prepare: dark(kind) })
    expect(covered()).toEqual([system.offlineTitle])
    expect(pageText(get('dialog'))).toContain(system.offlineText)
    expect([find('button', common.retry), find('link', common.contactUs)].includes(undefined)).toBe(false)
  })

  it('goes on by itself when the line is back, and asks again for what failed (F036)', async () => {
    const running = await withStatus(fails('offline'), {
      prepare(browser) {
        dark('offline')(browser)
        browser.http.answer('gameLanes', fails('offline'))
      },
    })
    running.browser.http.answer('gameLanes', good({ lanes: [] }))
    running.browser.http.answer('status', state({ state: 'normal' }))
    await actAndSettle(() => running.browser.page.setOnline(true))
    await running.browser.clock.advance(times.resumeDebounce)
    expect(await left(running)).toEqual([])
    expect(pageText(get('main'))).toContain(english.lobby.emptyTitle)
  })

  it('asks again for settings that a page of a hotel came for, once the retry gets through (F002)', async () => {
    const running = await withStatus(html(), {
      prepare(browser) {
        dark('network')(browser)
        browser.http.answer('settings', html())
      },
    })
    expect(covered()).toEqual([system.offlineTitle])
    running.browser.http.answer('settings', good({ passwordMinimum: 10 }))
    running.browser.http.answer('status', state({ state: 'normal' }))
    await press('button', common.retry)
    await running.browser.clock.advance(times.resumeDebounce)
    expect(running.site.store.get(serverSettingsAtom).values).toEqual({ passwordMinimum: 10 })
    expect(await left(running)).toEqual([])
  })

  it('goes on by itself when no browser tells of the line (F036)', async () => {
    const running = await withStatus(fails('network'), { prepare: dark('network') })
    await later(running, state({ state: 'normal' }), times.offlineCheckInterval + times.resumeDebounce)
    expect(await left(running)).toEqual([])
  })

  it('is no cold start any more once the platform has answered with a no', async () => {
    const running = await withStatus(fails('network'), { prepare: dark('network') })
    await later(running, refused({ code: 'odd' }), times.offlineCheckInterval + times.resumeDebounce)
    expect(await left(running)).toEqual([])
  })

  it('stays a site where somebody still answers', async () => {
    await withStatus(fails('timeout'), { prepare: ({ http }) => http.answer('ping', refused()) })
    expect(covered()).toEqual([])
  })
})
