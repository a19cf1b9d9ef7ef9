// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { untrusted } from '../../../runtime/rules/network/read'
import { nextLocalMidnight } from '../../../runtime/rules/text/nextLocalMidnight'
import * as times from '../../../runtime/tables/times'
import chinese from '../../../runtime/text/CN.json'
import english from '../../../runtime/text/EN.json'
import { type FakeBrowser, fakeBrowser, twoTabs } from '../../support/fakes/fakeBrowser'
import { failure, success } from '../../support/fakes/replies'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import {
  actAndSettle,
  back,
  memberSession,
  origin,
  press,
  pressKey,
  type RunningSite,
  type SiteOptions,
  startSite,
  stopSites,
} from '../../support/site'
import { announced, announcementReply, merchantWithPages } from './announcementPages'

const { announcements: texts, common } = english

/** Two for visitors, two for members, one for the first login. */
const everybodys = [
  announced('b1', { execution: 'B' }),
  announced('b2', { execution: 'B' }),
  announced('a1', { execution: 'A' }),
  announced('a2', { execution: 'A' }),
  announced('f1', { execution: 'F' }),
]

interface LobbyOptions extends SiteOptions {
  readonly list?: readonly unknown[]
  readonly after?: number
}

/** Starts the lobby, and waits for what pops up. */
async function startLobby({ list = everybodys, after, prepare, ...options }: LobbyOptions = {}) {
  const running = await startSite({
    manifest: merchantWithPages,
    ...options,
    prepare(browser) {
      browser.http.answer('announcements', announcementReply(...list), after)
      prepare?.(browser)
    },
  })
  await running.browser.clock.advance(times.announcementRefresh)
  return running
}

const isOpen = (): boolean => all('dialog', texts.title).length > 0
const titles = (): string[] =>
  [...document.querySelectorAll('.AnnouncementPopup-title')].map((title) => title.textContent ?? '')
const shownTitle = (): string | undefined =>
  document.querySelector('.Carousel-item:not([inert]) .AnnouncementPopup-title')?.textContent ?? undefined
const requests = (browser: FakeBrowser) =>
  browser.http.requestsTo('announcements').filter(({ query }) => query.get('types') === 'PU')

async function close({ browser }: RunningSite): Promise<void> {
  await press('button', common.close)
  await browser.clock.advance(times.leaveAnimation)
}

const box = () => get('checkbox') as HTMLInputElement

/** Ticks "do not show again today". */
const tick = () => actAndSettle(() => box().click())

/** What follows in the first minute of a visit waits for its end (D27). */
const waitForNext = ({ browser }: Pick<RunningSite, 'browser'>) => browser.clock.advance(times.firstMinute)

/** Leaves the lobby and comes back. */
async function comeBack(running: RunningSite): Promise<void> {
  await actAndSettle(() => running.site.go('/m/help'))
  await actAndSettle(() => running.site.go('/m/home'))
  await waitForNext(running)
}

/** A later visit, in another tab of the browser: what was stored for the session is gone. */
async function newVisit(browser: FakeBrowser): Promise<RunningSite> {
  await stopSites()
  return startLobby({ browser })
}

