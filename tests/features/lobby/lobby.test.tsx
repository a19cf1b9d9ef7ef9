// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SessionStore } from '../../../runtime/contract/site'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import * as limits from '../../../runtime/tables/limits'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import type { FakeBrowser } from '../../support/fakes/fakeBrowser'
import { testStartTime } from '../../support/fakes/fakeClock'
import type { SentRequest } from '../../support/fakes/fakeHttp'
import { failure, html, json, type Reply, refusal, success } from '../../support/fakes/replies'
import { type LaneReply, lanes, live, lottery, slots } from '../../support/games'
import { takeConsole } from '../../support/quietConsole'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import {
  actAndSettle,
  memberSession,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  stopSites,
} from '../../support/site'

const { lobby, common, errors, login } = english

const startWithLanes = (options: SiteOptions = {}, reply: Reply = success(lanes(slots, live, lottery))) =>
  startSite({ ...options, prepare: ({ http }) => http.answer('gameLanes', reply) })

const otherSession = { ...memberSession, token: 'token-9', id: '9' }

/** Visitors and each member have lanes and banners of their own. */
function answerForEach({ http }: FakeBrowser, after: number): void {
  const own: Readonly<Record<string, LaneReply>> = { 'token-7': live, 'token-9': lottery }
  const laneOf = ({ headers }: SentRequest) => own[headers.Authorization ?? ''] ?? slots
  http.answer('gameLanes', (sent) => success(lanes(laneOf(sent))), after)
  http.answer(
    'banners',
    (sent) => success({ banners: [{ id: '1', picture: '/b.webp', title: `For ${laneOf(sent).title}` }] }),
    after,
  )
}

const bannerNames = (): string[] => namesOf('img').filter((name) => name.startsWith('For '))

const startForEach = (options: SiteOptions, after = 0) =>
  startSite({ ...options, prepare: (browser) => answerForEach(browser, after) })

const laneTitles = (): string[] =>
  [...document.querySelectorAll('.Lane-title')].map((title) => pageText(title))

afterEach(() => vi.restoreAllMocks())

