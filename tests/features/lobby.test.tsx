// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { startOfTime } from '../support/fakeClock'
import { lanes, live, lottery, slots } from '../support/games'
import { fails, good, json } from '../support/replies'
import { all, find, get, names, words } from '../support/screen'
import { doing, press, type SiteOptions, startSite } from '../support/site'

const { lobby, common, login } = english

const withLanes = (more: SiteOptions = {}, reply = good(lanes(slots, live, lottery))) =>
  startSite({ ...more, prepare: ({ http }) => http.answer('gameLanes', reply) })

const laneTitles = (): string[] => [...document.querySelectorAll('.Lane-title')].map((title) => words(title))

afterEach(() => vi.restoreAllMocks())

describe('the lanes of the lobby', () => {
  it('stand in the order of their ordinals, with title, cards and count (E7.39, E3.33, E3.34)', async () => {
    await withLanes({}, good(lanes({ ...lottery, gameCount: 42 }, live, slots)))
    expect(laneTitles()).toEqual(['Slots', 'Live', 'Lottery'])
    expect(words()).toContain('42 games')
    expect(all('button', /Dragon/)).toHaveLength(1)
    expect(words(get('button', /Dragon/))).toContain('Aurora')
  })

  it("stand in the merchant's order of categories where it has one", async () => {
    await withLanes({ manifest: { categories: ['lottery', 'live'] } })
    expect(laneTitles()).toEqual(['Lottery', 'Live', 'Slots'])
  })

  it('are asked for once, with the language and without a token of a visitor (E7.39)', async () => {
    const { edge } = await withLanes()
    expect(edge.http.to('gameLanes')).toHaveLength(1)
    expect(edge.http.to('gameLanes')[0]?.headers).toEqual({ Merchant: 'hongvan', Language: 'EN' })
  })

  it('say that they are loading, in the shape of what comes', async () => {
    const { edge } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', good(lanes(slots)), 1000),
    })
    expect(words(get('status', lobby.loading))).toBe(lobby.loading)
    expect(document.querySelectorAll('[class*="Skeleton"]').length).toBeGreaterThan(0)
    await edge.clock.advance(1000)
    expect(find('status', lobby.loading)).toBeUndefined()
    expect(laneTitles()).toEqual(['Slots'])
  })

  it('that do not come offer another try, without a dialog (F002)', async () => {
    const { edge } = await startSite({
      prepare: ({ http }) =>
        http.answer('gameLanes', (_, turn) => (turn === 0 ? fails('network') : good(lanes(slots)))),
    })
    expect(words()).toContain(lobby.failedTitle)
    expect(all('dialog')).toEqual([])
    await press('button', common.retry)
    expect(laneTitles()).toEqual(['Slots'])
    expect(edge.http.to('gameLanes')).toHaveLength(2)
  })

  it('that take long offer another try after five seconds, which does not wait for the first (I9.01, F038)', async () => {
    const { edge } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', good(lanes(live)), 60_000),
    })
    await edge.clock.advance(times.slowThreshold - 1)
    expect(find('button', common.retry)).toBeUndefined()
    await edge.clock.advance(1)
    expect(words()).toContain(common.slowTitle)
    await press('button', common.retry)
    expect([find('button', common.retry), edge.http.to('gameLanes').length]).toEqual([undefined, 2])
    edge.http.answer('gameLanes', good(lanes(slots)))
    await edge.clock.advance(times.slowThreshold)
    await press('button', common.retry)
    expect(laneTitles()).toEqual(['Slots'])
  })

  it('that never come are told when their time is over (I9.01, F038)', async () => {
    const { edge } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', good(lanes(live)), 60_000),
    })
    await edge.clock.advance(times.request)
    expect(words()).toContain(lobby.failedTitle)
  })

  it.each([
    ['no lanes', good({ lanes: [] })],
    ['lanes without games', good(lanes({ ...slots, games: [] }))],
    ['something else altogether', good({ lanes: { first: 1 } })],
  ])('say that there is nothing yet: %s (F003)', async (_, reply) => {
    await withLanes({}, reply)
    expect(words()).toContain(lobby.emptyTitle)
  })

  it('of the newer language stay when the older answer comes late (F048)', async () => {
    const { edge, site } = await startSite({
      prepare: ({ http }) => http.answer('gameLanes', good(lanes(slots)), 1000),
    })
    edge.http.answer('gameLanes', good(lanes(live)), 100)
    await doing(() => site.changeLanguage('CN'))
    await edge.clock.advance(2000)
    expect(laneTitles()).toEqual(['Live'])
  })

  it('of one category have a chip each, which leads to its own lane (F003)', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    const complaints = vi.spyOn(console, 'error')
    await withLanes({}, good(lanes(slots, { ...slots, title: 'More slots', ordinal: 150 })))
    expect(laneTitles()).toEqual(['Slots', 'More slots'])
    await doing(() => all('button', lobby.slots)[1]?.click())
    const [lane] = seen.mock.contexts
    expect(words(lane as Element)).toContain('More slots')
    expect(complaints).not.toHaveBeenCalled()
  })

  it('lead to all games of their category', async () => {
    const { edge } = await withLanes({}, good(lanes(slots)))
    await press('button', common.all)
    expect(names('dialog')).toEqual(['Slots'])
    expect(edge.http.to('gameLanes').at(-1)?.query.get('gameClassify')).toBe('slots')
  })
})