describe('what pops up', () => {
  it('is listed half a second after the lobby has opened, of the type PU (E1.03, E2.38, E4.43, E9.13)', async () => {
    const { browser } = await startSite({ manifest: merchantWithPages })
    await browser.clock.advance(times.announcementRefresh - 1)
    expect(requests(browser)).toEqual([])
    await browser.clock.advance(1)
    expect(requests(browser).map(({ query }) => Object.fromEntries(query))).toEqual([
      { types: 'PU', platform: 'M' },
    ])
  })

  it.each(['/', '/m/', '/m/home', '/m/index', '/m/index.html'])(
    'comes in the lobby, opened as %s (E2.01)',
    async (path) => {
      await startLobby({ path })
      expect(isOpen()).toBe(true)
    },
  )

  it.each([
    ['visitors', undefined, ['Title b1', 'Title b2']],
    ['members', {}, ['Title a1', 'Title a2']],
    ['agents', { type: 2 }, ['Title a1', 'Title a2']],
    ['members at their first login', { firstTimeLogin: true }, ['Title f1', 'Title a1', 'Title a2']],
    ['members of type 4', { type: 4 }, []],
    ['members of an unknown type', { type: 7 }, []],
  ])('is for %s (E3.18, E4.41, E4.42)', async (_, session, expected) => {
    const info = success({ id: 7, userName: 'minhanh88', type: 0, ...session })
    await startLobby({ ...(session && { session }), prepare: ({ http }) => http.answer('memberInfo', info) })
    expect(titles()).toEqual(expected)
    expect(isOpen()).toBe(expected.length > 0)
  })

  it('waits for the type of a member, which tells who may see it (E4.42)', async () => {
    const info = success({ id: 7, userName: 'minhanh88', type: 4 })
    const { browser } = await startLobby({
      stored: { session: { ...memberSession, type: undefined } },
      prepare: ({ http }) => http.answer('memberInfo', info, 3000),
    })
    expect(isOpen()).toBe(false)
    await browser.clock.advance(3000 + times.announcementRefresh)
    expect(isOpen()).toBe(false)
    browser.http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: 0 }))
  })

  it.each([
    ['another page', { path: '/m/help' }],
    ['a list that is empty', { list: [] }],
    ['a list in which nothing is readable', { list: [{ id: 'x', content: '<script>1</script>' }, null] }],
    ['a reply that fails', { prepare: ({ http }) => http.answer('announcements', failure('network')) }],
  ] as [string, LobbyOptions][])('is nothing with %s', async (_, options) => {
    await startLobby(options)
    expect(all('dialog')).toEqual([])
  })

  it('is cut to what can be turned by hand, of 20,000 (F051)', async () => {
    const list = Array.from({ length: 20_000 }, (_, index) => announced(`${index}`, { execution: 'B' }))
    await startLobby({ list })
    expect(titles().length).toBe(10)
  })

  it('shows the words of HTML of which the sanitiser leaves nothing, and its title (F134)', async () => {
    await startLobby({ list: [announced('b1', { execution: 'B', content: '<form>Only words</form>' })] })
    expect(pageText(get('dialog'))).toContain('Title b1')
    expect(pageText(get('dialog'))).toContain('Only words')
  })

  it('leads to mounted pages and listed hosts only, and never into another session (D10, D16, D26)', async () => {
    const addresses = [
      '/m/help?token=x&kw=a',
      `${origin}/m/news?tokens=x`,
      'https://m.hongvan.example/m/home?sessionId=x&env=y',
      '/m/nowhere?token=x',
      'https://evil.example/m/home',
    ]
    const content = addresses.map((address) => `<p><a href="${address}">Link</a></p>`).join('')
    await startLobby({
      list: [announced('b1', { execution: 'B', content })],
      manifest: { ...merchantWithPages, domains: ['m.hongvan.example'] },
    })
    const links = [...document.querySelectorAll('.RichText a')].map((one) => one.getAttribute('href'))
    expect(links.filter((href) => href !== null)).toEqual([
      '/m/help?kw=a',
      '/m/news',
      'https://m.hongvan.example/m/home',
    ])
  })

  it('shows pictures of listed hosts only', async () => {
    const content =
      '<p>Text</p><img src="https://images.hongvan.example/a.webp"><img src="https://evil.example/b.webp">'
    await startLobby({
      list: [announced('b1', { execution: 'B', content })],
      manifest: { ...merchantWithPages, hosts: { image: ['images.hongvan.example'] } },
    })
    const pictures = [...document.querySelectorAll('.RichText img')]
    expect(pictures.map((one) => one.getAttribute('src'))).toEqual(['https://images.hongvan.example/a.webp'])
  })
})

