// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { readLanes } from '../../../runtime/rules/content/game'
import * as limits from '../../../runtime/tables/limits'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import type { FakeReply } from '../../support/fakes/fakeHttp'
import { failure, type Reply, success } from '../../support/fakes/replies'
import { type LaneReply, lanes, live, slots } from '../../support/games'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import {
  actAndSettle,
  createSiteData,
  memberSession,
  press,
  type RunningSite,
  type SiteOptions,
  stopSites,
} from '../../support/site'
import { currentUrl, startWithGames } from '../play/gamePlay'

const { common, games, lobby, search } = english

const sports: LaneReply = {
  title: 'Sports',
  gameClassify: 'sports',
  ordinal: 400,
  games: ['Football', 'Tennis'],
}

const manySlots: LaneReply = {
  ...slots,
  games: Array.from({ length: 2000 }, (_, index) => `Dragon ${index}`),
}

/** The reply for one category, or the lobby's lanes; each odd game is of another vendor. */
const replyWith =
  (...replies: LaneReply[]) =>
  ({ query }: { query: URLSearchParams }): Reply => {
    const category = query.get('gameClassify')
    const { lanes: found } = lanes(
      ...replies.filter(({ gameClassify }) => category === null || gameClassify === category),
    )
    return success({
      lanes: found.map((lane) => ({
        ...lane,
        cards: lane.cards
          .slice(0, category === null ? 2 : undefined)
          .map((card) => ({ ...card, vendor: card.id % 2 === 0 ? 'aurora' : 'borealis' })),
      })),
    })
  }

const vendors = success({
  vendors: [
    { id: 'aurora', name: 'Aurora', gameClassify: ['slots', 'live'] },
    { id: 'borealis', name: 'Borealis', gameClassify: ['slots'] },
  ],
})

const openGames = (path = '/m/game', replies = [slots, live, sports], options: SiteOptions = {}) =>
  startWithGames({
    path,
    ...options,
    prepare(browser) {
      browser.http.answer('gameLanes', replyWith(...replies))
      browser.http.answer('gameVendors', vendors)
      options.prepare?.(browser)
    },
  })

const cards = (): string[] =>
  [...document.querySelectorAll('main .GameCard-title')].map((title) => pageText(title))
const active = (): string[] =>
  all('button', /./)
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => pageText(button))

