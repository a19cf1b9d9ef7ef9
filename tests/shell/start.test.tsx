// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionAtom } from '../../runtime/state/session'
import * as times from '../../runtime/tables/times'
import chinese from '../../runtime/text/CN.json'
import english from '../../runtime/text/EN.json'
import urdu from '../../runtime/text/UR.json'
import type { FakeBrowser } from '../support/fakes/fakeBrowser'
import { failure, html, json, type Reply, refusal, success } from '../support/fakes/replies'
import { all, namesOf, pageText, toastText } from '../support/screen'
import { actAndSettle, merchant, startSite } from '../support/site'

const ownInfo = success({ id: 7, userName: 'minhanh88', type: 0 })
const address = (): string => location.pathname + location.search

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

describe('a start', () => {
  it('shows the lobby with the bars of the merchant (I2.02)', async () => {
    await startSite()
    expect([all('main').length, all('navigation').length]).toEqual([1, 1])
    expect(pageText()).toContain(english.lobby.emptyTitle)
  })

  it('waits for its texts, and continues when the network is back', async () => {
    const { browser, root } = await startSite({
      prepare: ({ http }) =>
        http.answer('/m/assets/EN.json', (_, turn) => (turn < 2 ? failure('offline') : json(english))),
    })
    await browser.clock.advance(times.retryDelay)
    expect(root.textContent).toBe('')
    await actAndSettle(() => browser.page.setOnline(true))
    expect(pageText()).toContain(english.lobby.emptyTitle)
  })

  it.each([
    ['HTML instead of the texts (F002)', html()],
    ['no answer', failure('timeout')],
    ['a refusal', html(503)],
  ])('retries after a second, and then after five seconds: %s', async (_, reply) => {
    const { browser, root } = await startSite({
      prepare: ({ http }) =>
        http.answer('/m/assets/EN.json', (_sent, turn) => (turn < 2 ? reply : json(english))),
    })
    await browser.clock.advance(times.retryDelay + times.slowThreshold - 1)
    expect(root.textContent).toBe('')
    await browser.clock.advance(1)
    expect(pageText()).toContain(english.lobby.emptyTitle)
  })

  it('sends the merchant code with every request (I1.03, I7.01)', async () => {
    const { browser } = await startSite({ session: {}, path: '/m/member/home' })
    const calls = browser.http.requests.filter(({ path }) => path.startsWith('/wps/'))
    expect(calls.length).toBeGreaterThan(2)
    for (const { headers } of calls) expect(headers.Merchant).toBe(merchant)
  })
})

describe('a token in the URL', () => {
  it.each([
    ['token', '?token=fresh&r=1'],
    ['tokens', '?tokens=fresh&r=1'],
    ['token before tokens', '?token=fresh&tokens=other&r=1'],
  ])(
    'becomes the session, and is removed before any other request: %s (I2.12, E2.18, F075)',
    async (_, search) => {
      const searches = new Set<string>()
      const entries = history.length
      const { browser } = await startSite({
        path: `/m/member/home${search}`,
        session: { token: 'older' },
        prepare: ({ http }) => {
          const { send } = http
          http.send = (request) => {
            searches.add(location.search)
            return send(request)
          }
        },
      })
      expect([...searches]).toEqual(['?r=1'])
      expect(address()).toBe('/m/member/home?r=1')
      expect(history.length).toBe(entries)
      expect(browser.http.requestsTo('memberInfo')[0]?.headers.Authorization).toBe('fresh')
      expect(browser.storage.read('session')).toMatchObject({ token: 'fresh', merchantCode: merchant })
    },
  )

  it.each(['%E2%9C%93', 'a%0Ab', ''])(
    'that is not a valid header value is ignored, and removed too: %j (I2.12, F075)',
    async (token) => {
      const { browser } = await startSite({ path: `/m/home?token=${token}&r=1` })
      expect([address(), browser.storage.read('session')]).toEqual(['/m/home?r=1', undefined])
    },
  )

  it.each<[string, Reply]>([
    ['refused', refusal({ code: 'user.or.token.invalid' })],
    ['refused with 401', refusal({ status: 401 })],
    ['answered without a member', success({})],
  ])('that is %s leaves a running session as it is, without a message (F075)', async (_, reply) => {
    const { browser } = await startSite({
      path: '/m/member/home?token=fresh',
      session: {},
      prepare: ({ http }) =>
        http.answer('memberInfo', ({ headers }) => (headers.Authorization === 'fresh' ? reply : ownInfo)),
    })
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7' })
    expect([address(), namesOf('dialog')]).toEqual(['/m/member/home', []])
  })

  it('that is refused leaves a visitor a visitor, without a message (F075)', async () => {
    const { browser } = await startSite({
      path: '/m/home?token=fresh',
      prepare: ({ http }) => http.answer('memberInfo', refusal({ status: 401 })),
    })
    expect([address(), namesOf('dialog'), browser.storage.read('session')]).toEqual([
      '/m/home',
      [],
      undefined,
    ])
  })

  it.each([
    [
      'another member',
      { id: '8', userName: 'thuha' },
      [english.member.loggedInAs.replace('{{name}}', 'thuha')],
    ],
    ['the same member', { id: '7', userName: 'minhanh88' }, []],
  ])('of %s says who is logged in now only when that is news (F075)', async (_, member, toasts) => {
    const { site } = await startSite({
      path: '/m/home?token=fresh',
      session: {},
      prepare: ({ http }) => http.answer('memberInfo', success({ ...member, type: 0 })),
    })
    expect(site.store.get(sessionAtom)).toMatchObject({ token: 'fresh', ...member })
    expect(toastText()).toEqual(toasts.join(''))
  })

  it.each<[string, Reply, (browser: FakeBrowser) => Promise<void>]>([
    ['the connection is back', failure('network'), ({ page }) => actAndSettle(() => page.setOnline(true))],
    ['a while has passed', html(502), ({ clock }) => clock.advance(times.firstRetry * 2)],
  ])('that gets no answer is tried again when %s (F036, F039, F075)', async (_, outage, waitUntilBack) => {
    let reply = outage
    const { browser, site } = await startSite({
      path: '/m/home?token=fresh',
      prepare: ({ http }) => http.answer('memberInfo', () => reply),
    })
    expect(site.store.get(sessionAtom)).toBeUndefined()
    reply = success({ id: 7, userName: 'minhanh88', type: 0 })
    await waitUntilBack(browser)
    expect(site.store.get(sessionAtom)).toMatchObject({ token: 'fresh', id: '7' })
  })

  it('whose answer takes long does not keep the page from appearing (F075)', async () => {
    const running = await startSite({
      path: '/m/home?token=fresh',
      prepare: ({ http }) =>
        http.answer(
          'memberInfo',
          success({ id: 7, userName: 'minhanh88', type: 0 }),
          times.slowThreshold + 1000,
        ),
    })
    await running.browser.clock.advance(times.slowThreshold)
    expect(running.site.store.get(sessionAtom)).toBeUndefined()
    expect(pageText()).toContain(english.lobby.emptyTitle)
    await running.browser.clock.advance(1000)
    expect(running.site.store.get(sessionAtom)).toMatchObject({ token: 'fresh' })
  })

  it('is updated with the member info (I7.25, E7.05)', async () => {
    const { browser } = await startSite({ path: '/m/home?token=fresh' })
    expect(browser.storage.read('session')).toEqual({
      token: 'fresh',
      merchantCode: merchant,
      id: '7',
      userName: 'minhanh88',
      type: 0,
    })
  })
})

