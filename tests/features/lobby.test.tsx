// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { testStartTime } from '../support/fakes/fakeClock'
import { fails, good, json } from '../support/fakes/replies'
import { lanes, live, lottery, slots } from '../support/games'
import { all, find, get, namesOf, pageText } from '../support/screen'
import { actAndSettle, press, type SiteOptions, startSite } from '../support/site'

const { lobby, common, login } = english

const withLanes = (more: SiteOptions = {}, reply = good(lanes(slots, live, lottery))) =>
  startSite({ ...more, prepare: ({ http }) => http.answer('gameLanes', reply) })

const laneTitles = (): string[] =>
  [...document.querySelectorAll('.Lane-title')].map((title) => pageText(title))

afterEach(() => vi.restoreAllMocks())

describe('the lanes of the lobby', () => {
  it('stand in the order of their ordinals, with title, cards and count (E7.39, E3.33, E3.34)', async () => {
    await withLanes({}, good(lanes({ ...lottery, gameCount: 42 }, live, slots)))
    expect(laneTitles()).toEqual(['Slots', 'Live', 'Lottery'])
    expect(pageText()).toContain('42 games')
    expect(all('button', /Dragon/)).toHaveLength(1)
    expect(pageText(get('button', /Dragon/))).toContain('Aurora')
  })

  it("stand in the merchant's order of categories where it has one", async () => {
    await withLanes({ manifest: { categories: ['lottery', 'live'] } })
    expect(laneTitles()).toEqual(['Lottery', 'Live', 'Slots'])
  })

  it('are asked for once, with the language and without a token of a visitor (E7.39)', async () => {
    const { browser } = await withLanes()
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(1)
    expect(browser.http.requestsTo('gameLanes')[0]?.headers).toEqual({ Merchant: 'hongvan', Language: 'EN' })
  })

  it('say that they are loading, in the shape of what comes', async () => {
    const { browser } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', good(lanes(slots)), 1000),
    })
    expect(pageText(get('status', lobby.loading))).toBe(lobby.loading)
    expect(document.querySelectorAll('[class*="Skeleton"]').length).toBeGreaterThan(0)
    await browser.clock.advance(1000)
    expect(find('status', lobby.loading)).toBeUndefined()
    expect(laneTitles()).toEqual(['Slots'])
  })

  it('that do not come offer another try, without a dialog (F002)', async () => {
    const { browser } = await startSite({
      prepare: ({ http }) =>
        http.answer('gameLanes', (_, turn) => (turn === 0 ? fails('network') : good(lanes(slots)))),
    })
    expect(pageText()).toContain(lobby.failedTitle)
    expect(all('dialog')).toEqual([])
    await press('button', common.retry)
    expect(laneTitles()).toEqual(['Slots'])
    expect(browser.http.requestsTo('gameLanes')).toHaveLength(2)
  })

  it('that take long offer another try after five seconds, which does not wait for the first (I9.01, F038)', async () => {
    const { browser } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', good(lanes(live)), 60_000),
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
    browser.http.answer('gameLanes', good(lanes(slots)))
    await browser.clock.advance(times.slowThreshold)
    await press('button', common.retry)
    expect(laneTitles()).toEqual(['Slots'])
  })

  it('that never come are told when their time is over (I9.01, F038)', async () => {
    const { browser } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', good(lanes(live)), 60_000),
    })
    await browser.clock.advance(times.request)
    expect(pageText()).toContain(lobby.failedTitle)
  })

  it.each([
    ['no lanes', good({ lanes: [] })],
    ['lanes without games', good(lanes({ ...slots, games: [] }))],
    ['something else altogether', good({ lanes: { first: 1 } })],
  ])('say that there is nothing yet: %s (F003)', async (_, reply) => {
    await withLanes({}, reply)
    expect(pageText()).toContain(lobby.emptyTitle)
  })

  it('of the newer language stay when the older answer comes late (F048)', async () => {
    const { browser, site } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', good(lanes(slots)), 1000),
    })
    browser.http.answer('gameLanes', good(lanes(live)), 100)
    await actAndSettle(() => site.changeLanguage('CN'))
    await browser.clock.advance(2000)
    expect(laneTitles()).toEqual(['Live'])
  })

  it('of one category have a chip each, which leads to its own lane (F003)', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    const complaints = vi.spyOn(console, 'error')
    await withLanes({}, good(lanes(slots, { ...slots, title: 'More slots', ordinal: 150 })))
    expect(laneTitles()).toEqual(['Slots', 'More slots'])
    await actAndSettle(() => all('button', lobby.slots)[1]?.click())
    const [lane] = seen.mock.contexts
    expect(pageText(lane as Element)).toContain('More slots')
    expect(complaints).not.toHaveBeenCalled()
  })

  it('lead to all games of their category', async () => {
    const { browser } = await withLanes({}, good(lanes(slots)))
    await press('button', common.all)
    expect(namesOf('dialog')).toEqual(['Slots'])
    expect(browser.http.requestsTo('gameLanes').at(-1)?.query.get('gameClassify')).toBe('slots')
  })
})

