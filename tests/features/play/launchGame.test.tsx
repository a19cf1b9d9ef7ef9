// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { failure, refusal, success } from '../../support/fakes/replies'
import { lanes, slots } from '../../support/games'
import { leadToSite } from '../../support/heldFrames'
import { manifestPart } from '../../support/manifest'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, press, type RunningSite, type SiteOptions, submit } from '../../support/site'
import { fillLogin } from '../login/loginForm'
import {
  currentUrl,
  gameAddress,
  gameFrame,
  launchBodies,
  loadGame,
  merchantWithGames,
  sendMessage,
  startWithGames,
  tapGame,
  tiger,
} from './gamePlay'

const { common, errors, login, play, shell } = english

const tappedTiger = `${tiger}&backUrl=%2Fm%2Fhome`
const trial = '/m/launchGame?vendor=aurora&code=game-101&playType=trial'

/** Opens the launch page as a member. */
const openGame = ({ path = tiger, ...options }: SiteOptions = {}) =>
  startWithGames({ path, session: {}, ...options })

describe('a tap on a game', () => {
  it('opens it for a member in a sandboxed frame, with its name above (E2.68, E7.21, E7.28, E7.30)', async () => {
    const running = await startWithGames({ session: {} })
    await tapGame(/^Tiger/)
    expect(currentUrl()).toBe(tappedTiger)
    const [request] = running.browser.http.requestsTo('launchGame')
    expect(request?.headers).toMatchObject({ Authorization: 'token-7', ModuleId: 'GAME3' })
    expect(launchBodies(running)).toEqual([
      {
        launchMode: 'GAME',
        vendor: 'aurora',
        gameCode: 'game-101',
        gameId: '101',
        nodeId: '1011',
        device: 'MOBILE',
        backUrl: 'https://www.hongvan.example/m/home',
        language: 'EN',
        title: 'Tiger',
      },
    ])
    expect(gameFrame()?.getAttribute('src')).toBe(gameAddress)
    expect(gameFrame()?.getAttribute('sandbox')).toContain('allow-scripts')
    expect(gameFrame()?.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/)
    expect(get('heading', 'Tiger').tagName).toBe('H1')
    await loadGame()
    expect(pageText()).not.toContain(play.opening)
  })

  it('shows its picture until it is there, from the next image host when one fails, and an icon at last (E3.44, F135)', async () => {
    const withPictures = lanes(slots)
    await startWithGames({
      session: {},
      manifest: { hosts: { image: ['*.cdn.example'], game: ['play.example'] } },
      prepare({ http }) {
        http.answer('settings', success({ imageCDNs: ['a.cdn.example', 'b.cdn.example'] }))
        http.answer(
          'gameLanes',
          success({
            lanes: withPictures.lanes.map((lane) => ({
              ...lane,
              cards: lane.cards.map((card) => ({ ...card, vendor: 'aurora', image: 'tiger.webp' })),
            })),
          }),
        )
        http.answer('launchGame', success({ gameUrl: gameAddress }), 60_000)
      },
    })
    await tapGame(/^Tiger/)
    const picture = () => document.querySelector('.GamePicture img')
    const fail = () => actAndSettle(() => picture()?.dispatchEvent(new Event('error')))
    expect(picture()?.getAttribute('src')).toBe('https://a.cdn.example/tiger.webp')
    await fail()
    expect(picture()?.getAttribute('src')).toBe('https://b.cdn.example/tiger.webp')
    await fail()
    expect(picture()).toBeNull()
    expect(document.querySelector('.GamePicture svg')).not.toBeNull()
  })

  it('launches a lottery with the name of the member’s label (E7.26)', async () => {
    const clubLabel = { labelName: 'Gold', labelId: '3', type: 1, rankLevel: 3 }
    const running = await startWithGames({
      session: {},
      prepare: ({ http }) =>
        http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: 0, clubLabel })),
    })
    await tapGame(/^Mekong/)
    expect(currentUrl()).toContain('prize_mode=Traditional&code=game-300')
    expect(launchBodies(running)[0]).toMatchObject({
      lottoPrizeMode: 'Traditional',
      lottoGameCode: 'game-300',
      title: 'Mekong',
      labelName: 'Gold',
    })
  })

  it('asks a visitor to log in over the page, and then opens the game (D19, D4)', async () => {
    const running = await startWithGames()
    await tapGame(/^Dragon/)
    expect(namesOf('dialog')).toEqual([login.title])
    expect(currentUrl()).toBe('/m/home')
    await fillLogin()
    await submit()
    await running.browser.clock.advance(times.leaveAnimation)
    expect(currentUrl()).toContain('/m/launchGame?vendor=aurora&code=game-100')
    expect(gameFrame()).not.toBeNull()
    expect(get('heading', 'Dragon')).toBeDefined()
  })

  it('is forgotten with the dialog: a later login leads to the lobby (D19)', async () => {
    const running = await startWithGames()
    await tapGame(/^Dragon/)
    await press('button', common.close)
    await running.browser.clock.advance(times.leaveAnimation)
    await press('button', shell.logIn)
    await fillLogin()
    await submit()
    await running.browser.clock.advance(times.leaveAnimation)
    expect(currentUrl()).toBe('/m/home')
    expect(launchBodies(running)).toEqual([])
  })

  it('offers a visitor the trial of a game that has one, or the login (D4)', async () => {
    const running = await startWithGames()
    await tapGame(/^Tiger/)
    expect(namesOf('dialog')).toEqual(['Tiger'])
    await press('button', play.trial)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(currentUrl()).toContain('code=game-101&playType=trial')
    expect(gameFrame()).not.toBeNull()
    expect(pageText()).toContain(play.trialBar)
    await press('button', play.logIn)
    await fillLogin()
    await submit()
    await running.browser.clock.advance(times.leaveAnimation)
    expect(currentUrl()).toBe(tappedTiger)
    expect(launchBodies(running)).toHaveLength(1)
  })

  it('leads from the choice to the login, and then to the real game (D19)', async () => {
    const running = await startWithGames()
    await tapGame(/^Tiger/)
    await press('button', play.logIn)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([login.title])
    await fillLogin()
    await submit()
    await running.browser.clock.advance(times.leaveAnimation)
    expect(currentUrl()).toBe(tappedTiger)
    expect(running.browser.http.requestsTo('launchTrial')).toEqual([])
  })
})