describe('a popup', () => {
  it('has a close button, a box for today, and a way to the activity (E2.38, E2.40)', async () => {
    const running = await startLobby()
    expect(get('button', common.close)).toBeDefined()
    expect([box().closest('label')?.textContent, box().checked]).toEqual([texts.hideToday, false])
    expect(get('link', texts.goToActivity).getAttribute('href')).toBe('/m/activity?id=b1')
    await press('button', texts.next)
    await press('link', texts.goToActivity)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(running.site.location.path + running.site.location.search).toBe('/m/activity?id=b2')
    expect(pageText(get('main'))).toContain('Text b2')
    // It counts as closed.
    await actAndSettle(() => running.site.go('/m/home'))
    await running.browser.clock.advance(times.announcementRefresh)
    expect(isOpen()).toBe(false)
  })

  it('leads to no activity where the merchant has no such page (E2.40)', async () => {
    await startLobby({ manifest: {} })
    expect(isOpen()).toBe(true)
    expect(find('link', texts.goToActivity)).toBeUndefined()
  })

  it('is hidden, shown, closing for 250 ms, and hidden (E4.35)', async () => {
    const { browser } = await startSite({
      manifest: merchantWithPages,
      prepare: ({ http }) => http.answer('announcements', announcementReply(...everybodys)),
    })
    const state = () => document.querySelector('.DialogPanel')?.className
    expect(state()).toBeUndefined()
    await browser.clock.advance(times.announcementRefresh)
    expect(state()).toBe('DialogPanel')
    await press('button', common.close)
    expect(state()).toBe('DialogPanel DialogPanel--leaving')
    expect(titles()).toEqual(['Title b1', 'Title b2'])
    await browser.clock.advance(times.leaveAnimation)
    expect(state()).toBeUndefined()
  })

  it('turns its pages every five seconds, from the last to the first (E2.39, E9.12)', async () => {
    const { browser } = await startLobby()
    const seen = [shownTitle()]
    for (let turn = 0; turn < 2; turn += 1) {
      await browser.clock.advance(times.announcementTurn - 1)
      seen.push(shownTitle())
      await browser.clock.advance(1)
      seen.push(shownTitle())
    }
    expect(seen).toEqual(['Title b1', 'Title b1', 'Title b2', 'Title b2', 'Title b1'])
  })

  const carousel = () => document.querySelector('.Carousel') as HTMLElement
  const dispatch = (type: string) =>
    actAndSettle(() => carousel().dispatchEvent(new PointerEvent(type, { bubbles: true })))

  it.each<[string, (running: RunningSite) => Promise<void>, (running: RunningSite) => Promise<void>]>([
    ['is paused', () => press('button', texts.pause), () => press('button', texts.play)],
    ['is touched', () => dispatch('pointerdown'), () => dispatch('pointercancel')],
    [
      'has the focus',
      () => actAndSettle(() => get('button', texts.pause).focus()),
      () => actAndSettle(() => get('checkbox').focus()),
    ],
    [
      'is in a hidden tab',
      ({ browser }) => actAndSettle(() => browser.page.setVisible(false)),
      ({ browser }) => actAndSettle(() => browser.page.setVisible(true)),
    ],
  ])('stands still while it %s (D15)', async (_, hold, release) => {
    const running = await startLobby()
    await hold(running)
    await running.browser.clock.advance(times.announcementTurn * 2)
    expect(shownTitle()).toBe('Title b1')
    await release(running)
    await running.browser.clock.advance(times.announcementTurn)
    expect(shownTitle()).toBe('Title b2')
  })

  it('stands still with reduced motion, and is turned by hand (D15)', async () => {
    const { browser } = await startLobby({
      prepare: ({ page }) => Object.assign(page, { reducedMotion: true }),
    })
    expect(find('button', texts.pause)).toBeUndefined()
    await browser.clock.advance(times.announcementTurn * 2)
    expect(shownTitle()).toBe('Title b1')
    await press('button', texts.next)
    expect(shownTitle()).toBe('Title b2')
    await press('button', texts.previous)
    expect(shownTitle()).toBe('Title b1')
  })

  it('says which page of how many it shows, but not while it turns by itself', async () => {
    await startLobby()
    const position = document.querySelector('.Carousel-position')
    expect([pageText(position ?? undefined), position?.getAttribute('aria-live')]).toEqual(['1 of 2', 'off'])
    await press('button', texts.next)
    expect([pageText(position ?? undefined), position?.getAttribute('aria-live')]).toEqual([
      '2 of 2',
      'polite',
    ])
  })

  it('shows the same page, in the new language, after a switch while it is open, and keeps the tick', async () => {
    const running = await startLobby()
    await press('button', texts.next)
    await tick()
    running.browser.http.answer(
      'announcements',
      announcementReply(
        announced('b2', { execution: 'B', title: '第二' }),
        announced('b3', { execution: 'B' }),
      ),
    )
    await actAndSettle(() => running.site.changeLanguage('CN'))
    await running.browser.clock.advance(times.announcementRefresh)
    expect([shownTitle(), titles()]).toEqual(['第二', ['Title b1', '第二']])
    expect([box().closest('label')?.textContent, box().checked]).toEqual([
      chinese.announcements.hideToday,
      true,
    ])
  })
})

