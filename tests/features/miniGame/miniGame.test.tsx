// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { twoTabs } from '../../support/fakes/fakeBrowser'
import { failure, success } from '../../support/fakes/replies'
import { manifest } from '../../support/manifest'
import { find, get, namesOf, pageText, toastText } from '../../support/screen'
import {
  actAndSettle,
  back,
  memberSession,
  merchant,
  press,
  pressKey,
  type RunningSite,
  startSite,
  stopSites,
} from '../../support/site'
import {
  becomeReady,
  button,
  buttonPoint,
  drag,
  hasButton,
  isOpen,
  landscape,
  newestFrame,
  pointerCancel,
  pointerDown,
  pointerMove,
  pointerUp,
  setLayout,
  start,
  startReady,
  tapButton,
  tapButtonLater,
  texts,
} from './miniGamePage'

afterEach(() => {
  vi.restoreAllMocks()
})

const { common, miniGame } = english
const nextMember = { ...memberSession, token: 'token-8', id: '8', userName: 'other' }
const withPasswordPage = {
  ...manifest.routes,
  '/m/changePsw': { page: 'changePassword', guard: 'member', otherwise: '/m/login' },
} as const
const corner = [7.2, 455.8]

describe('the mini game', () => {
  it('is there for a member, and not for a visitor (E1.08, E2.69, E6.05)', async () => {
    const running = await startReady()
    expect(hasButton()).toBe(true)
    expect(newestFrame(running)).toMatchObject({ address: '/m/minigame.html', title: texts.title })
    await stopSites()
    const visitor = await startSite({ manifest: { flags: { LOTTMINIGAME3: true } } })
    await visitor.browser.clock.advance(1)
    expect([hasButton(), visitor.browser.frames.opened]).toEqual([false, []])
  })

  it('comes with the login, and is gone with the logout (E4.73)', async () => {
    const running = await startSite({ manifest: { flags: { LOTTMINIGAME3: true } } })
    await running.browser.clock.advance(1)
    await actAndSettle(() => running.site.session.begin(memberSession))
    await becomeReady(running)
    await tapButton()
    const frame = newestFrame(running)
    await actAndSettle(() => running.site.session.end())
    expect([hasButton(), frame.closed]).toEqual([false, true])
    await actAndSettle(() => frame.emit({ type: 'ready' }))
    expect(hasButton()).toBe(false)
    const timers = running.browser.clock.pendingTimers
    await running.browser.clock.advance(times.miniGameBoundsCheck * 4)
    expect(running.browser.clock.pendingTimers).toBeLessThanOrEqual(timers)
  })

  it.each([
    [{ LOTTMINIGAME3: true }, { script: 'v1', sea: false }],
    [
      { LOTTMINIGAME3: true, SEALOTTMINIGAME3: true },
      { script: 'v1', sea: true },
    ],
    [{ SEALOTTMINIGAME3: true }, { script: 's1', sea: true }],
  ])('with the flags %j starts %j (E4.71, E4.72)', async (flags, variant) => {
    const running = await startReady({}, flags)
    expect(newestFrame(running).sent).toEqual([{ type: 'start', merchant, language: 'en', ...variant }])
  })

  it('without a flag is not there', async () => {
    const { browser } = await start({}, { LOTTMINIGAME3: false })
    expect(browser.frames.opened).toEqual([])
  })

  it('waits for flags that the platform decides: one of them is not enough (E4.71)', async () => {
    const flags = { LOTTMINIGAME3: 'server', SEALOTTMINIGAME3: true } as const
    const running = await start(
      { prepare: ({ http }) => http.answer('whitelabel', success({ LOTTMINIGAME3: true }), 1000) },
      flags,
    )
    expect(running.browser.frames.opened).toEqual([])
    await running.browser.clock.advance(1000)
    await becomeReady(running)
    expect(newestFrame(running).sent).toMatchObject([{ script: 'v1', sea: true }])
  })

  it('stays from page to page, but is not above forms', async () => {
    const running = await startReady({ path: '/m/member/home', manifest: { routes: withPasswordPage } })
    await actAndSettle(() => running.site.go('/m/home'))
    expect([hasButton(), newestFrame(running).closed]).toEqual([true, false])
    await actAndSettle(() => running.site.go('/m/changePsw'))
    expect([hasButton(), newestFrame(running).closed]).toEqual([false, true])
    await actAndSettle(() => running.site.go('/m/home'))
    await becomeReady(running)
    expect(hasButton()).toBe(true)
  })
})

