// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Session } from '../../../runtime/rules/session/session'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { twoTabs } from '../../support/fakes/fakeBrowser'
import { failure, html, type Reply, refusal, success } from '../../support/fakes/replies'
import { holdFrames, leadToSite, loadFrame } from '../../support/heldFrames'
import { takeConsole } from '../../support/quietConsole'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import {
  actAndSettle,
  back,
  memberSession,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  submit,
  type,
} from '../../support/site'

holdFrames()

const { chat, common, errors, login, shell, support } = english
const chatUrl = 'https://chat.hongvan.example/window?id=1'
const manifest: Partial<Manifest> = {
  flags: { CHAT3: true },
  hosts: { frame: ['chat.hongvan.example'] },
  compliance: { minimumAge: 18 },
}

const memberInfo = (overrides: object = {}) =>
  success({ id: 7, userName: 'minhanh88', type: 0, language: 'EN', ...overrides })

/** Starts a site with a chat, at the member's home. */
const openSite = (options: SiteOptions = {}): Promise<RunningSite> =>
  openAsVisitor({ session: {}, ...options })

const openAsVisitor = (options: SiteOptions = {}): Promise<RunningSite> =>
  startSite({
    path: '/m/member/home',
    ...options,
    manifest: { ...manifest, ...options.manifest },
    prepare(browser) {
      browser.http.answer('launchChat', success({ chatUrl }))
      browser.http.answer('unreadCount', success({ unReadCount: 0 }))
      options.prepare?.(browser)
    },
  })

const openChat = (): Promise<void> => press('button', new RegExp(`^${chat.title}`))

const frame = (): HTMLIFrameElement | null => document.querySelector('iframe')
const loadPage = () =>
  actAndSettle(() => {
    const element = frame()
    if (!element) throw new Error('There is no frame')
    loadFrame(element)
  })
const calls = ({ browser }: RunningSite, name: 'launchChat' | 'unreadCount') => browser.http.requestsTo(name)