describe('the lanes of the lobby', () => {
  it('are sorted by their ordinals, with title, cards and count (E7.39, E3.33, E3.34)', async () => {
    await startWithLanes({}, success(lanes({ ...lottery, gameCount: 42 }, live, slots)))
    expect(laneTitles()).toEqual(['Slots', 'Live', 'Lottery'])
    expect(pageText()).toContain('42 games')
    expect(all('button', /^Dragon/)).toHaveLength(1)
    expect(pageText(get('button', /^Dragon/))).toContain('Aurora')
  })

  it.each<[unknown, string, boolean]>([
    ['NaN', '2 games', true],
    ['1e+21', '2 games', true],
    ['<b>9</b>', '2 games', true],
    ['42', '42 games', false],
    [undefined, '2 games', false],
  ])('never show %j as a count, but %s; it is reported: %s (F003)', async (gameCount, shown, reported) => {
    const { browser } = await startWithLanes(
      { manifest: { tracking: { faults: true } } },
      success(lanes({ ...slots, gameCount: gameCount as number })),
    )
    expect(pageText()).toContain(`Slots${shown}`)
    await browser.clock.advance(times.idle)
    await actAndSettle(() => browser.page.setVisible(false))
    expect(JSON.stringify(browser.tracker.sent).includes('gameCount')).toBe(reported)
  })

  it("are sorted by the merchant's order of categories if it has one", async () => {
    await startWithLanes({ manifest: { categories: ['lottery', 'live'] } })
    expect(laneTitles()).toEqual(['Lottery', 'Live', 'Slots'])
  })

  it.each<[string, Partial<Manifest>, readonly string[]]>([
    ['those that the manifest names', { lobby: { topTen: ['live', 'cards'] } }, ['live']],
    ['none without it', {}, []],
  ])('carry the places of their games: %s (D221)', async (_, changes, expected) => {
    await startWithLanes({ manifest: changes })
    const ranked = [...document.querySelectorAll('.Lane-track--ranked')]
    expect(ranked.map((track) => track.closest('section')?.id)).toEqual(expected)
  })

  it('are loaded once, with the language, and without a token for a visitor (E7.39)', async () => {
    const { browser } = await startWithLanes()
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(1)
    expect(browser.http.requestsTo('gameLanes')[0]?.headers).toEqual({ Merchant: 'hongvan', Language: 'EN' })
  })

  describe('of which some are far from the screen', () => {
    let nearLane: string | undefined
    let visibleCards: number
    const laneOf = (element: Element) => element.closest('section')?.id
    const row = (id: string) => document.getElementById(id)?.querySelector('ul') as HTMLElement
    const cardsAndPictures = () =>
      ['slots', 'live', 'lottery'].map((id) => [
        row(id).querySelectorAll('li').length,
        row(id).querySelectorAll('img').length,
      ])

    /** Three lanes of nine games. */
    async function startFar(): Promise<RunningSite> {
      const games = Array.from({ length: 9 }, (_, index) => `Game ${index}`)
      nearLane = undefined
      visibleCards = 5
      return startSite({
        prepare: ({ http, page }) => {
          http.answer(
            'gameLanes',
            success(lanes(...[slots, live, lottery].map((lane) => ({ ...lane, games })))),
          )
          page.isNear = (element) =>
            laneOf(element) === nearLane &&
            (element.tagName === 'SECTION' ||
              [...(element.parentElement?.children ?? [])].indexOf(element) < visibleCards)
        },
      })
    }

    async function scrollTo({ browser }: RunningSite, lane: string): Promise<void> {
      nearLane = lane
      await actAndSettle(() => browser.page.scroll())
    }

    const atFirst = [
      [limits.firstLaneCards, limits.eagerCards],
      [limits.distantLaneCards, 0],
      [limits.distantLaneCards, 0],
    ]

    it('render more when it comes close, and request its pictures then (E9.21)', async () => {
      const running = await startFar()
      expect(cardsAndPictures()).toEqual(atFirst)
      await scrollTo(running, 'slots')
      expect(cardsAndPictures()).toEqual(atFirst)
      // Those on the screen, then those that have come next to them.
      await running.browser.clock.advance(times.lazyImage)
      expect(cardsAndPictures()[0]).toEqual([limits.firstLaneCards + limits.nextCards, limits.firstLaneCards])
      await running.browser.clock.advance(times.lazyImage)
      expect(cardsAndPictures()[0]).toEqual([8, 5])
      visibleCards = 9
      await scrollTo(running, 'slots')
      await running.browser.clock.advance(2 * times.lazyImage)
      expect(cardsAndPictures()).toEqual([[9, 9], ...atFirst.slice(1)])
    })

    it('have one card there again, with its picture, and all when they come back (D214)', async () => {
      const running = await startFar()
      await scrollTo(running, 'slots')
      await running.browser.clock.advance(2 * times.lazyImage)
      await scrollTo(running, 'live')
      expect(cardsAndPictures()).toEqual([
        [limits.firstLaneCards, limits.firstLaneCards],
        [limits.firstLaneCards, 0],
        [limits.distantLaneCards, 0],
      ])
      await scrollTo(running, 'lottery')
      await scrollTo(running, 'live')
      expect(cardsAndPictures()[2]).toEqual([limits.distantLaneCards, 0])
      await scrollTo(running, 'slots')
      expect(cardsAndPictures()[0]).toEqual([8, 5])
    })

    it.each<[string, (row: HTMLElement) => void]>([
      ['has the focus', (row) => row.querySelectorAll('button')[3]?.focus()],
      ['was scrolled sideways', (row) => row.scrollTo(300, 0)],
      ['was scrolled sideways, from right to left', (row) => row.scrollTo(-300, 0)],
    ])('keep a row that %s (D214)', async (_, use) => {
      const running = await startFar()
      await scrollTo(running, 'live')
      await running.browser.clock.advance(2 * times.lazyImage)
      expect(cardsAndPictures()[1]).toEqual([8, 5])
      use(row('live'))
      await scrollTo(running, 'lottery')
      expect(cardsAndPictures()[1]).toEqual([8, 5])
    })
  })

  it('begin as they were at the last visit, until the reply comes', async () => {
    const first = await startWithLanes()
    const copy = first.browser.storage.read('lanes')
    await stopSites()
    const { browser } = await startSite({
      stored: { lanes: copy },
      prepare: ({ http }) => http.answer('gameLanes', success(lanes(lottery)), 1000),
    })
    expect(laneTitles()).toEqual(['Slots', 'Live', 'Lottery'])
    expect(find('status', lobby.loading)).toBeUndefined()
    await browser.clock.advance(1000)
    expect(laneTitles()).toEqual(['Lottery'])
  })

  it.each<[string, unknown, SiteOptions]>([
    ['another member', { owner: 'EN ', reply: lanes(slots) }, { session: {} }],
    ['another language', { owner: 'UR ', reply: lanes(slots) }, {}],
    ['nobody', { reply: lanes(slots) }, {}],
    ['an older version of the site', { owner: 'EN ', reply: 'slots' }, {}],
    ['an empty lobby', { owner: 'EN ', reply: lanes() }, {}],
  ])('never begin with a copy of %s (F033, F077)', async (_, copy, options) => {
    await startSite({
      ...options,
      stored: { lanes: copy },
      prepare: ({ http }) => http.answer('gameLanes', success(lanes(live)), 1000),
    })
    expect(laneTitles()).toEqual([])
    expect(find('status', lobby.loading)).toBeDefined()
  })

  it('show skeletons of their shape while loading', async () => {
    const { browser } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', success(lanes(slots)), 1000),
    })
    expect(pageText(get('status', lobby.loading))).toBe(lobby.loading)
    expect(document.querySelectorAll('[class*="Skeleton"]').length).toBeGreaterThan(0)
    await browser.clock.advance(1000)
    expect(find('status', lobby.loading)).toBeUndefined()
    expect(laneTitles()).toEqual(['Slots'])
  })

  it('that fail to load offer a retry, without a dialog (F002)', async () => {
    const { browser } = await startSite({
      prepare: ({ http }) =>
        http.answer('gameLanes', (_, requestIndex) =>
          requestIndex === 0 ? failure('network') : success(lanes(slots)),
        ),
    })
    expect(pageText()).toContain(lobby.failedTitle)
    expect(all('dialog')).toEqual([])
    await press('button', common.retry)
    expect(laneTitles()).toEqual(['Slots'])
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(2)
  })

  it('that take long offer a retry after five seconds, which does not wait for the first request (I9.01, F038)', async () => {
    const { browser } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', success(lanes(live)), 60_000),
    })
    await browser.clock.advance(times.slowThreshold - 1)
    expect(find('button', common.retry)).toBeUndefined()
    await browser.clock.advance(1)
    expect(pageText()).toContain(common.slowTitle)
    await press('button', common.retry)
    expect([find('button', common.retry), browser.http.requestsTo('gameLanes').length]).toEqual([
      undefined,
      2,
    ])
    browser.http.answer('gameLanes', success(lanes(slots)))
    await browser.clock.advance(times.slowThreshold)
    await press('button', common.retry)
    expect(laneTitles()).toEqual(['Slots'])
  })

  it('that never load show a failure after the timeout (I9.01, F038)', async () => {
    const { browser } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', success(lanes(live)), 60_000),
    })
    await browser.clock.advance(times.request)
    expect(pageText()).toContain(lobby.failedTitle)
  })

  it.each<[string, Reply, number]>([
    ['a refused connection', failure('network'), 0],
    ['a platform that hangs', success(), 60_000],
    ['HTTP 502', html(502), 0],
    ['an error of the platform', refusal({ status: 500 }), 0],
  ])('come back automatically after %s (F036, F039)', async (_, reply, after) => {
    const { browser } = await startSite({ prepare: ({ http }) => http.answer('gameLanes', reply, after) })
    await browser.clock.advance(after === 0 ? 0 : times.request)
    expect(pageText()).toContain(lobby.failedTitle)
    browser.http.answer('gameLanes', success(lanes(slots)))
    await browser.clock.advance(times.firstRetry * 2)
    expect(laneTitles()).toEqual(['Slots'])
    const count = browser.http.requestsTo('gameLanes').length
    await browser.clock.advance(times.lastRetry * 2)
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(count)
  })

  it('are requested ever less often during an outage, and never by a hidden page (F036)', async () => {
    const { browser } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', failure('network')),
    })
    const countAfter = async (ms: number): Promise<number> => {
      const before = browser.http.requestsTo('gameLanes').length
      await browser.clock.advance(ms)
      return browser.http.requestsTo('gameLanes').length - before
    }
    expect(await countAfter(times.lastRetry)).toBeGreaterThan(2)
    await browser.clock.advance(times.lastRetry * 5)
    expect(await countAfter(times.lastRetry * 5)).toBeLessThanOrEqual(5)
    expect(pageText()).toContain(lobby.failedTitle)
    await actAndSettle(() => browser.page.setVisible(false))
    expect(await countAfter(times.lastRetry * 5)).toBe(0)
    await actAndSettle(() => browser.page.setVisible(true))
    browser.http.answer('gameLanes', success(lanes(slots)))
    await browser.clock.advance(times.lastRetry * 2)
    expect(laneTitles()).toEqual(['Slots'])
  })

  it.each([
    ['no lanes', success({ lanes: [] })],
    ['lanes without games', success(lanes({ ...slots, games: [] }))],
    ['lanes whose games are null', success({ lanes: [{ ...slots, cards: null }] })],
  ])('show an empty state: %s (F003)', async (_, reply) => {
    await startWithLanes({}, reply)
    expect(pageText()).toContain(lobby.emptyTitle)
  })

  it.each<[string, object]>([
    ['lanes of another kind', { lanes: { first: 1 } }],
    ['lists of games of another kind', { lanes: [{ title: 'Slots', gameClassify: 'slots', cards: 'none' }] }],
    ['games of another kind', { lanes: [{ title: 'Slots', gameClassify: 'slots', cards: [7, null] }] }],
  ])('can be tried again when nothing can be read of what was sent: %s (F003)', async (_, value) => {
    const { browser } = await startWithLanes({}, success(value))
    expect(pageText()).toContain(errors.service)
    expect(pageText()).not.toContain(lobby.emptyTitle)
    browser.http.answer('gameLanes', success(lanes(slots)))
    await press('button', common.retry)
    expect(laneTitles()).toEqual(['Slots'])
  })

  it.each<[string, Reply, string]>([
    ['the connection is lost', failure('network'), lobby.failedText],
    ['there is no answer in time', failure('timeout'), lobby.failedText],
    ['the gateway says that it is down', html(502), errors.service],
    ['the platform refuses', refusal(), errors.service],
    ['there were too many calls', refusal({ status: 429 }), errors.tooManyRequests],
    ['there were too many calls, by a code', refusal({ code: 'TOO_MANY_REQUEST' }), errors.tooManyRequests],
  ])('say what it may be when %s', async (_, reply, words) => {
    await startWithLanes({}, reply)
    expect(pageText(get('main'))).toContain(words)
  })

  it.each<[string, unknown]>([
    ['a string', 'lanes'],
    ['a list', []],
    ['an object without lanes', { games: [] }],
  ])('are not kept when the reply is %s: a retry loads them (F042, I7.03)', async (_, value) => {
    const { browser } = await startWithLanes({}, success(value))
    expect(pageText()).toContain(lobby.failedTitle)
    browser.http.answer('gameLanes', success(lanes(slots)))
    await press('button', common.retry)
    expect(laneTitles()).toEqual(['Slots'])
  })

  it('of the new language stay when the reply in the old language arrives late (F048)', async () => {
    const { browser, site } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', success(lanes(slots)), 1000),
    })
    browser.http.answer('gameLanes', success(lanes(live)), 100)
    await actAndSettle(() => site.changeLanguage('CN'))
    await browser.clock.advance(2000)
    expect(laneTitles()).toEqual(['Live'])
  })

  it.each<[string, SiteOptions, (session: SessionStore) => unknown, readonly string[], readonly string[]]>([
    ['a visitor logs in', {}, (session) => session.begin(memberSession), ['Slots'], ['Live']],
    ['the session ends', { session: {} }, (session) => session.end(), [], ['Slots']],
    [
      'one member logs out and another logs in',
      { session: {} },
      (session) => {
        session.end()
        session.begin(otherSession)
      },
      [],
      ['Lottery'],
    ],
  ])(
    'begin anew when %s: a visitor’s stay until then, a member’s do not (E7.39, F033)',
    async (_, options, change, before, after) => {
      const { browser, site } = await startForEach(options)
      expect(browser.http.requestsTo('gameLanes')).toHaveLength(1)
      answerForEach(browser, 1000)
      await actAndSettle(() => change(site.session))
      expect([laneTitles(), bannerNames()]).toEqual([before, before.map((title) => `For ${title}`)])
      expect(find('status', lobby.loading) === undefined).toBe(before.length > 0)
      await browser.clock.advance(1000)
      expect([laneTitles(), bannerNames()]).toEqual([after, after.map((title) => `For ${title}`)])
    },
  )

  it('are requested once for a member whose id becomes known later (D4)', async () => {
    const { browser } = await startSite({
      stored: { session: { token: 'token-7', merchantCode: 'hongvan' } },
      prepare(prepared) {
        answerForEach(prepared, 0)
        prepared.http.answer('memberInfo', success({ id: '7', type: 0 }), 1000)
      },
    })
    await browser.clock.advance(1000)
    expect(browser.storage.read('session')).toHaveProperty('id', '7')
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(1)
  })

  it.each<[string, (running: RunningSite) => unknown]>([
    ['another language', ({ site }) => site.changeLanguage('CN')],
    ['a member', ({ site }) => site.session.begin(memberSession)],
  ])('of a visitor that arrive late are not kept as the copy of %s (F033, F048)', async (_, change) => {
    const running = await startForEach({}, 1000)
    const { http, clock, storage } = running.browser
    for (const call of ['gameLanes', 'banners']) http.answer(call, success(), 5000)
    await actAndSettle(() => change(running))
    await clock.advance(2000)
    expect([storage.read('lanes'), storage.read('banners')]).toEqual([undefined, undefined])
  })

  it('of the same category have a chip each, which scrolls to its own lane (F003)', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    const consoleErrors = vi.spyOn(console, 'error')
    await startWithLanes({}, success(lanes(slots, { ...slots, title: 'More slots', ordinal: 150 })))
    expect(laneTitles()).toEqual(['Slots', 'More slots'])
    await press('button', 'More slots')
    const [lane] = scrollIntoView.mock.contexts
    expect(pageText(lane as Element)).toContain('More slots')
    expect(consoleErrors).not.toHaveBeenCalled()
  })

  it('link to all games of their category', async () => {
    const { browser } = await startWithLanes({}, success(lanes(slots)))
    await press('button', common.all)
    expect(namesOf('dialog')).toEqual(['Slots'])
    expect(browser.http.requestsTo('gameLanes').at(-1)?.query.get('gameClassify')).toBe('slots')
  })
})