describe('a tap on a game', () => {
  it('asks a visitor to log in first (I6.01)', async () => {
    await withLanes()
    await press('button', /Dragon/)
    expect(names('dialog')).toEqual([login.title])
    expect(words(get('dialog'))).toContain(lobby.welcomeVisitor)
  })

  it('tells a member that it opens soon', async () => {
    await withLanes({ session: {} })
    await press('button', /Dragon/)
    expect(words(get('dialog'))).toContain('Dragon')
  })
})

describe('the next draw', () => {
  it('counts down every second, stands still while the page is hidden, and is gone at its end', async () => {
    const reply = lanes(lottery)
    const drawn = {
      lanes: reply.lanes.map((lane) => ({
        ...lane,
        cards: lane.cards.map((game) => ({ ...game, nextDraw: startOfTime + 65_000 })),
      })),
    }
    const { edge } = await withLanes({}, good(drawn))
    expect(words(get('timer'))).toContain('Next draw in 1:05')
    await edge.clock.advance(1000)
    expect(words(get('timer'))).toContain('Next draw in 1:04')
    edge.page.setVisible(false)
    await edge.clock.advance(10_000)
    expect(words(get('timer'))).toContain('Next draw in 1:04')
    edge.page.setVisible(true)
    await edge.clock.advance(1000)
    expect(words(get('timer'))).toContain('Next draw in 0:53')
    await edge.clock.advance(53_000)
    expect(find('timer')).toBeUndefined()
  })

  it.each([
    ['hours behind', 3 * 3_600_000],
    ['hours ahead', -3 * 3_600_000],
    ['a little behind, as an answer that was on its way', 900],
  ])('counts by the clock of the platform when the device is %s (F057)', async (_, ahead) => {
    const reply = lanes(lottery)
    const platformNow = startOfTime + ahead
    const drawn = {
      lanes: reply.lanes.map((lane) => ({
        ...lane,
        cards: lane.cards.map((game) => ({ ...game, nextDraw: platformNow + 65_000 })),
      })),
    }
    await withLanes({}, { ...good(drawn), date: platformNow })
    expect(words(get('timer'))).toMatch(/Next draw in 1:0[56]/)
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
    const { edge } = await withBanner({})
    expect(edge.http.to('banners')[0]?.query.get('groupName')).toBe('m_home')
    expect(names('img')).toContain('Sunday draw')
    await doing(() => get('img', 'Sunday draw').closest('a')?.click())
    expect(location.pathname).toBe('/m/login')
  })

  it.each(['//evil.example', 'javascript:alert(1)', 'https://evil.example/m/home', ''])(
    'never lead to %j (F071)',
    async (linkage) => {
      await withBanner({ linkage })
      expect(names('img')).toContain('Sunday draw')
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