describe('the language of the start', () => {
  it.each([
    ['stored', { languages: ['en-US'], stored: 'UR' }, urdu.lobby.emptyTitle, 'ur', 'rtl', 'UR'],
    [
      "the browser's",
      { languages: ['de', 'zh-CN'], stored: undefined },
      chinese.lobby.emptyTitle,
      'zh-Hans',
      'ltr',
      'CN',
    ],
    [
      'EN when nothing fits (I9.18)',
      { languages: ['de'], stored: undefined },
      english.lobby.emptyTitle,
      'en',
      'ltr',
      'CN',
    ],
  ])('is %s', async (_, { languages, stored }, text, tag, direction, header) => {
    const { browser } = await startSite({
      ...(stored === undefined ? {} : { stored: { language: stored } }),
      prepare: ({ page }) => {
        page.languages = languages
      },
    })
    expect(pageText()).toContain(text)
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([tag, direction])
    expect(browser.http.requestsTo('gameLanes')[0]?.headers.Language).toBe(header)
  })

  it('is stored when it was detected, and sent in the header (I7.01, E7.01)', async () => {
    const { browser } = await startSite()
    expect(browser.storage.read('language')).toBe('EN')
    expect(browser.http.requestsTo('gameLanes')[0]?.headers.Language).toBe('EN')
  })

  it('is not stored when it was not detected: the header is CN until one is chosen (I7.01, E7.01, I9.19)', async () => {
    const { browser, site } = await startSite({
      prepare: ({ page }) => Object.assign(page, { languages: ['de'] }),
    })
    expect(browser.storage.read('language')).toBeUndefined()
    expect(browser.http.requestsTo('gameLanes')[0]?.headers.Language).toBe('CN')
    await actAndSettle(() => site.changeLanguage('UR'))
    expect(browser.http.requestsTo('gameLanes').at(-1)?.headers.Language).toBe('UR')
    expect(browser.storage.read('language')).toBe('UR')
  })
})

describe('the device', () => {
  it.each([
    ['a browser', { standalone: false }, '/m/home', undefined],
    ['a web clip (I4.02)', { standalone: true }, '/m/home', '1'],
    ['an installed app (I4.03)', { standalone: true }, '/m/home?homescreen=1', '0'],
  ])('stores the marker of %s', async (_, native, path, marker) => {
    const { browser } = await startSite({
      path,
      prepare: (browser) => void Object.assign(browser.native, native),
    })
    expect(browser.storage.read('webclip')).toBe(marker)
  })

  it('replaces the marker of a web clip by that of an installed app (I4.03)', async () => {
    const { browser } = await startSite({
      path: '/m/home?homescreen=1',
      stored: { webclip: '1' },
      prepare: (browser) => void Object.assign(browser.native, { standalone: true }),
    })
    expect(browser.storage.read('webclip')).toBe('0')
  })
})