describe('a popup that must be read (E4.39)', () => {
  const forced = [
    announced('b1', { execution: 'B', forceRead: true }),
    ...everybodys.slice(1, 2),
    announced('b3', { execution: 'B' }),
  ]

  it('leads to its last page first, and says so; then it closes (E4.39)', async () => {
    const running = await startLobby({ list: forced })
    expect(pageText(get('dialog'))).toContain(texts.readFirst)
    await press('button', common.close)
    expect(shownTitle()).toBe('Title b3')
    expect(pageText(get('dialog'))).not.toContain(texts.readFirst)
    await close(running)
    expect(isOpen()).toBe(false)
    await comeBack(running)
    expect(isOpen()).toBe(false)
  })

  it('is not closed by Escape or Back, and returns when the page was left (E4.39)', async () => {
    const running = await startLobby({ list: forced })
    await pressKey('Escape')
    expect(isOpen()).toBe(true)
    await press('link', texts.goToActivity)
    await back()
    await waitForNext(running)
    expect(isOpen()).toBe(true)
  })

  it('closes at once when it has one page (E4.39)', async () => {
    const running = await startLobby({ list: forced.slice(0, 1) })
    await close(running)
    expect(isOpen()).toBe(false)
  })
})

describe('a popup that was closed', () => {
  it.each<[string, () => Promise<void>]>([
    ['its button', () => press('button', common.close)],
    ['Escape', () => pressKey('Escape')],
    ['Back', back],
  ])('with %s stays away for the session, in its keys (E4.38, E4.40)', async (_, closeIt) => {
    const running = await startLobby()
    await closeIt()
    await running.browser.clock.advance(times.leaveAnimation)
    await comeBack(running)
    expect(isOpen()).toBe(false)
    expect(Object.keys(running.browser.storage.entries())).toContain('SHELL_PU_B')
    expect(Object.keys(running.browser.storage.entries())).not.toContain('SHELL_PU_HIDDEN')
  })

  it('by a member is stored under the member’s id (E4.40)', async () => {
    const running = await startLobby({ session: {} })
    await close(running)
    expect(Object.keys(running.browser.storage.entries())).toContain('SHELL_PU_A_7')
  })

  it('returns in a later session without the tick (E4.38)', async () => {
    const [earlier, later] = twoTabs()
    await close(await startLobby({ browser: earlier }))
    await newVisit(later)
    expect(isOpen()).toBe(true)
  })

  it('with the tick returns in the first session after midnight, also with Escape (E4.36, E4.37, E4.38)', async () => {
    const [earlier, later] = twoTabs()
    await startLobby({ browser: earlier })
    await tick()
    await pressKey('Escape')
    await earlier.clock.advance(times.leaveAnimation)
    const running = await newVisit(later)
    expect(isOpen()).toBe(false)
    later.clock.freeze(nextLocalMidnight(later.clock.now()) - later.clock.now())
    await comeBack(running)
    expect(isOpen()).toBe(true)
  })

  it('returns in an open tab when it is looked at after midnight (E4.36)', async () => {
    const running = await startLobby()
    const { page, clock } = running.browser
    await tick()
    await close(running)
    await actAndSettle(() => page.setVisible(false))
    clock.freeze(nextLocalMidnight(clock.now()) - clock.now())
    await clock.advance(times.announcementRefresh * 2)
    expect(requests(running.browser).length).toBe(1)
    await actAndSettle(() => page.setVisible(true))
    await clock.advance(times.announcementRefresh)
    expect(isOpen()).toBe(true)
  })

  it.each([
    ['the same session', false],
    ['the same day', true],
  ])('returns in %s when its content has changed (E4.36)', async (_, ticked) => {
    const running = await startLobby()
    if (ticked) await tick()
    await close(running)
    await comeBack(running)
    expect(isOpen()).toBe(false)
    running.browser.http.answer(
      'announcements',
      announcementReply(announced('b1', { execution: 'B', content: 'New' })),
    )
    await comeBack(running)
    expect(isOpen()).toBe(true)
  })

  it('does not return because of another language alone', async () => {
    const running = await startLobby()
    await close(running)
    running.browser.http.answer(
      'announcements',
      announcementReply(announced('b1', { execution: 'B', title: '一' })),
    )
    await actAndSettle(() => running.site.changeLanguage('CN'))
    await running.browser.clock.advance(times.announcementRefresh)
    expect(requests(running.browser).length).toBe(2)
    expect(isOpen()).toBe(false)
  })

  it('was not closed by who left the page', async () => {
    const running = await startLobby()
    await comeBack(running)
    expect(isOpen()).toBe(true)
  })

  it('at the first login does not return in later sessions (E4.42)', async () => {
    const [earlier, later] = twoTabs()
    await close(await startLobby({ browser: earlier, session: { firstTimeLogin: true } }))
    await newVisit(later)
    expect(titles()).toEqual(['Title a1', 'Title a2'])
  })

  it('stays away for this page where the browser refuses storage (F023)', async () => {
    const running = await startLobby({
      prepare: ({ storage }) => Object.assign(storage, { persistent: false }),
    })
    await tick()
    await close(running)
    await comeBack(running)
    expect(isOpen()).toBe(false)
  })

  it.each(['text', 7, { 'B ': 'x' }, [null]])('returns when what is stored is %j (F077)', async (stored) => {
    await startLobby({
      stored: { popupsHidden: stored },
      prepare: ({ storage }) => storage.write('popupsClosed', stored, 'B'),
    })
    expect(isOpen()).toBe(true)
  })
})