describe('the pictures of the lobby', () => {
  const attributes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((image) =>
      ['src', 'srcset', 'sizes', 'width', 'loading', 'fetchpriority'].map((name) => image.getAttribute(name)),
    )
  const startWithPictures = (manifest: SiteOptions['manifest'], picture = '/b.webp') =>
    startSite({
      ...(manifest ? { manifest } : {}),
      prepare: ({ http }) => {
        http.answer('gameLanes', success(lanes({ ...slots, games: ['A', 'B', 'C', 'D'] }, live)))
        http.answer('banners', success({ banners: [{ id: '1', picture, title: 'Sunday draw' }] }))
      },
    })

  it('are asked for in the widths that the manifest’s host serves, the banner first (D22)', async () => {
    const { browser } = await startWithPictures({ platform: { imageWidthParameter: 'w' } })
    await browser.clock.advance(times.lazyImage)
    const [card] = attributes('.GameCard-image')
    expect(card).toEqual([
      '/images/100.webp',
      expect.stringMatching(/^\/images\/100\.webp\?w=144 144w, .*\/images\/100\.webp\?w=960 960w$/),
      expect.stringContaining('108px'),
      '300',
      'eager',
      null,
    ])
    const loading = attributes('.GameCard-image').map(([, , , , value]) => value)
    expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy'])
    expect(attributes('.Hero-image')).toEqual([
      [
        '/b.webp',
        expect.stringContaining('/b.webp?w=640 640w'),
        expect.stringContaining('100vw'),
        '640',
        'eager',
        'high',
      ],
    ])
  })

  it('are requested when they have been close to the screen for 150 ms; the first ones at once (E9.21)', async () => {
    const { browser } = await startWithPictures(undefined)
    const count = () => document.querySelectorAll('.GameCard-image').length
    expect(count()).toBe(limits.eagerCards)
    await browser.clock.advance(times.lazyImage - 1)
    expect(count()).toBe(limits.eagerCards)
    await browser.clock.advance(1)
    expect(count()).toBe(5)
  })

  it('of cards that were scrolled past are not requested (E9.21)', async () => {
    const { browser } = await startWithPictures(undefined)
    browser.page.isNear = () => false
    await browser.clock.advance(times.lazyImage)
    expect(document.querySelectorAll('.GameCard-image')).toHaveLength(limits.eagerCards)
    browser.page.isNear = () => true
    await actAndSettle(() => browser.page.scroll())
    await browser.clock.advance(times.lazyImage)
    expect(document.querySelectorAll('.GameCard-image')).toHaveLength(5)
  })

  it('come from the next image host that the manifest lists when one fails; at last their words are shown (E3.44, F135)', async () => {
    await startSite({
      manifest: { hosts: { image: ['a.cdn.example', 'b.cdn.example'] } },
      prepare: ({ http }) => {
        http.answer('settings', success({ imageCDNs: ['a.cdn.example', 'evil.example', 'b.cdn.example'] }))
        http.answer('banners', success({ banners: [{ id: '1', picture: 'b.webp', title: 'Sunday draw' }] }))
      },
    })
    const image = () => document.querySelector('.Hero-image')
    expect(image()?.getAttribute('src')).toBe('https://a.cdn.example/b.webp')
    await actAndSettle(() => image()?.dispatchEvent(new Event('error')))
    expect(image()?.getAttribute('src')).toBe('https://b.cdn.example/b.webp')
    await actAndSettle(() => image()?.dispatchEvent(new Event('error')))
    expect(image()).toBeNull()
    expect(pageText()).toContain('Sunday draw')
    expect(takeConsole()).toHaveLength(1)
  })

  it('have one URL when the host serves no other widths (D22)', async () => {
    await startWithPictures(undefined)
    expect(attributes('.GameCard-image')[0]?.slice(0, 4)).toEqual(['/images/100.webp', null, null, '300'])
    expect(attributes('.Hero-image')[0]?.slice(0, 4)).toEqual(['/b.webp', null, null, '640'])
  })

  it('of a banner are loaded only from hosts of the manifest; its words are shown instead (E3.44)', async () => {
    await startWithPictures({ hosts: { image: ['images.example'] } }, 'https://other.example/b.webp')
    expect(attributes('.Hero-image')).toEqual([])
    expect(pageText()).toContain('Sunday draw')
  })
})