describe('a tap on a game', () => {
  it('asks a visitor to log in first (I6.01)', async () => {
    await withLanes()
    await press('button', /Dragon/)
    expect(namesOf('dialog')).toEqual([login.title])
    expect(pageText(get('dialog'))).toContain(lobby.welcomeVisitor)
  })

  it('tells a member that it opens soon', async () => {
    await withLanes({ session: {} })
    await press('button', /Dragon/)
    expect(pageText(get('dialog'))).toContain('Dragon')
  })
})

describe('the next draw', () => {
  it('counts down every second, stands still while the page is hidden, and is gone at its end', async () => {
    const reply = lanes(lottery)
    const drawn = {
      lanes: reply.lanes.map((lane) => ({
        ...lane,
        cards: lane.cards.map((game) => ({ ...game, nextDraw: testStartTime + 65_000 })),
      })),
    }
    const { browser } = await withLanes({}, good(drawn))
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
    ['a little behind, as an answer that was on its way', 900],
  ])('counts by the clock of the platform when the device is %s (F057)', async (_, ahead) => {
    const reply = lanes(lottery)
    const platformNow = testStartTime + ahead
    const drawn = {
      lanes: reply.lanes.map((lane) => ({
        ...lane,
        cards: lane.cards.map((game) => ({ ...game, nextDraw: platformNow + 65_000 })),
      })),
    }
    await withLanes({}, { ...good(drawn), date: platformNow })
    expect(pageText(get('timer'))).toMatch(/Next draw in 1:0[56]/)
  })
})

describe('the highlights', () => {
  const banner = (more: object) => ({
    id: '1',
    picture: '/b.svg',
    title: 'Sunday draw',
    text: '',
    linkageType: 'URL',
    linkage: '/m/login',
    ...more,
  })
  const withBanner = (more: object) =>
    startSite({ prepare: ({ http }) => http.answer('banners', good({ banners: [banner(more)] })) })

  it('say what their pictures say, and lead inside the site', async () => {
    const { browser } = await withBanner({})
    expect(browser.http.requestsTo('banners')[0]?.query.get('groupName')).toBe('m_home')
    expect(namesOf('img')).toContain('Sunday draw')
    await actAndSettle(() => get('img', 'Sunday draw').closest('a')?.click())
    expect(location.pathname).toBe('/m/login')
  })

  it.each(['//evil.example', 'javascript:alert(1)', 'https://evil.example/m/home', ''])(
    'never lead to %j (F071)',
    async (linkage) => {
      await withBanner({ linkage })
      expect(namesOf('img')).toContain('Sunday draw')
      expect(document.querySelector('main a')).toBeNull()
    },
  )

  it.each([
    ['none', good({ banners: [] })],
    ['a failure', fails('network')],
    ['nonsense', json({ success: true, value: 'x' })],
  ])('leave their place to the games: %s', async (_, reply) => {
    await startSite({ prepare: ({ http }) => http.answer('banners', reply) })
    expect(all('img').filter((image) => image.closest('main'))).toEqual([])
    expect(all('dialog')).toEqual([])
  })
})