describe('a script that does not work', () => {
  it.each([
    ['is missing', { type: 'failed', reason: 'missing' }],
    ['throws', { type: 'failed', reason: 'thrown' }],
  ])('and %s is never seen; the rest of the page works (F156)', async (_, message) => {
    const running = await start({ path: '/m/member/home' })
    const frame = newestFrame(running)
    await actAndSettle(() => frame.emit({ type: 'hello' }))
    await actAndSettle(() => frame.emit(message))
    expect([hasButton(), frame.closed, find('button', new RegExp(texts.title))]).toEqual([
      false,
      true,
      undefined,
    ])
    await actAndSettle(() => running.site.go('/m/home'))
    await actAndSettle(() => running.site.go('/m/member/home'))
    expect(running.browser.frames.opened).toHaveLength(1)
    expect(get('button', english.member.logOut)).toBeDefined()
  })

  it('and says thousands of times that it is there, or wants another height, is heard a few times in a second', async () => {
    const running = await start()
    const frame = newestFrame(running)
    await actAndSettle(() => {
      for (let time = 0; time < 5000; time += 1) frame.emit({ type: 'hello' })
    })
    expect(frame.sent.length).toBeLessThan(10)
    await actAndSettle(() => frame.emit({ type: 'ready' }))
    await tapButton()
    await actAndSettle(() => {
      for (let height = 101; height <= 400; height += 1) frame.emit({ type: 'resize', height })
    })
    await running.browser.clock.advance(times.frameHeight)
    const own = document.querySelector<HTMLElement>('.MiniGame-window')
    expect(own?.style.getPropertyValue('--mini-game-height')).toBe('400px')
  })

  it('and is never ready is given up after 10 s, and ignored later (F156)', async () => {
    const running = await start()
    const frame = newestFrame(running)
    await actAndSettle(() => frame.emit({ type: 'hello' }))
    await running.browser.clock.advance(times.miniGameStart - 2)
    expect(frame.closed).toBe(false)
    await running.browser.clock.advance(2)
    expect(frame.closed).toBe(true)
    await actAndSettle(() => frame.emit({ type: 'ready' }))
    expect(hasButton()).toBe(false)
  })

  it('and fails after it was ready stays as it is (F156)', async () => {
    const running = await startReady()
    await actAndSettle(() => newestFrame(running).emit({ type: 'failed', reason: 'thrown' }))
    expect([hasButton(), newestFrame(running).closed]).toEqual([true, false])
  })

  it('and sends nonsense changes nothing (F156)', async () => {
    const running = await startReady()
    for (const message of [
      null,
      7,
      'ready',
      { type: 'launch' },
      { type: 'resize', height: 'x' },
      { type: 'x' },
    ])
      await actAndSettle(() => newestFrame(running).emit(message))
    expect([hasButton(), namesOf('dialog')]).toEqual([true, []])
  })

  it('and brings the page to a halt is not started by the next page, for a day (F156)', async () => {
    const first = await start()
    expect(first.browser.storage.has('miniGameStart')).toBe(true)
    const halted = first.browser.storage.read('miniGameStart')
    await stopSites()
    const now = first.browser.clock.now()
    const second = await start({
      stored: { miniGameStart: halted },
      prepare: ({ clock }) => clock.freeze(times.miniGameStart),
    })
    expect(second.browser.clock.now() - now).toBeGreaterThanOrEqual(0)
    expect([second.browser.frames.opened, hasButton()]).toEqual([[], false])
    await stopSites()
    const third = await start({
      stored: { miniGameStart: halted },
      prepare: ({ clock }) => clock.freeze(times.miniGameHalt + 1),
    })
    expect(third.browser.frames.opened).toHaveLength(1)
  })

  it('leaves no mark when it is ready, when the tab is hidden, and when the member leaves (F156)', async () => {
    const running = await start()
    const { storage, page } = running.browser
    await actAndSettle(() => page.setVisible(false))
    expect(storage.has('miniGameStart')).toBe(false)
    await actAndSettle(() => page.setVisible(true))
    expect(storage.has('miniGameStart')).toBe(true)
    await becomeReady(running)
    expect(storage.has('miniGameStart')).toBe(false)
    await actAndSettle(() => running.site.session.begin(nextMember))
    expect(storage.has('miniGameStart')).toBe(true)
    await actAndSettle(() => running.site.session.end())
    expect(storage.has('miniGameStart')).toBe(false)
  })

  it('is reported once (F156)', async () => {
    const running = await start({ path: '/m/member/home' })
    await actAndSettle(() => newestFrame(running).emit({ type: 'failed', reason: 'thrown' }))
    await actAndSettle(() => running.site.go('/m/home'))
    await running.browser.clock.advance(times.idle)
    expect(running.browser.tracker.events('fault')).toMatchObject([
      { kind: 'script', where: 'miniGame', code: 'thrown' },
    ])
  })
})