describe('a trial', () => {
  it.each([
    ['a visitor', {}],
    ['a member', { session: {} }],
  ])(
    'is requested for %s with the headers Merchant and Language alone (E7.33, E7.34)',
    async (_, options) => {
      const { browser } = await startWithGames({ path: `${trial}&gameId=101&nodeId=1011`, ...options })
      const [request] = browser.http.requestsTo('launchTrial')
      expect(request?.headers).toEqual({ Merchant: 'hongvan', Language: 'EN' })
      expect(Object.fromEntries(request?.query ?? [])).toEqual({
        gameId: '101',
        nodeId: '1011',
        platform: 'html5',
      })
      expect(gameFrame()?.getAttribute('src')).toBe(gameAddress)
    },
  )
})

describe('the address of a game', () => {
  it('sends a visitor to the login, which leads to the lobby as every typed address does (I2.09, I2.02)', async () => {
    const running = await startWithGames({ path: tiger })
    expect(currentUrl()).toBe('/m/login')
    await fillLogin()
    await submit()
    await running.browser.clock.advance(times.leaveAnimation)
    expect(currentUrl()).toBe('/m/home')
    expect(launchBodies(running)).toEqual([])
  })

  it('launches nothing before it is known whether games start in the app only (E4.34)', async () => {
    const running = await openGame({
      manifest: { flags: { STARTGAMEINAPP3: 'server' } },
      prepare: ({ http }) => http.answer('whitelabel', success({ STARTGAMEINAPP3: true }), 3000),
    })
    expect(get('button', common.back)).toBeDefined()
    expect([launchBodies(running), gameFrame()]).toEqual([[], null])
    await running.browser.clock.advance(3000)
    expect(pageText()).toContain(english.lobby.appOnly.replace('{{name}}', play.thisGame))
    expect(launchBodies(running)).toEqual([])
  })

  it.each(['/m/launchGame', '/m/launchGame?vendor=aurora', '/m/launchGame?code=tiger'])(
    'that names none says so, and leads home: %s (E2.04)',
    async (path) => {
      const running = await openGame({ path })
      expect(pageText()).toContain(play.unknownTitle)
      expect(launchBodies(running)).toEqual([])
      await press('button', shell.notFoundAction)
      expect(currentUrl()).toBe('/m/home')
    },
  )

  it('asks for the app where games start in the app only (E4.34)', async () => {
    const running = await openGame({ manifest: { flags: { STARTGAMEINAPP3: true } } })
    expect(pageText()).toContain(english.lobby.appOnly.replace('{{name}}', play.thisGame))
    expect(launchBodies(running)).toEqual([])
  })
})