describe('a tap on the chat', () => {
  it('opens its window over the page (E1.06, E5.06, E5.07, E7.07)', async () => {
    const running = await openSite({ path: '/m/member/home?r=ab&x=1' })
    await openChat()
    expect(namesOf('dialog')).toEqual([chat.title])
    expect(frame()?.src).toBe(chatUrl)
    expect(frame()?.title).toBe(chat.title)
    expect(frame()?.getAttribute('sandbox')).not.toContain('top-navigation')
    const [call] = calls(running, 'launchChat')
    expect(call?.headers).toMatchObject({ Authorization: 'token-7' })
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      b2c: 'true',
      title: chat.title,
      backUrl: 'https://www.hongvan.example/m/member/home?r=ab&x=1',
      language: 'EN',
      headerColor: '#b5161d',
    })
  })

  it('asks once for the login where the platform says of a session that nobody is logged in (E3.03, E5.08)', async () => {
    const { browser, site } = await openAsVisitor({ path: '/m/home', session: { type: -1 } })
    const open = await site.service('openChat')
    await actAndSettle(() => void open?.())
    expect(namesOf('dialog')).toEqual([login.title])
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([])
  })

  it('closes its window when the chat leads its frame back to the site (E5.07)', async () => {
    const { browser } = await openSite()
    await openChat()
    await loadPage()
    expect(namesOf('dialog')).toEqual([chat.title])
    leadToSite(frame() as HTMLIFrameElement)
    await loadPage()
    await browser.clock.advance(times.leaveAnimation)
    expect(all('dialog')).toEqual([])
  })

  it('opens one window, however often it is tapped', async () => {
    const running = await openSite()
    const open = await running.site.service('openChat')
    await actAndSettle(() => {
      void open?.()
      void open?.()
    })
    await actAndSettle(() => void open?.())
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    expect(calls(running, 'launchChat')).toHaveLength(1)
  })

  it('lets a visitor log in first, and then opens the chat (E5.08, E6.01)', async () => {
    const running = await openAsVisitor({ path: '/m/home' })
    await running.browser.clock.advance(times.idle)
    await press('button', chat.title)
    expect(namesOf('dialog')).toEqual([login.title])
    expect(pageText(get('dialog'))).toContain(chat.logIn)
    await type(login.userName, 'minhanh88')
    await type(login.password, 'Lucky-7788')
    await submit()
    expect(find('dialog', chat.title)).toBeUndefined()
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([chat.title])
    expect(frame()?.src).toBe(chatUrl)
    expect(location.pathname).toBe('/m/home')
    await back()
    expect([all('dialog').length, location.pathname]).toEqual([0, '/m/home'])
  })

  it('opens nothing for a visitor who does not log in, nor at a later login (E5.08)', async () => {
    const running = await openAsVisitor({ path: '/m/home' })
    await running.browser.clock.advance(times.idle)
    await press('button', chat.title)
    await press('button', common.close)
    await running.browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => running.site.session.begin(memberSession))
    await running.browser.clock.advance(times.slowThreshold)
    expect(all('dialog')).toEqual([])
    expect(calls(running, 'launchChat')).toEqual([])
  })

  it.each([4, 3, 7])(
    'tells a member of type %i that there is no permission (E5.09, E6.04, E8.14)',
    async (type) => {
      const running = await openSite({
        session: { type },
        prepare: ({ http }) => http.answer('memberInfo', memberInfo({ type })),
      })
      await openChat()
      expect(namesOf('dialog')).toEqual([common.notice])
      expect(pageText(get('dialog'))).toContain(chat.noPermission)
      await press('button', common.contactUs)
      await running.browser.clock.advance(times.leaveAnimation)
      expect(namesOf('dialog')).toEqual([support.title])
      expect(all('button', chat.title)).toEqual([])
      expect([calls(running, 'launchChat'), calls(running, 'unreadCount')]).toEqual([[], []])
    },
  )

  /** A session without a type, as an older version of the site has stored it. */
  const typeless = { ...memberSession, type: undefined } as unknown as Partial<Session>

  it.each([
    ['may chat', 1, [chat.title], 1],
    ['may not', 4, [common.notice], 0],
  ])('waits for the type of a member, who %s (E5.09)', async (_, type, dialogs, launches) => {
    const running = await openSite({
      session: typeless,
      prepare: ({ http }) => http.answer('memberInfo', memberInfo({ type }), 1000),
    })
    await openChat()
    expect(namesOf('dialog')).toEqual([chat.title])
    expect([calls(running, 'launchChat'), calls(running, 'unreadCount')]).toEqual([[], []])
    await running.browser.clock.advance(1000)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual(dialogs)
    expect(calls(running, 'launchChat')).toHaveLength(launches)
  })

  it.each<[string, Reply]>([
    ['does not come', failure('network')],
    ['has no type', success({ id: 7, userName: 'minhanh88' })],
  ])('leaves the decision to the platform when the member info %s (E5.09)', async (_, reply) => {
    const running = await openSite({
      session: typeless,
      prepare: ({ http }) => http.answer('memberInfo', reply, 1000),
    })
    await openChat()
    await running.browser.clock.advance(1000)
    expect(calls(running, 'launchChat')).toHaveLength(1)
    expect(calls(running, 'unreadCount')).toEqual([])
  })

  it('is the same for whatever opens the window, such as an item of the bottom bar (E5.08, E5.09)', async () => {
    const navigation = [{ id: 'chat', icon: 'chat', text: 'navigation.support', opens: 'chat' }] as const
    const visitor = await openAsVisitor({
      path: '/m/home',
      manifest: { navigation: [...navigation] },
    })
    await press('button', english.navigation.support)
    await visitor.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([login.title])
    expect(calls(visitor, 'launchChat')).toEqual([])
  })
})