describe('the page of all games', () => {
  it('shows those of the first category, and of the one that is chosen (I2.08)', async () => {
    await openGames()
    expect([active(), cards()]).toEqual([
      ['Slots', games.allVendors],
      ['Dragon', 'Tiger'],
    ])
    await press('button', 'Live')
    expect(currentUrl()).toBe('/m/game?category=live')
    expect(cards()).toEqual(['Baccarat'])
    expect(pageText(get('status', '1 game'))).toBe('1 game')
  })

  it.each([
    ['/m/game?category=live', ['Baccarat']],
    ['/m/game?category=unknown', ['Dragon', 'Tiger']],
    ['/m/game?category=slots&vendor=borealis', ['Tiger']],
  ])('shows what its address says: %s (I2.08)', async (path, names) => {
    await openGames(path)
    expect(cards()).toEqual(names)
  })

  it('has the vendors of the category, for html5, and shows one of them (E7.15)', async () => {
    const { browser } = await openGames()
    expect(browser.http.requestsTo('gameVendors')[0]?.query.get('platform')).toBe('html5')
    await press('button', 'Borealis')
    expect(currentUrl()).toBe('/m/game?category=slots&vendor=borealis')
    expect(cards()).toEqual(['Tiger'])
    await press('button', games.allVendors)
    expect(cards()).toEqual(['Dragon', 'Tiger'])
    await press('button', 'Live')
    expect(find('button', 'Aurora')).toBeUndefined()
  })

  it('goes on without the vendors when they do not load (E7.15)', async () => {
    await openGames('/m/game', undefined, {
      prepare: ({ http }) => http.answer('gameVendors', failure('network')),
    })
    expect(cards()).toEqual(['Dragon', 'Tiger'])
    expect(find('button', games.allVendors)).toBeUndefined()
    expect(namesOf('dialog')).toEqual([])
  })

  it('says so when a vendor has no games here', async () => {
    await openGames('/m/game?category=live&vendor=borealis')
    expect(pageText()).toContain(games.noneTitle)
  })

  it('renders a long list in parts (I2.08)', async () => {
    await openGames('/m/game', [manySlots], {
      prepare: ({ page }) => {
        page.isNear = () => false
      },
    })
    expect(pageText()).toContain(lobby.games_other.replace('{{count}}', '2,000').slice(-5))
    expect(cards()).toHaveLength(limits.gamesPerPage)
    await press('button', common.showMore)
    expect(cards()).toHaveLength(2 * limits.gamesPerPage)
  })

  it('tells two lanes of one category apart: on the chips, in its address, and from the lobby (E3.33, I2.08, F003)', async () => {
    const more = { ...slots, title: 'More slots', ordinal: 150, games: ['Panda', 'Lion'] }
    await openGames('/m/game', [slots, more, live])
    expect([active()[0], cards()]).toEqual(['Slots', ['Dragon', 'Tiger']])
    await press('button', 'More slots')
    expect([currentUrl(), active()[0], cards()]).toEqual([
      '/m/game?category=slots-2',
      'More slots',
      ['Panda', 'Lion'],
    ])
    await press('button', 'Borealis')
    expect([currentUrl(), cards()]).toEqual(['/m/game?category=slots-2&vendor=borealis', ['Lion']])
    await press('button', 'Slots')
    expect([currentUrl(), cards()]).toEqual(['/m/game?category=slots', ['Dragon', 'Tiger']])
    await stopSites()
    await openGames('/m/home', [slots, more, live])
    await actAndSettle(() => all('button', common.all)[1]?.click())
    expect([currentUrl(), cards()]).toEqual(['/m/game?category=slots-2', ['Panda', 'Lion']])
  })

  it('shows all of the category where the platform does not tell its lanes apart (I2.08)', async () => {
    const more = { ...slots, title: 'More slots', ordinal: 150, games: ['Panda'] }
    await openGames('/m/game?category=slots-2', [], {
      prepare: ({ http }) =>
        http.answer('gameLanes', ({ query }) =>
          success(
            query.has('gameClassify') ? lanes({ ...slots, games: ['Dragon', 'Panda'] }) : lanes(slots, more),
          ),
        ),
    })
    expect([active()[0], cards()]).toEqual(['More slots', ['Dragon', 'Panda']])
  })

  it('begins anew when the member changes: nobody sees what is for another (F033)', async () => {
    const forEach =
      (visitors: LaneReply, members: LaneReply): FakeReply =>
      (sent) =>
        replyWith(sent.headers.Authorization === undefined ? visitors : members)(sent)
    const soccer = { ...sports, games: ['Soccer'] }
    const match = { id: 'm', league: 'Cup', away: 'South', gameCode: 'game-400', startTime: 0 }
    const vendorsOf = (name: string) =>
      success({ vendors: ['a', 'b'].map((id) => ({ id, name: name + id, gameClassify: ['sports'] })) })
    const { browser, site } = await openGames('/m/game', [], {
      session: {},
      prepare({ http }) {
        http.answer('gameLanes', forEach(sports, soccer))
        http.answer('gameVendors', ({ headers }) => vendorsOf(headers.Authorization ?? 'all '))
        http.answer('gameMatches', ({ headers }) =>
          success({ matches: [{ ...match, home: headers.Authorization ?? 'North' }] }),
        )
      },
    })
    expect(cards()).toEqual(['Soccer'])
    expect(pageText(get('main'))).toContain('token-7')
    browser.http.answer('gameLanes', forEach(sports, soccer), 1000)
    await actAndSettle(() => site.session.end())
    expect([cards(), pageText(get('main')).includes('token-7')]).toEqual([[], false])
    await browser.clock.advance(2000)
    expect(cards()).toEqual(['Football', 'Tennis'])
    expect(pageText(get('main'))).toContain('North against South')
    await actAndSettle(() => site.session.begin(memberSession))
    expect([cards(), find('status', lobby.loading)]).toEqual([['Football', 'Tennis'], undefined])
    await browser.clock.advance(2000)
    expect(cards()).toEqual(['Soccer'])
    expect(pageText(get('main'))).toContain('token-7a')
    expect(pageText(get('main'))).toContain('token-7 against South')
  })

  it('leads to the search, and back with one step from any category', async () => {
    await openGames()
    await press('button', 'Live')
    await press('button', search.find)
    expect(namesOf('dialog')).toEqual([search.title])
  })

  it('opens from the lane of the lobby', async () => {
    const { browser } = await openGames('/m/home')
    await actAndSettle(() => all('button', common.all)[1]?.click())
    expect(currentUrl()).toBe('/m/game?category=live')
    expect(browser.http.requestsTo('gameLanes').at(-1)?.query.get('gameClassify')).toBe('live')
  })

  it.each<[string, Reply]>([
    ['no network', failure('network')],
    ['another reply', success('none')],
  ])('offers a retry when it does not load: %s (F042)', async (_, reply) => {
    const { browser } = await openGames('/m/game', undefined, {
      prepare: ({ http }) => http.answer('gameLanes', reply),
    })
    expect(pageText()).toContain(games.failedTitle)
    expect(pageText()).toContain(
      english.errors.supportCode.replace('{{code}}', createSiteData().build.slice(0, 8)),
    )
    browser.http.answer('gameLanes', replyWith(slots))
    await press('button', common.retry)
    expect(cards()).toEqual(['Dragon', 'Tiger'])
  })

  it('does not show the games of a category that was left meanwhile (F048)', async () => {
    const { browser } = await openGames()
    browser.http.answer('gameLanes', replyWith(slots, live, sports), 3000)
    await press('button', 'Live')
    browser.http.answer('gameLanes', replyWith(slots, live, sports))
    await press('button', 'Slots')
    await browser.clock.advance(3000)
    expect(cards()).toEqual(['Dragon', 'Tiger'])
  })
})

