// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { leadingDraw } from '../../../runtime/features/lobby/leadingDraw'
import { readLanes } from '../../../runtime/rules/content/game'
import { untrusted } from '../../../runtime/rules/network/read'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { testStartTime } from '../../support/fakes/fakeClock'
import { failure, type Reply, success } from '../../support/fakes/replies'
import { lanes, lottery, slots } from '../../support/games'
import { all, get, nameOf, namesOf, pageText } from '../../support/screen'
import {
  actAndSettle,
  memberSession,
  press,
  type SiteOptions,
  startSite,
  stopSites,
} from '../../support/site'

const { lobby, login } = english
const minute = 60_000

/** Lanes with lotteries by name, each with the minutes until its draw. */
const lanesWithDraws = (draws: Readonly<Record<string, number>>, now = testStartTime) => ({
  lanes: lanes({ ...lottery, games: Object.keys(draws) }, slots).lanes.map((lane) => ({
    ...lane,
    cards: lane.cards.map((card) => {
      const minutes = draws[card.displayName]
      return minutes === undefined ? card : { ...card, nextDraw: now + minutes * minute }
    }),
  })),
})

const banners = success({
  banners: [
    { id: 'a', picture: '/a.webp', title: 'Welcome' },
    { id: 'b', picture: '/b.webp', title: 'Match night' },
    { id: 'c', picture: '/c.webp', title: 'Jackpot' },
  ],
})

interface LobbyReplies {
  readonly draws?: Readonly<Record<string, number>>
  readonly categories?: readonly ('lottery' | 'slots')[]
  readonly banners?: Reply
  readonly lanesAfter?: number
  readonly options?: SiteOptions
}

const startLobby = (replies: LobbyReplies) =>
  startSite({
    ...replies.options,
    manifest: { categories: [...(replies.categories ?? (['lottery', 'slots'] as const))] },
    prepare({ http }) {
      http.answer('gameLanes', success(lanesWithDraws(replies.draws ?? {})), replies.lanesAfter ?? 0)
      http.answer('banners', (sent) =>
        sent.query.get('groupName') === 'm_home' ? (replies.banners ?? banners) : success({ banners: [] }),
      )
      const { session } = replies.options ?? {}
      if (session) http.answer('memberInfo', success({ id: session.id }))
    },
  })

const slides = () =>
  all('listitem')
    .filter((item) => item.classList.contains('Hero-slide'))
    .map(
      (slide) =>
        slide.querySelector('.DrawSlide-title')?.textContent ??
        slide.querySelector('img')?.alt ??
        pageText(slide),
    )

const heroButton = (): HTMLElement => document.querySelector('button.Hero-panel') as HTMLElement

describe('the draw that leads', () => {
  const leading = (draws: Readonly<Record<string, number>>) =>
    leadingDraw(readLanes(untrusted(lanesWithDraws(draws, 0))), 0)?.name

  it.each<[string, Readonly<Record<string, number>>, string | undefined]>([
    ['the next one', { Mekong: 30, Delta: 5, River: 60 }, 'Delta'],
    ['the first of two at the same time', { Mekong: 5, Delta: 5 }, 'Mekong'],
    ['none that closes within a minute', { Mekong: 30, Delta: 0.5 }, 'Mekong'],
    ['none exactly a minute before', { Mekong: 30, Delta: 1 }, 'Mekong'],
    ['none that is over', { Mekong: 30, Delta: -5 }, 'Mekong'],
    ['none when there is none in time', { Delta: 1 }, undefined],
    ['none without a draw', {}, undefined],
  ])('is %s', (_, draws, expected) => {
    expect(leading(draws)).toBe(expected)
  })
})

describe('the lobby of a lottery', () => {
  it('leads with the next draw and its countdown, before the banners', async () => {
    await startLobby({ draws: { Mekong: 30, Delta: 5 } })
    expect(slides().slice(0, 2)).toEqual(['Delta', 'Welcome'])
    const slide = heroButton()
    expect(nameOf(slide)).toMatch(/Delta.*Next draw in 5:00/)
  })

  it('lets the next draw take the place of one that closes, in the same slide', async () => {
    const { browser } = await startLobby({ draws: { Mekong: 4, Delta: 2 } })
    const [slide] = document.querySelectorAll('.Hero-slide')
    await browser.clock.advance(minute - times.tick)
    expect([slides()[0], pageText(slide as Element)]).toEqual(['Delta', expect.stringContaining('1:01')])
    await browser.clock.advance(times.tick)
    expect([slides()[0], pageText(slide as Element)]).toEqual(['Mekong', expect.stringContaining('3:00')])
    expect(document.querySelectorAll('.Hero-slide')[0]).toBe(slide)
    await browser.clock.advance(2 * minute)
    expect(slides()[0]).toBe('Welcome')
  })

  it('opens the game with a tap on its draw (I6.01)', async () => {
    await startLobby({ draws: { Delta: 5 } })
    await actAndSettle(() => heroButton().click())
    expect(namesOf('dialog')).toEqual([login.title])
  })

  it('shows the draw alone when there are no banners', async () => {
    await startLobby({ draws: { Delta: 5 }, banners: failure('network') })
    expect(slides()).toEqual(['Delta'])
  })

  it('shows no banner before it knows the draw: nothing moves when it comes', async () => {
    const { browser } = await startLobby({ draws: { Delta: 5 }, lanesAfter: 1000 })
    expect([slides(), document.querySelector('.SkeletonHero') !== null]).toEqual([[], true])
    await browser.clock.advance(1000)
    expect(slides()[0]).toBe('Delta')
  })

  it('keeps its banners while the lanes of a visitor who logs in are loading', async () => {
    const { browser, site } = await startLobby({ draws: {} })
    browser.http.answer('gameLanes', success(lanesWithDraws({})), 1000)
    await actAndSettle(() => site.session.begin(memberSession))
    expect(slides()[0]).toBe('Welcome')
    await browser.clock.advance(1000)
    expect(slides()[0]).toBe('Welcome')
  })

  it('shows the banners when there is no draw', async () => {
    await startLobby({ draws: {} })
    expect(slides()[0]).toBe('Welcome')
  })
})