describe('the flag CHAT3', () => {
  const entries = () => all('button', new RegExp(chat.title)).length

  it('that is off leaves no entry, no call and no service (E5.10)', async () => {
    for (const path of ['/m/home', '/m/member/home']) {
      const running = await openSite({ path, manifest: { flags: { CHAT3: false } } })
      await actAndSettle(() => void running.site.openOverlay('support'))
      expect(entries()).toBe(0)
      expect(calls(running, 'unreadCount')).toEqual([])
      document.body.replaceChildren()
    }
  })

  it('that the platform switches on adds the entries, and off again closes the window (E5.10)', async () => {
    const running = await openSite({
      manifest: { flags: { CHAT3: 'server' } },
      prepare: ({ http }) => http.answer('whitelabel', success({ CHAT3: true }), 1000),
    })
    expect(entries()).toBe(0)
    await running.browser.clock.advance(1000)
    expect(entries()).toBe(1)
    await openChat()
    running.browser.http.answer('whitelabel', success({ CHAT3: false }))
    await actAndSettle(() => running.browser.page.setVisible(false))
    await actAndSettle(() => running.browser.page.setVisible(true))
    await running.browser.clock.advance(times.resumeDebounce)
    await running.browser.clock.advance(times.leaveAnimation)
    expect([all('dialog').length, entries()]).toEqual([0, 0])
    const before = calls(running, 'unreadCount').length
    await running.browser.clock.advance(times.unreadInterval * 3)
    expect(calls(running, 'unreadCount')).toHaveLength(before)
  })
})