describe('matches', () => {
  const match = { id: 'm', league: 'Cup', home: 'North', away: 'South', gameCode: 'game-400' }
  const withMatches = (matches: object[], options: SiteOptions = {}): Promise<RunningSite> =>
    openGames('/m/game?category=sports', undefined, {
      ...options,
      prepare: ({ http }) => http.answer('gameMatches', success({ matches })),
    })
  const startTime = Date.UTC(2026, 10, 22, 18, 30)

  it('show teams, and the score of one that is being played (E7.16)', async () => {
    await withMatches([{ ...match, startTime, homeScore: 2, awayScore: 1 }])
    const row = get('button', /North against South/)
    expect(pageText(row)).toContain('2 : 1')
    expect(pageText(row)).toContain(games.liveNow)
  })

  it('show the time of one that has not begun, in the visitor’s time zone (E7.16)', async () => {
    await withMatches([{ ...match, startTime }])
    expect(pageText(get('button', /North/))).toMatch(/Nov 2[123]/)
    expect(pageText(get('button', /North/))).not.toContain(games.liveNow)
  })

  it('open the game in which one bets on them', async () => {
    await withMatches([{ ...match, startTime }], { session: {} })
    await press('button', /North/)
    expect(currentUrl()).toContain('/m/launchGame?vendor=aurora&code=game-400')
  })

  it('cannot be tapped when the game is not listed', async () => {
    await withMatches([{ ...match, startTime, gameCode: 'elsewhere' }])
    expect(pageText()).toContain('North against South')
    expect(find('button', /North/)).toBeUndefined()
  })

  it('are requested for sports only, and their failure hides them (E7.16)', async () => {
    const { browser } = await openGames('/m/game?category=sports', undefined, {
      prepare: ({ http }) => http.answer('gameMatches', failure('network')),
    })
    expect(cards()).toEqual(['Football', 'Tennis'])
    expect(pageText()).not.toContain(games.matches)
    const count = browser.http.requestsTo('gameMatches').length
    await press('button', 'Slots')
    expect(browser.http.requestsTo('gameMatches')).toHaveLength(count)
  })

  it('get new scores while a member looks, and neither hidden nor for a visitor (E7.16)', async () => {
    const running = await withMatches([{ ...match, startTime }], { session: {} })
    const { browser, site } = running
    const count = () => browser.http.requestsTo('gameMatches').length
    expect(count()).toBe(1)
    await browser.clock.advance(times.matchesInterval)
    expect(count()).toBe(2)
    await actAndSettle(() => browser.page.setVisible(false))
    await browser.clock.advance(2 * times.matchesInterval)
    expect(count()).toBe(2)
    await actAndSettle(() => browser.page.setVisible(true))
    await actAndSettle(() => site.session.end())
    const before = count()
    await browser.clock.advance(2 * times.matchesInterval)
    expect(count()).toBe(before)
  })
})

it('reads 2,000 games of a category at once', () => {
  const reply = lanes(manySlots)
  expect(readLanes(reply as never)[0]?.games).toHaveLength(2000)
})