describe('the lobby of a casino', () => {
  it('leads with its banners, whatever draws there are', async () => {
    await startLobby({ draws: { Delta: 5 }, categories: ['slots', 'lottery'] })
    expect(slides()).toEqual(['Welcome', 'Match night', 'Jackpot'])
  })

  it('loads the picture of the shown slide and of the next, and a further one when the next is shown', async () => {
    await startLobby({ categories: ['slots'] })
    const pictures = () =>
      [...document.querySelectorAll('.Hero-image')].map((image) => image.getAttribute('src'))
    expect(pictures()).toEqual(['/a.webp', '/b.webp'])
    await press('button', lobby.bannerPosition.replace('{{number}}', '2').replace('{{total}}', '3'))
    expect(pictures()).toEqual(['/a.webp', '/b.webp', '/c.webp'])
  })
})

describe('the games to continue with', () => {
  const recentNames = () =>
    [...document.querySelectorAll('.Lane-track--mixed .GameCard-title')].map((title) => title.textContent)
  const firstTitle = () => pageText(document.querySelector('.Lane-title') as Element)
  const member = { id: '7' }
  const other = { id: '8' }

  /** The lobby again, on the same device, of whoever has this session. */
  const reopen = async (stored: unknown, options: SiteOptions) => {
    await stopSites()
    return startLobby({ options: { ...options, stored: { recentGames: stored } } })
  }
  const openGame = async (name: RegExp, options: SiteOptions) => {
    const { browser } = await startLobby({ draws: { Delta: 5 }, options })
    expect(recentNames()).toEqual([])
    await press('button', name)
    return browser.storage.read('recentGames')
  }

  it('come above the others once a game was opened, in shapes of their own', async () => {
    const stored = await openGame(/^Tiger/, { session: member })
    await reopen(stored, { session: member })
    expect([firstTitle(), recentNames()]).toEqual([lobby.continuePlaying, ['Tiger']])
    expect(document.querySelector('.Lane-track--mixed .GameCard--portrait')).not.toBeNull()
    await actAndSettle(() => all('button', /^Tiger/)[0]?.click())
    expect(pageText(get('dialog'))).toContain('Tiger')
  })

  it.each<[string, SiteOptions]>([
    ['another member', { session: other }],
    ['a visitor', {}],
  ])('are never shown to %s (F033)', async (_, options) => {
    const stored = await openGame(/^Tiger/, { session: member })
    await reopen(stored, options)
    expect(recentNames()).toEqual([])
    expect(firstTitle()).not.toBe(lobby.continuePlaying)
  })

  it('are gone as soon as the member logs out, and there again with the next login', async () => {
    const stored = await openGame(/^Tiger/, { session: member })
    const { site, browser } = await reopen(stored, { session: member })
    await actAndSettle(() => site.session.end())
    expect(recentNames()).toEqual([])
    await reopen(browser.storage.read('recentGames'), { session: member })
    expect(recentNames()).toEqual(['Tiger'])
  })

  it('of a visitor stay the visitor’s', async () => {
    const stored = await openGame(/^Tiger/, {})
    await reopen(stored, {})
    expect(recentNames()).toEqual(['Tiger'])
    await reopen(stored, { session: member })
    expect(recentNames()).toEqual([])
  })

  it('leave out what the platform no longer lists, and forget it', async () => {
    const gone = { code: 'gone', category: 'slots', name: 'Gone', vendor: '', image: '/gone.webp' }
    const stored = await openGame(/^Tiger/, {})
    const [visitor] = stored as [{ member: string; games: unknown[] }]
    const { browser } = await reopen([{ ...visitor, games: [gone, ...visitor.games] }], {})
    expect(recentNames()).toEqual(['Tiger'])
    await browser.clock.advance(times.idle)
    expect(JSON.stringify(browser.storage.read('recentGames'))).not.toContain('Gone')
  })

  it('are checked against all games of a category that the lobby shows in part', async () => {
    const games = ['gone', 'game-105'].map((code) => ({ code, category: 'slots', name: code }))
    const part = success(lanes({ ...slots, gameCount: 6 }))
    const whole = lanes({ ...slots, games: ['A', 'B', 'C', 'D', 'E', 'F'] })
    const { browser } = await startSite({
      stored: { recentGames: [{ member: '', games }] },
      prepare: ({ http }) =>
        http.answer('gameLanes', ({ query }) => (query.has('gameClassify') ? success(whole) : part)),
    })
    expect(recentNames()).toEqual(['gone', 'game-105'])
    await browser.clock.advance(times.idle)
    expect(recentNames()).toEqual(['gone', 'game-105'])
    const [{ games: kept }] = browser.storage.read('recentGames') as [{ games: { name: string }[] }]
    expect(kept.map(({ name }) => name)).toEqual(['F'])
  })
})