describe('a launch that takes long', () => {
  const slow = (after: number): SiteOptions => ({
    prepare: ({ http }) => http.answer('launchGame', success({ gameUrl: gameAddress }), after),
  })

  it('shows progress after a second, and a way back after five', async () => {
    const { browser } = await openGame(slow(9000))
    expect(pageText(get('status', play.opening))).toBe(play.opening)
    expect(find('progressbar', play.opening)).toBeUndefined()
    await browser.clock.advance(times.progressDelay)
    expect(find('progressbar', play.opening)).toBeDefined()
    await browser.clock.advance(times.slowThreshold)
    await press('button', common.cancel)
    expect(currentUrl()).toBe('/m/home')
    await browser.clock.advance(9000)
    expect(gameFrame()).toBeNull()
  })

  it('has failed after ten seconds; what arrives later is dropped, and a retry works (E8.09, E7.29, F158)', async () => {
    const running = await openGame(slow(12_000))
    await running.browser.clock.advance(times.gameLaunch)
    expect(pageText(get('alert'))).toContain(play.timeout)
    await running.browser.clock.advance(5000)
    expect(gameFrame()).toBeNull()
    running.browser.http.answer('launchGame', success({ gameUrl: gameAddress }))
    await press('button', common.retry)
    expect(gameFrame()?.getAttribute('src')).toBe(gameAddress)
    expect(launchBodies(running)).toHaveLength(2)
  })

  it('has failed after ten seconds also when the member’s label does not come (E8.09)', async () => {
    const { browser } = await openGame({
      path: '/m/launchGame?prize_mode=Traditional&code=mekong',
      prepare: ({ http }) => http.answer('memberInfo', success({}), 60_000),
    })
    await browser.clock.advance(times.gameLaunch)
    expect(pageText(get('alert'))).toContain(play.timeout)
  })

  it('does not open in the page of another game (F048)', async () => {
    const running = await openGame({
      prepare: ({ http }) =>
        http.answer(
          'launchGame',
          ({ body }) => success({ gameUrl: `https://play.example/${JSON.parse(String(body)).gameCode}` }),
          3000,
        ),
    })
    await actAndSettle(() => running.site.go('/m/launchGame?vendor=aurora&code=other'))
    await running.browser.clock.advance(3000)
    expect(all('heading', /./).length).toBeGreaterThan(0)
    expect([...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'))).toEqual([
      'https://play.example/other',
    ])
  })
})

describe('a launch that fails', () => {
  it.each([
    [
      'the platform’s words',
      refusal({ code: 'game.closed', message: 'This game rests today.' }),
      'This game rests today.',
    ],
    ['a raw code', refusal({ code: 'game.closed', message: 'game.closed' }), play.failed],
    ['no network', failure('network'), errors.network],
    ['a gateway', refusal({ status: 502 }), play.failed],
    ['no address', success({}), play.failed],
    ['an address elsewhere', success({ gameUrl: 'https://evil.example/' }), play.failed],
    ['an address of the site', success({ gameUrl: 'https://www.hongvan.example/m/home' }), play.failed],
    ['an address that is none', success({ gameUrl: 'javascript:alert(1)' }), play.failed],
  ])('says why on the page, and never opens a dialog: %s (F158)', async (_, reply, text) => {
    const { browser } = await openGame({ prepare: ({ http }) => http.answer('launchGame', reply) })
    expect(pageText(get('alert'))).toContain(text)
    expect(gameFrame()).toBeNull()
    expect(namesOf('dialog')).toEqual([])
    browser.http.answer('launchGame', success({ gameUrl: gameAddress }))
    await press('button', common.retry)
    expect(gameFrame()).not.toBeNull()
  })

  it('leads back by a button of its own, too', async () => {
    await openGame({ prepare: ({ http }) => http.answer('launchGame', failure('network')) })
    const [, inPage] = all('button', common.back)
    await actAndSettle(() => inPage?.click())
    expect(currentUrl()).toBe('/m/home')
  })
})