describe('the window of the chat', () => {
  const opened = async (options: SiteOptions = {}): Promise<RunningSite> => {
    const running = await openSite(options)
    await openChat()
    return running
  }
  const skeleton = () => document.querySelector('.ChatWindow-skeleton')

  it('shows a skeleton until its page has loaded', async () => {
    await opened()
    expect(skeleton()).not.toBeNull()
    expect(frame()?.className).toContain('loading')
    await loadPage()
    expect(skeleton()).toBeNull()
    expect(frame()?.className).not.toContain('loading')
  })

  it.each(['CN', 'UR'] as const)(
    'tells its page the locale of the window, in %s (E9.33, E5.48)',
    async (language) => {
      const running = await openSite()
      await actAndSettle(() => running.site.changeLanguage(language))
      await actAndSettle(() => void running.site.openOverlay('chat'))
      await loadPage()
      const [page] = running.browser.frames.connected
      expect(page?.origin).toBe('https://chat.hongvan.example')
      expect(page?.sent).toEqual([{ type: 'locale', locale: 'zh-CN' }])
      expect(calls(running, 'launchChat')[0]?.query.get('language')).toBe('CN')
    },
  )

  it('is in the language that the manifest names for members whose own the chat does not speak (E5.48)', async () => {
    const running = await openSite({ manifest: { chat: { fallbackLanguage: 'EN' } } })
    await actAndSettle(() => running.site.changeLanguage('UR'))
    await actAndSettle(() => void running.site.openOverlay('chat'))
    await loadPage()
    expect(calls(running, 'launchChat')[0]?.query.get('language')).toBe('EN')
    expect(running.browser.frames.connected[0]?.sent).toEqual([{ type: 'locale', locale: 'en-US' }])
  })

  it.each([
    ['Back', back],
    ['its button', () => press('button', common.close)],
  ] as const)('closes with %s, and the page is as before', async (_, close) => {
    const { browser } = await opened()
    await loadPage()
    await close()
    await browser.clock.advance(times.leaveAnimation)
    expect([all('dialog').length, location.pathname, frame()]).toEqual([0, '/m/member/home', null])
    expect(browser.frames.connected[0]?.stopped).toBe(true)
  })

  it('closes when its page asks for it, and ignores what else it says', async () => {
    const { browser } = await opened()
    await loadPage()
    for (const message of [null, 'close', { type: 'open' }, { type: ['close'] }, [{ type: 'close' }]]) {
      await actAndSettle(() => browser.frames.connected[0]?.emit(message))
      expect(namesOf('dialog')).toEqual([chat.title])
    }
    await actAndSettle(() => browser.frames.connected[0]?.emit({ type: 'close' }))
    await browser.clock.advance(times.leaveAnimation)
    expect(all('dialog')).toEqual([])
  })

  it('can always be opened in a new tab', async () => {
    await opened()
    const link = get('link', chat.newTab)
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      chatUrl,
      '_blank',
      'noopener noreferrer',
    ])
  })

  it.each<[string, string]>([
    ['on another host', 'https://evil.example/chat'],
    ['without https', 'http://chat.hongvan.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a path', '/m/home'],
    ['empty', ''],
  ])('never opens a URL that is %s, reports it, and offers customer service (E7.07)', async (_, url) => {
    const { browser } = await opened({
      manifest: { tracking: { faults: true } },
      prepare: ({ http }) => http.answer('launchChat', success({ chatUrl: url })),
    })
    expect(frame()).toBeNull()
    expect(all('link')).toEqual([])
    expect(pageText(get('dialog'))).toContain(chat.failedTitle + errors.service)
    expect(takeConsole()).toEqual([
      'Chat: the platform’s URL is not on a host in hosts.frame, and is ignored',
    ])
    await browser.clock.advance(times.idle)
    await actAndSettle(() => browser.page.setVisible(false))
    expect(JSON.stringify(browser.tracker.sent)).toContain('"where":"chat"')
    await press('button', common.contactUs)
    expect(find('dialog', support.title)).toBeDefined()
    expect(all('button', chat.title)).toEqual([])
  })

  it('shows why the platform refuses, without a second dialog', async () => {
    const { browser } = await opened({
      prepare: ({ http }) =>
        http.answer('launchChat', refusal({ code: 'chat.closed', message: 'Open from 9 to 5.' })),
    })
    expect(namesOf('dialog')).toEqual([chat.title])
    expect(pageText(get('dialog'))).toContain('Open from 9 to 5.')
    browser.http.answer('launchChat', success({ chatUrl }))
    await press('button', common.retry)
    expect(frame()?.src).toBe(chatUrl)
  })

  it('says that there were too many calls', async () => {
    await opened({ prepare: ({ http }) => http.answer('launchChat', html(429)) })
    expect(pageText(get('dialog'))).toContain(errors.tooManyRequests)
  })

  it.each<[string, Reply, string]>([
    ['is lost', failure('network'), chat.failedText],
    ['is a page of HTML', html(), chat.failedText],
    ['is empty', success(), errors.service],
    ['is of another kind', success('soon'), errors.service],
    ['is a code', refusal({ code: 'chat.closed', message: 'chat.closed' }), errors.service],
    ['is an error of the gateway', html(502), errors.service],
  ])('offers a retry when the reply %s, and says what it may be', async (_, reply, words) => {
    const { browser } = await opened({ prepare: ({ http }) => http.answer('launchChat', reply) })
    expect(namesOf('dialog')).toEqual([chat.title])
    expect(pageText(get('dialog'))).toContain(words)
    expect(pageText()).not.toContain('chat.closed')
    browser.http.answer('launchChat', success({ chatUrl }))
    await press('button', common.retry)
    expect([frame()?.src, pageText(get('dialog')).includes(chat.failedTitle)]).toEqual([chatUrl, false])
  })

  it('opens by itself when the connection is back', async () => {
    const { browser } = await opened({ prepare: ({ http }) => http.answer('launchChat', failure('offline')) })
    browser.http.answer('launchChat', success({ chatUrl }))
    await actAndSettle(() => browser.page.setOnline(true))
    expect(frame()?.src).toBe(chatUrl)
  })

  it('offers a retry after five seconds, which does not wait for the first reply', async () => {
    const { browser } = await opened({
      prepare: ({ http }) => http.answer('launchChat', success({ chatUrl }), 20_000),
    })
    await browser.clock.advance(times.slowThreshold)
    browser.http.answer('launchChat', success({ chatUrl: `${chatUrl}&second` }))
    await press('button', common.retry)
    expect(frame()?.src).toBe(`${chatUrl}&second`)
    await browser.clock.advance(20_000)
    expect(frame()?.src).toBe(`${chatUrl}&second`)
  })

  it('offers a new tab, a retry and customer service when the page has not loaded after ten seconds', async () => {
    const { browser } = await opened()
    await browser.clock.advance(times.chatLoad)
    expect(pageText(get('dialog'))).toContain(chat.lateText)
    expect(all('link', chat.newTab)).toHaveLength(2)
    expect(namesOf('button')).toEqual(expect.arrayContaining([common.retry, common.contactUs]))
    const lost = frame()
    await press('button', common.retry)
    expect(skeleton()).not.toBeNull()
    expect(frame()).not.toBe(lost)
    await loadPage()
    expect(all('link', chat.newTab)).toHaveLength(1)
  })

  it('shows a page that loads after that all the same', async () => {
    const { browser } = await opened()
    await browser.clock.advance(times.chatLoad)
    await loadPage()
    expect(pageText(get('dialog'))).not.toContain(chat.failedTitle)
    expect(frame()?.className).not.toContain('loading')
  })

  it('ends with the session, and nobody is asked to log in again (D21)', async () => {
    const running = await opened()
    await loadPage()
    await actAndSettle(() => running.site.session.end())
    await running.browser.clock.advance(times.leaveAnimation)
    expect([frame(), find('dialog', login.title)]).toEqual([null, undefined])
  })

  it('is not that of the next member: neither the page, nor a reply on its way (D21)', async () => {
    const running = await openSite({
      path: '/m/home',
      prepare: ({ http }) => http.answer('launchChat', success({ chatUrl }), 1000),
    })
    await actAndSettle(() => void running.site.openOverlay('chat'))
    const other = { ...memberSession, token: 'token-8', id: '8', userName: 'other' }
    await actAndSettle(() => running.site.session.begin(other))
    await running.browser.clock.advance(2000)
    expect([all('dialog').length, frame()]).toEqual([0, null])
  })

  it('closes when the session has expired', async () => {
    const { browser } = await opened({
      prepare: ({ http }) =>
        http.answer('launchChat', refusal({ status: 401, code: 'user.or.token.invalid' })),
    })
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([common.notice])
    expect(location.pathname).toBe('/m/login')
  })
})