describe('one after the other', () => {
  it('a visitor closes theirs, logs in, and gets those for members (E4.41, E4.42)', async () => {
    const running = await startLobby()
    await tick()
    await close(running)
    await actAndSettle(() => running.site.session.begin(memberSession))
    await waitForNext(running)
    expect(titles()).toEqual(['Title a1', 'Title a2'])
    await close(running)
    await actAndSettle(() => running.site.session.end())
    await running.browser.clock.advance(times.announcementRefresh)
    expect(isOpen()).toBe(false)
  })

  it('nothing pops up right after a login or a logout, also not minutes into a visit (D203)', async () => {
    const running = await startLobby()
    await close(running)
    await waitForNext(running)
    for (const session of [memberSession, undefined]) {
      await actAndSettle(() =>
        session ? running.site.session.begin(session) : void running.site.session.end(),
      )
      await running.browser.clock.advance(times.announcementAfterLogin - 1)
      expect(isOpen()).toBe(false)
    }
  })

  it('a member does not get again what was closed as a visitor in this tab (D203)', async () => {
    const running = await startLobby({ list: [announced('b1')] })
    await close(running)
    await actAndSettle(() => running.site.session.begin(memberSession))
    await running.browser.clock.advance(times.announcementAfterLogin * 2)
    expect(isOpen()).toBe(false)
  })

  it('another member gets what the first one has hidden, who does not get it again (E4.40)', async () => {
    const running = await startLobby({ session: {} })
    await tick()
    await close(running)
    const other = { ...memberSession, id: '8', token: 'token-8' }
    await actAndSettle(() => running.site.session.begin(other))
    await waitForNext(running)
    expect(isOpen()).toBe(true)
    // Directly back to the first one, while it is open.
    await actAndSettle(() => running.site.session.begin({ ...memberSession, token: 'token-9' }))
    await waitForNext(running)
    expect(isOpen()).toBe(false)
    await actAndSettle(() => running.site.session.begin(other))
    await waitForNext(running)
    expect(isOpen()).toBe(true)
  })

  it('a visitor’s popup closes when another tab logs a member in, and theirs follows', async () => {
    const [browser, otherTab] = twoTabs()
    await startLobby({ browser })
    expect(titles()).toEqual(['Title b1', 'Title b2'])
    await actAndSettle(() => otherTab.storage.write('session', memberSession))
    await waitForNext({ browser })
    expect(titles()).toEqual(['Title a1', 'Title a2'])
    expect(Object.keys(browser.storage.entries())).not.toContain('SHELL_PU_B')
  })

  it.each([
    ['the login', undefined, ['Title a1', 'Title a2']],
    ['the logout', {}, ['Title b1', 'Title b2']],
  ])('a reply that arrives after %s opens nothing for who is gone', async (_, session, expected) => {
    const running = await startLobby({ after: 3000, ...(session ? { session } : {}) })
    const { site, browser } = running
    await actAndSettle(() => (session ? site.session.end() : site.session.begin(memberSession)))
    browser.http.answer('announcements', announcementReply(...everybodys))
    await browser.clock.advance(times.announcementAfterLogin - 1)
    expect(isOpen()).toBe(false)
    await browser.clock.advance(3000)
    expect(titles()).toEqual(expected)
  })

  it('a reply that arrives on another page opens nothing there', async () => {
    const { site, browser } = await startLobby({ after: 3000 })
    await actAndSettle(() => site.go('/m/help'))
    await browser.clock.advance(5000)
    expect(all('dialog')).toEqual([])
  })

  it('two tabs: hidden in one, it closes in the other, and is not counted as closed there (E4.36)', async () => {
    const [browser, otherTab] = twoTabs()
    await startLobby({ browser: otherTab })
    await tick()
    await pressKey('Escape')
    const hidden = otherTab.storage.read('popupsHidden')
    await stopSites()
    otherTab.storage.remove('popupsHidden')
    await startLobby({ browser })
    expect(isOpen()).toBe(true)
    await actAndSettle(() => otherTab.storage.write('popupsHidden', hidden))
    await browser.clock.advance(times.leaveAnimation)
    expect(isOpen()).toBe(false)
    expect(Object.keys(browser.storage.entries())).not.toContain('SHELL_PU_B')
  })
})