describe('a game that does not appear in its frame', () => {
  it('can be opened in a tab of its own after ten seconds, or launched again (F158)', async () => {
    const running = await openGame()
    await running.browser.clock.advance(times.gameFrame)
    expect(pageText(get('alert'))).toContain(play.slowTitle)
    const link = all('link', play.newTab).at(-1)
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([gameAddress, '_blank'])
    expect(link?.getAttribute('rel')).toContain('noopener')
    await press('button', common.retry)
    expect(launchBodies(running)).toHaveLength(2)
    expect(find('alert')).toBeUndefined()
  })

  it.each([
    ['loads', loadGame],
    ['says that it is there', (running: RunningSite) => sendMessage(running, { type: 'ready' })],
  ])('is shown when it %s after all (F158)', async (_, appear) => {
    const running = await openGame()
    await running.browser.clock.advance(times.gameFrame)
    await appear(running)
    expect(find('alert')).toBeUndefined()
    expect(gameFrame()).not.toBeNull()
  })
})

describe('a message of the game', () => {
  it.each([
    ['close', '/m/home'],
    ['back', '/m/home'],
    ['deposit', '/m/voucherCenter'],
  ])('%s leads to %s (E2.68)', async (type, path) => {
    const running = await openGame()
    await sendMessage(running, { type })
    expect(currentUrl()).toBe(path)
    expect(running.browser.frames.connected.at(-1)?.stopped).toBe(true)
  })

  it('deposit stays in the game where there is no such page', async () => {
    const running = await openGame({
      manifest: { routes: { '/m/home': { page: 'lobby' }, '/m/launchGame': { page: 'launchGame' } } },
    })
    await sendMessage(running, { type: 'deposit' })
    expect(currentUrl()).toBe(tiger)
  })

  it('is taken from the game’s own origin alone, and only when it is known (F158)', async () => {
    const running = await openGame()
    const [connection] = running.browser.frames.connected
    expect([connection?.frame, connection?.origin]).toEqual([gameFrame(), 'https://play.example'])
    for (const message of ['close', { type: 'logout' }, null]) await sendMessage(running, message)
    expect(currentUrl()).toBe(tiger)
  })
})

describe('a game whose own button leads its frame to the site', () => {
  it('is left, and the page before is shown (E2.68, E2.04)', async () => {
    const running = await startWithGames({ session: {} })
    await actAndSettle(() => running.site.go('/m/game'))
    await tapGame(/^Tiger/)
    await loadGame()
    expect(currentUrl()).toContain('/m/launchGame')
    leadToSite(gameFrame() as HTMLIFrameElement)
    await loadGame()
    expect([currentUrl(), gameFrame()]).toEqual(['/m/game', null])
  })
})

describe('the back button of a game', () => {
  it.each([
    ['a page of the site', '/m/game?category=slots', '/m/game?category=slots'],
    ['a page with a token', '/m/game?token=stolen', '/m/game'],
    ['another site', 'https://evil.example/m/home', '/m/home'],
    ['a page that is not mounted', '/m/nowhere', '/m/home'],
    ['the game itself', tiger, '/m/home'],
  ])('leads to %s: %s to %s (D26, E2.04)', async (_, backUrl, path) => {
    const running = await openGame({ path: `${tiger}&backUrl=${encodeURIComponent(backUrl)}` })
    expect(launchBodies(running)[0]?.backUrl).toBe(`https://www.hongvan.example${path}`)
    await press('button', common.back)
    expect(currentUrl()).toBe(path)
  })

  it('refreshes the balance, which the game may have changed', async () => {
    const { browser } = await startWithGames({ session: {} })
    await tapGame(/^Tiger/)
    browser.http.answer('balance', success({ balance: '77.5', currency: 'USD' }))
    await press('button', common.back)
    expect(pageText()).toContain('77.50')
  })
})