describe('another session', () => {
  it('gets a game of its own, closed and in its corner, when it follows directly (D21)', async () => {
    const running = await startReady()
    await drag([30, 480], [200, 200])
    await tapButtonLater(running)
    const frame = newestFrame(running)
    await actAndSettle(() => running.site.session.begin(nextMember))
    expect([frame.closed, hasButton()]).toEqual([true, false])
    await becomeReady(running)
    expect([isOpen(), buttonPoint()]).toEqual([false, corner])
    await actAndSettle(() => frame.emit({ type: 'closed' }))
  })

  it('sees the game that the member before has put away (D21)', async () => {
    const running = await startReady()
    await tapButton()
    await press('button', texts.putAwayAction)
    expect(hasButton()).toBe(false)
    await actAndSettle(() => running.site.session.begin(nextMember))
    await becomeReady(running)
    expect(hasButton()).toBe(true)
  })

  it('gets a game when that of the member before did not work', async () => {
    const running = await start()
    await actAndSettle(() => newestFrame(running).emit({ type: 'failed', reason: 'thrown' }))
    await actAndSettle(() => running.site.session.begin(nextMember))
    await becomeReady(running)
    expect(hasButton()).toBe(true)
  })
})

describe('the window of the game', () => {
  it('opens and closes with a tap on the button (E2.69)', async () => {
    const running = await startReady()
    expect([isOpen(), newestFrame(running).shown]).toEqual([false, false])
    await tapButton()
    expect([isOpen(), newestFrame(running).shown]).toEqual([true, true])
    expect(get('heading', texts.title)).toBeDefined()
    await tapButtonLater(running)
    expect([isOpen(), newestFrame(running).shown]).toEqual([false, false])
  })

  it.each<[string, (running: RunningSite) => Promise<void>]>([
    ['its close button', () => press('button', common.close)],
    ['Escape', () => pressKey('Escape')],
    ['Escape in the game', (running) => actAndSettle(() => newestFrame(running).emit({ type: 'closed' }))],
  ])('closes with %s, and gives the focus back', async (_, close) => {
    const running = await startReady()
    await tapButton()
    await close(running)
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  it('closes with Back, which stays on the page, and leaves it when the game is closed (D70)', async () => {
    const running = await startReady({ path: '/m/member/home' })
    await actAndSettle(() => running.site.go('/m/home'))
    await tapButton()
    await back()
    expect([isOpen(), location.pathname]).toEqual([false, '/m/home'])
    await back()
    expect(location.pathname).toBe('/m/member/home')
  })

  it('leaves no step in the history when it is closed otherwise (D70)', async () => {
    const running = await startReady({ path: '/m/member/home' })
    await actAndSettle(() => running.site.go('/m/home'))
    await tapButton()
    await press('button', common.close)
    expect(isOpen()).toBe(false)
    await back()
    expect(location.pathname).toBe('/m/member/home')
  })

  it('closes when another page is opened, and stays closed on the way back', async () => {
    const running = await startReady()
    await tapButton()
    await actAndSettle(() => running.site.go('/m/member/home'))
    expect(isOpen()).toBe(false)
    await actAndSettle(() => running.site.go('/m/home'))
    expect(isOpen()).toBe(false)
  })

  it('closes when the focus goes on in the page, which it covers (WCAG 2.4.11)', async () => {
    const running = await startReady({ path: '/m/member/home' })
    await tapButton()
    const [closeButton, logOut] = [get('button', common.close), get('button', english.member.logOut)]
    await actAndSettle(() => closeButton.focus())
    expect(isOpen()).toBe(true)
    await actAndSettle(() => logOut.focus())
    expect([isOpen(), newestFrame(running).shown, document.activeElement]).toEqual([false, false, logOut])
  })

  it('takes no focus when the game asks to be closed while it is', async () => {
    const running = await startReady({ path: '/m/member/home' })
    const logOut = get('button', english.member.logOut)
    await actAndSettle(() => logOut.focus())
    await actAndSettle(() => newestFrame(running).emit({ type: 'closed' }))
    expect(document.activeElement).toBe(logOut)
  })

  it('stays open below a dialog that Escape closes', async () => {
    const running = await startReady()
    await tapButton()
    await actAndSettle(() => void running.site.openOverlay('language'))
    await pressKey('Escape')
    await running.browser.clock.advance(times.leaveAnimation)
    expect([namesOf('dialog'), isOpen()]).toEqual([[], true])
  })

  it('is as high as the game would like', async () => {
    const running = await startReady()
    await actAndSettle(() => newestFrame(running).emit({ type: 'resize', height: 300 }))
    await tapButton()
    const own = document.querySelector<HTMLElement>('.MiniGame-window')
    expect(own?.style.getPropertyValue('--mini-game-height')).toBe('300px')
  })

  it('begins anew in another language', async () => {
    const running = await startReady()
    await tapButton()
    await actAndSettle(() => running.site.changeLanguage('CN'))
    await becomeReady(running)
    expect(running.browser.frames.opened).toHaveLength(2)
    expect(newestFrame(running).sent).toMatchObject([{ language: 'zh-Hans' }])
  })
})

describe('the button', () => {
  it('follows a finger, and stays where it was dropped, also on the next page (E2.70)', async () => {
    const running = await startReady()
    expect(buttonPoint()).toEqual(corner)
    await pointerDown(30, 480)
    await pointerMove(130, 380)
    expect(buttonPoint()).toEqual([107.2, 355.8])
    await pointerUp(130, 380)
    expect([buttonPoint(), isOpen()]).toEqual([[107.2, 355.8], false])
    await actAndSettle(() => running.site.go('/m/member/home'))
    expect(buttonPoint()).toEqual([107.2, 355.8])
  })

  it('is half out at its side while the page is scrolled, not while it is open or elsewhere', async () => {
    const { browser } = await startReady()
    const halfOut = () => get('button', miniGame.title).getAttribute('data-half-out') ?? undefined
    const scrolled = async (place: number) => {
      await actAndSettle(() => browser.page.scrollByHand(place))
      return halfOut()
    }
    expect([halfOut(), await scrolled(40)]).toEqual([undefined, 'left'])
    await browser.clock.advance(times.scrollRest - 1)
    expect(await scrolled(80)).toBe('left')
    await browser.clock.advance(times.scrollRest - 1)
    expect(halfOut()).toBe('left')
    await browser.clock.advance(1)
    expect(halfOut()).toBeUndefined()
    await drag([30, 480], [130, 380])
    expect(await scrolled(120)).toBeUndefined()
    await drag([130, 380], [400, 380])
    expect(await scrolled(160)).toBe('right')
    await browser.clock.advance(times.miniGameTap)
    await press('button', miniGame.title)
    expect([isOpen(), await scrolled(200)]).toEqual([true, undefined])
  })

  it.each([
    ['far off the screen', [-4000, 4000], [7.2, 455.8]],
    ['over the other edge', [4000, -4000], [288.8, 7.2]],
  ] as const)('dragged %s stays within the margin of 2 %% (E4.74, F156)', async (_, to, expected) => {
    await startReady()
    await drag([30, 480], to)
    const [x, y] = buttonPoint()
    expect([x?.toFixed(1), y?.toFixed(1)]).toEqual(expected.map((value) => value.toFixed(1)))
  })

  it.each([
    [2, true],
    [3, false],
  ])('moved by %i px counts as a tap: %s (E4.74)', async (way, opens) => {
    await startReady()
    await drag([30, 480], [30 + way, 480])
    expect(isOpen()).toBe(opens)
  })

  it('ignores a second tap within 250 ms, and the click after a drag (E4.74)', async () => {
    const running = await startReady()
    await tapButton()
    await running.browser.clock.advance(times.miniGameTap - 1)
    await tapButton()
    expect(isOpen()).toBe(true)
    await running.browser.clock.advance(1)
    await tapButton()
    expect(isOpen()).toBe(false)
    await drag([30, 480], [130, 380])
    await running.browser.clock.advance(times.miniGameTap)
    await tapButton()
    expect(isOpen()).toBe(true)
  })

  it('ignores a second finger, and returns when the browser cancels the drag', async () => {
    await startReady()
    await pointerDown(30, 480)
    await pointerMove(300, 100, 2)
    expect(buttonPoint()).toEqual(corner)
    await pointerMove(130, 380)
    await pointerCancel(130, 380)
    expect(buttonPoint()).toEqual(corner)
  })

  it('is back between the bars within 250 ms after a rotation (E4.74, F156)', async () => {
    const { browser } = await startReady()
    await drag([30, 480], [4000, 4000])
    setLayout(landscape)
    await browser.clock.advance(times.miniGameBoundsCheck)
    expect(buttonPoint().map(Math.round)).toEqual([563, 170])
  })

  it('is not measured in a hidden tab, and at once when the tab is seen again', async () => {
    const { browser } = await startReady()
    await actAndSettle(() => browser.page.setVisible(false))
    setLayout(landscape)
    await browser.clock.advance(times.miniGameBoundsCheck * 3)
    expect(buttonPoint()).toEqual(corner)
    await actAndSettle(() => browser.page.setVisible(true))
    expect(buttonPoint().map(Math.round)).toEqual([13, 170])
  })

  it('moves from corner to corner by tapping, with the keyboard too (D15)', async () => {
    const running = await startReady()
    await tapButton()
    for (const label of [
      texts.moveToTopLeft,
      texts.moveToTopRight,
      texts.moveToBottomRight,
      texts.moveToBottomLeft,
    ])
      await press('button', label)
    await press('button', texts.moveToTopLeft)
    await tapButtonLater(running)
    expect(buttonPoint()).toEqual([7.2, 7.2])
  })

  it('is mirrored in Urdu', async () => {
    const running = await startReady({ stored: { language: 'UR' } })
    expect(buttonPoint()).toEqual([288.8, 455.8])
    expect(newestFrame(running).sent).toMatchObject([{ language: 'ur' }])
  })

  it('stays where it is in the SEA variant (E2.70, E4.72)', async () => {
    await startReady({}, { SEALOTTMINIGAME3: true })
    await drag([30, 480], [200, 200])
    expect([buttonPoint(), isOpen()]).toEqual([corner, true])
    expect(namesOf('button').filter((name) => name.startsWith('Move'))).toEqual([])
    expect(find('button', texts.putAwayAction)).toBeDefined()
  })
})

describe('put away', () => {
  it('the game is gone for this session, which is said, and comes back from the member’s home (D15)', async () => {
    const running = await startReady({ path: '/m/member/home' })
    const row = () => get('button', new RegExp(`^${texts.title}(${texts.shown}|${texts.hidden})$`))
    expect(pageText(row())).toContain(texts.shown)
    await tapButton()
    await press('button', texts.putAwayAction)
    expect([newestFrame(running).closed, hasButton(), toastText()]).toEqual([true, false, texts.putAway])
    expect(pageText(row())).toContain(texts.hidden)
    await actAndSettle(() => row().click())
    await becomeReady(running)
    expect([hasButton(), running.browser.frames.opened.length]).toEqual([true, 2])
    await actAndSettle(() => row().click())
    expect(hasButton()).toBe(false)
  })

  it('it is there again with the next session of the same member', async () => {
    const running = await startReady()
    await tapButton()
    await press('button', texts.putAwayAction)
    await actAndSettle(() => running.site.session.end())
    await actAndSettle(() => running.site.session.begin({ ...memberSession, token: 'token-9' }))
    await becomeReady(running)
    expect(hasButton()).toBe(true)
  })

  it('in one tab, it stays in the other', async () => {
    const [one, other] = twoTabs()
    const first = await startReady({ browser: one })
    await tapButton()
    await press('button', texts.putAwayAction)
    await stopSites()
    await startReady({ browser: other })
    expect([first.browser.frames.opened.length, hasButton()]).toEqual([1, true])
  })
})

describe('a game that the mini game asks for', () => {
  const lanes = success({
    lanes: [{ title: 'Lottery', gameClassify: 'lottery', cards: [{ code: 'hanoi', displayName: 'Hanoi' }] }],
  })
  const launch = (running: RunningSite, code: string) =>
    actAndSettle(() => newestFrame(running).emit({ type: 'launch', game: { code, category: 'lottery' } }))

  it('is played, and the mini game closes', async () => {
    const running = await startReady({ prepare: ({ http }) => http.answer('gameLanes', lanes) })
    await tapButton()
    await launch(running, 'hanoi')
    expect(namesOf('dialog')).toEqual([common.notice])
    expect(pageText(get('dialog'))).toContain('Hanoi')
  })

  it('is ignored while the mini game is closed: nobody can have tapped it', async () => {
    const running = await startReady({ prepare: ({ http }) => http.answer('gameLanes', lanes) })
    await launch(running, 'hanoi')
    expect(namesOf('dialog')).toEqual([])
  })

  it('and that the platform does not list is refused with a word', async () => {
    const running = await startReady({ prepare: ({ http }) => http.answer('gameLanes', lanes) })
    await tapButton()
    await launch(running, 'other')
    expect(pageText(get('dialog'))).toContain(texts.gameMissing)
  })

  it('says so when the platform does not answer', async () => {
    const running = await startReady({ prepare: ({ http }) => http.answer('gameLanes', failure('network')) })
    await tapButton()
    await launch(running, 'hanoi')
    expect(namesOf('dialog')).toHaveLength(1)
  })

  it('is not played for the next member, when the answer comes late (D21)', async () => {
    const running = await startReady({ prepare: ({ http }) => http.answer('gameLanes', lanes, 2000) })
    await tapButton()
    await launch(running, 'hanoi')
    await actAndSettle(() => running.site.session.begin(nextMember))
    await running.browser.clock.advance(2000)
    expect(namesOf('dialog')).toEqual([])
  })
})