describe('a tap on a game', () => {
  it('asks a visitor to log in first (I6.01)', async () => {
    await startWithLanes()
    await press('button', /^Dragon/)
    expect(namesOf('dialog')).toEqual([login.title])
    expect(pageText(get('dialog'))).toContain(lobby.welcomeVisitor)
  })

  it('shows a member that the game opens soon', async () => {
    await startWithLanes({ session: {} })
    await press('button', /^Dragon/)
    expect(pageText(get('dialog'))).toContain('Dragon')
  })
})

describe('the next draw', () => {
  it('counts down every second, pauses while the page is hidden, and disappears at the end', async () => {
    const reply = lanes(lottery)
    const withDraws = {
      lanes: reply.lanes.map((lane) => ({
        ...lane,
        cards: lane.cards.map((game) => ({ ...game, nextDraw: testStartTime + 65_000 })),
      })),
    }
    const { browser } = await startWithLanes({}, success(withDraws))
    expect(pageText(get('timer'))).toContain('Next draw in 1:05')
    await browser.clock.advance(1000)
    expect(pageText(get('timer'))).toContain('Next draw in 1:04')
    browser.page.setVisible(false)
    await browser.clock.advance(10_000)
    expect(pageText(get('timer'))).toContain('Next draw in 1:04')
    browser.page.setVisible(true)
    await browser.clock.advance(1000)
    expect(pageText(get('timer'))).toContain('Next draw in 0:53')
    await browser.clock.advance(53_000)
    expect(find('timer')).toBeUndefined()
  })

  it.each([
    ['hours behind', 3 * 3_600_000],
    ['hours ahead', -3 * 3_600_000],
    ['slightly behind, because of the latency of a reply', 900],
  ])('uses the platform’s clock when the device’s clock is %s (F057)', async (_, offset) => {
    const reply = lanes(lottery)
    const platformNow = testStartTime + offset
    const withDraws = {
      lanes: reply.lanes.map((lane) => ({
        ...lane,
        cards: lane.cards.map((game) => ({ ...game, nextDraw: platformNow + 65_000 })),
      })),
    }
    await startWithLanes({}, { ...success(withDraws), date: platformNow })
    expect(pageText(get('timer'))).toMatch(/Next draw in 1:0[56]/)
  })
})