describe('fullscreen', () => {
  it('hides the bar until it is left by the button (E2.68)', async () => {
    await openGame()
    await loadGame()
    await press('button', play.fullscreen)
    expect(find('button', common.back)).toBeUndefined()
    expect(gameFrame()).not.toBeNull()
    await press('button', play.leaveFullscreen)
    expect(find('button', common.back)).toBeDefined()
  })

  it('ends when the browser ends it (E2.68)', async () => {
    await openGame()
    await loadGame()
    await press('button', play.fullscreen)
    await actAndSettle(() => document.dispatchEvent(new Event('fullscreenchange')))
    expect(find('button', common.back)).toBeDefined()
  })
})

describe('a game that says the same twice', () => {
  it('opens one login, and nothing above it (F158)', async () => {
    const routes = { ...merchantWithGames.routes, '/m/voucherCenter': { page: 'rewards', guard: 'member' } }
    const running = await startWithGames({ path: trial, manifest: manifestPart(JSON.stringify({ routes })) })
    await loadGame()
    for (let count = 0; count < 3; count += 1) await sendMessage(running, { type: 'deposit' })
    expect(namesOf('dialog')).toEqual([login.title])
  })

  it('goes to the deposit page once, however often a member’s game asks for it (F158)', async () => {
    const routes = { ...merchantWithGames.routes, '/m/voucherCenter': { page: 'rewards', guard: 'member' } }
    const running = await startWithGames({
      session: {},
      manifest: manifestPart(JSON.stringify({ routes })),
    })
    await actAndSettle(() => running.site.go('/m/game'))
    await tapGame(/^Tiger/)
    await loadGame()
    const entries = history.length
    const page = running.browser.frames.connected.at(-1)
    await actAndSettle(() => {
      for (let count = 0; count < 5000; count += 1) page?.emit({ type: 'deposit' })
    })
    await running.browser.clock.advance(times.minutes(1))
    expect([location.pathname, history.length]).toEqual(['/m/voucherCenter', entries + 1])
  })

  it('is left once (F158, E2.68)', async () => {
    const running = await startWithGames({ session: {} })
    await actAndSettle(() => running.site.go('/m/game'))
    await tapGame(/^Tiger/)
    await loadGame()
    await actAndSettle(() => {
      const game = running.browser.frames.connected.at(-1)
      for (let count = 0; count < 3; count += 1) game?.emit({ type: 'close' })
    })
    expect(currentUrl()).toBe('/m/game')
  })
})

describe('the session while a game is open', () => {
  it('that the reminder ends leads to the lobby, and a later login not into the game (D4, D21)', async () => {
    const { browser } = await openGame({
      manifest: manifestPart('{ "compliance": { "sessionReminderMinutes": 30 } }'),
    })
    await loadGame()
    await browser.clock.advance(times.minutes(30))
    await press('button', english.sessionReminder.logOut)
    await browser.clock.advance(times.leaveAnimation)
    expect(currentUrl()).toBe('/m/home')
    await press('button', shell.logIn)
    await fillLogin()
    await submit()
    await browser.clock.advance(times.leaveAnimation)
    expect([currentUrl(), gameFrame()]).toEqual(['/m/home', null])
  })

  it('that ends takes the game from the screen (D21)', async () => {
    const { site } = await openGame()
    await actAndSettle(() => site.session.end())
    expect(gameFrame()).toBeNull()
    expect(currentUrl()).toBe('/m/login')
  })

  it('of another member launches the game anew, with their token (D21)', async () => {
    const { site, browser } = await openGame()
    await actAndSettle(() =>
      site.session.begin({ token: 'token-8', merchantCode: 'hongvan', id: '8', userName: 'bao', type: 0 }),
    )
    const tokens = browser.http.requestsTo('launchGame').map(({ headers }) => headers.Authorization)
    expect(tokens).toEqual(['token-7', 'token-8'])
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
  })

  it('leaves a trial open when it ends (D4)', async () => {
    const { site } = await openGame({ path: trial })
    await actAndSettle(() => site.session.end())
    expect(currentUrl()).toBe(trial)
    expect(gameFrame()).not.toBeNull()
  })
})