describe('a popup waits', () => {
  it('until no other layer is open', async () => {
    const { browser } = await startSite({
      manifest: merchantWithPages,
      prepare: ({ http }) => http.answer('announcements', announcementReply(...everybodys)),
    })
    await press('button', english.shell.logIn)
    await browser.clock.advance(times.announcementRefresh + times.tick * 3)
    expect(namesOf('dialog')).toEqual([english.login.title])
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation + times.tick)
    expect(namesOf('dialog')).toEqual([texts.title])
  })

  it('while somebody types', async () => {
    const input = document.body.appendChild(document.createElement('input'))
    const { browser } = await startSite({
      manifest: merchantWithPages,
      prepare: ({ http }) => http.answer('announcements', announcementReply(...everybodys), 100),
    })
    await browser.clock.advance(times.announcementRefresh)
    await actAndSettle(() => input.focus())
    await browser.clock.advance(times.tick * 2)
    expect(isOpen()).toBe(false)
    await actAndSettle(() => input.blur())
    await browser.clock.advance(times.tick)
    expect(isOpen()).toBe(true)
    input.remove()
  })

  it('until a hidden tab is looked at, and requests nothing there', async () => {
    const browser = fakeBrowser()
    browser.page.setVisible(false)
    await startLobby({ browser })
    await browser.clock.advance(times.announcementRefresh * 4)
    expect(requests(browser)).toEqual([])
    await actAndSettle(() => browser.page.setVisible(true))
    await browser.clock.advance(times.announcementRefresh)
    expect(isOpen()).toBe(true)
  })

  it('below a dialog that opens later, and keeps its page and its tick', async () => {
    const { site, browser } = await startLobby()
    await press('button', texts.next)
    await tick()
    await actAndSettle(() => void site.openOverlay('support'))
    await browser.clock.advance(times.announcementTurn * 2)
    expect(namesOf('dialog')).toEqual([english.support.title])
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
    expect([shownTitle(), box().checked]).toEqual(['Title b2', true])
  })

  it('for a prompt that is more urgent, and comes before a picture (F152)', async () => {
    const download = { install: false, bar: { show: false } }
    const { site, browser } = await startLobby({ manifest: { ...merchantWithPages, download } })
    await actAndSettle(() => {
      void site.openOverlay('picturePopup', {
        name: 'a',
        image: '/a.webp',
        title: 'Picture',
        source: untrusted({}),
        imageSource: { src: '/a.webp' },
      })
      void site.openOverlay('update', { cause: undefined })
    })
    expect(namesOf('dialog')).toEqual([english.update.title])
    await press('button', english.update.later)
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([texts.title])
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual(['Picture'])
  })

  it('for the connection, after a request that failed', async () => {
    const { browser } = await startLobby({
      prepare: ({ http }) => http.answer('announcements', failure('network')),
    })
    browser.http.answer('announcements', announcementReply(...everybodys))
    await actAndSettle(() => browser.page.setOnline(false))
    await actAndSettle(() => browser.page.setOnline(true))
    await browser.clock.advance(times.announcementRefresh)
    expect(isOpen()).toBe(true)
  })
})