describe('the highlights', () => {
  const banner = (overrides: object) => ({
    id: '1',
    picture: '/b.webp',
    title: 'Sunday draw',
    text: '',
    linkageType: 'URL',
    linkage: '/m/login',
    ...overrides,
  })
  /** Only the lobby's group has a banner: not the popups, nor the activity button. */
  const inLobby = (one: object) => (sent: { readonly query: URLSearchParams }) =>
    success({ banners: sent.query.get('groupName') === 'm_home' ? [one] : [] })
  const startWithBanner = (overrides: object) =>
    startSite({ prepare: ({ http }) => http.answer('banners', inLobby(banner(overrides))) })

  it('have alternative texts, and link inside the site', async () => {
    const { browser } = await startWithBanner({})
    expect(browser.http.requestsTo('banners')[0]?.query.get('groupName')).toBe('m_home')
    expect(namesOf('img')).toContain('Sunday draw')
    await actAndSettle(() => get('img', 'Sunday draw').closest('a')?.click())
    expect(location.pathname).toBe('/m/login')
  })

  it.each([
    ['//evil.example', true],
    ['javascript:alert(1)', true],
    ['https://evil.example/m/home', true],
    ['', false],
  ])('never link to %j, which is reported: %s (F071)', async (linkage, reported) => {
    const { browser } = await startSite({
      manifest: { tracking: { faults: true } },
      prepare: ({ http }) => http.answer('banners', inLobby(banner({ linkage }))),
    })
    expect(namesOf('img')).toContain('Sunday draw')
    await browser.clock.advance(times.idle)
    expect(document.querySelector('main a')).toBeNull()
    expect(takeConsole()).toHaveLength(reported ? 1 : 0)
    await actAndSettle(() => browser.page.setVisible(false))
    expect(JSON.stringify(browser.tracker.sent).includes('banner')).toBe(reported)
  })

  it.each([
    ['none', success({ banners: [] })],
    ['a failure', failure('network')],
    ['nonsense', json({ success: true, value: 'x' })],
  ])('are not shown: %s', async (_, reply) => {
    await startSite({ prepare: ({ http }) => http.answer('banners', reply) })
    expect(all('img').filter((image) => image.closest('main'))).toEqual([])
    expect(all('dialog')).toEqual([])
  })
})