describe('unread messages', () => {
  const withUnread = (reply: Reply, options: SiteOptions = {}) =>
    openSite({
      ...options,
      prepare(browser) {
        browser.http.answer('unreadCount', reply)
        options.prepare?.(browser)
      },
    })
  const three = success({ unReadCount: 3 })
  const status = () => pageText(document.querySelector('[role="status"].VisuallyHidden') ?? document.body)

  it('are counted in the footer, the member’s home and the top bar, and announced (E2.67, E7.08)', async () => {
    const { browser } = await withUnread(three, { path: '/m/home' })
    await browser.clock.advance(times.idle)
    const [link] = all('button', new RegExp(`^${chat.title}`))
    expect(pageText(link)).toBe(`${chat.title} 33 unread chat messages`)
    expect(pageText(document.querySelector('.MemberBadge-unread') ?? document.body)).toBe('3')
    expect(get('link', shell.account)).toBeDefined()
    expect(status()).toBe('3 unread chat messages')
    expect(browser.http.requestsTo('unreadCount')).toHaveLength(1)
  })

  it('that are more than 99 are "99+"', async () => {
    await withUnread(success({ unReadCount: '250' }))
    expect(pageText(get('button', new RegExp(chat.title)))).toContain('99+')
  })

  it('are requested every minute; a failure or an unreadable reply keeps the last number (E7.08)', async () => {
    const running = await withUnread(three)
    for (const reply of [failure('network'), success({ unReadCount: 'many' }), refusal(), html()]) {
      running.browser.http.answer('unreadCount', reply)
      await running.browser.clock.advance(times.unreadInterval)
      expect(pageText(get('main'))).toContain('3 unread')
      expect(all('dialog')).toEqual([])
    }
    running.browser.http.answer('unreadCount', success({ unReadCount: 1 }))
    await running.browser.clock.advance(times.unreadInterval)
    expect(pageText(get('main'))).toContain('1 unread chat message')
    expect(status()).toBe('')
    expect(calls(running, 'unreadCount')).toHaveLength(6)
  })

  it('are not requested in a hidden tab, and once when the member comes back (F119, F120)', async () => {
    const running = await withUnread(three)
    const { page, clock } = running.browser
    await actAndSettle(() => page.setVisible(false))
    await clock.advance(times.unreadInterval * 10)
    expect(calls(running, 'unreadCount')).toHaveLength(1)
    for (const visible of [true, false, true]) await actAndSettle(() => page.setVisible(visible))
    await clock.advance(times.resumeDebounce)
    expect(calls(running, 'unreadCount')).toHaveLength(2)
  })

  it('are read when the chat has loaded, and counted anew when it is closed (E7.08)', async () => {
    const running = await withUnread(three)
    await openChat()
    await running.browser.clock.advance(times.unreadInterval * 2)
    await loadPage()
    expect(calls(running, 'unreadCount')).toHaveLength(1)
    running.browser.http.answer('unreadCount', success({ unReadCount: 1 }))
    await press('button', common.close)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(calls(running, 'unreadCount')).toHaveLength(2)
    expect(pageText(get('main'))).toContain('1 unread chat message')
  })

  it('of a late reply do not return after the chat was read (F048)', async () => {
    const running = await withUnread(three)
    running.browser.http.answer('unreadCount', success({ unReadCount: 9 }), 5000)
    await running.browser.clock.advance(times.unreadInterval)
    await openChat()
    await loadPage()
    await running.browser.clock.advance(5000)
    expect(pageText()).not.toContain('9 unread')
  })

  it('end with the session, and so do the requests (D21)', async () => {
    const running = await withUnread(three, { path: '/m/home' })
    await actAndSettle(() => running.site.session.end())
    await running.browser.clock.advance(times.unreadInterval * 3)
    expect(calls(running, 'unreadCount')).toHaveLength(1)
    expect(pageText()).not.toContain('3 unread')
  })

  it('of one member are never shown to the next (D21, F155)', async () => {
    const running = await withUnread(three, { path: '/m/home' })
    running.browser.http.answer('unreadCount', success({ unReadCount: 5 }), 1000)
    await running.browser.clock.advance(times.unreadInterval)
    running.browser.http.answer('unreadCount', failure('network'))
    const other = { ...memberSession, token: 'token-8', id: '8', userName: 'other' }
    await actAndSettle(() => running.site.session.begin(other))
    await running.browser.clock.advance(1000)
    expect(pageText()).not.toMatch(/[35] unread/)
    expect(calls(running, 'unreadCount').at(-1)?.headers).toMatchObject({ Authorization: 'token-8' })
  })

  it('are not requested for the next member when that one may not chat (E5.09, D21)', async () => {
    const running = await withUnread(three, { path: '/m/home' })
    running.browser.http.answer('memberInfo', memberInfo({ id: 8, userName: 'other', type: 4 }))
    const other = { ...memberSession, token: 'token-8', id: '8', userName: 'other', type: 4 }
    await actAndSettle(() => running.site.session.begin(other))
    await running.browser.clock.advance(times.unreadInterval)
    expect(calls(running, 'unreadCount')).toHaveLength(1)
    expect(pageText()).not.toContain('3 unread')
  })

  it('end when the platform restricts the member meanwhile, and so does the window (E5.09)', async () => {
    const running = await withUnread(three)
    await openChat()
    await loadPage()
    await actAndSettle(() => running.site.session.update({ ...memberSession, type: 4 }))
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([common.notice])
    expect(pageText(get('dialog'))).toContain(chat.noPermission)
    await running.browser.clock.advance(times.unreadInterval)
    expect(calls(running, 'unreadCount')).toHaveLength(1)
  })

  it('are counted by each tab for itself: a logout in one ends them in both', async () => {
    const [first, second] = twoTabs()
    await withUnread(three, { browser: first, path: '/m/home' })
    const running = await withUnread(three, { browser: second, path: '/m/home' })
    expect(calls(running, 'unreadCount')).toHaveLength(1)
    await actAndSettle(() => running.site.session.end())
    await first.clock.advance(times.unreadInterval * 2)
    expect([first, second].map(({ http }) => http.requestsTo('unreadCount').length)).toEqual([1, 1])
  })
})
