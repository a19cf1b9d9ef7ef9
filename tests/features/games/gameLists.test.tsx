// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import * as limits from '../../../runtime/tables/limits'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { success } from '../../support/fakes/replies'
import { type LaneReply, lanes, live, lottery, slots } from '../../support/games'
import { all, find, get, pageText } from '../../support/screen'
import { actAndSettle, press, type RunningSite, startSite, type } from '../../support/site'

const { common, lobby, navigation, search } = english

const manySlots: LaneReply = {
  ...slots,
  games: Array.from({ length: 130 }, (_, index) => `Dragon ${index}`),
}

const startWithLanes = (...replies: LaneReply[]): Promise<RunningSite> =>
  startSite({ prepare: ({ http }) => http.answer('gameLanes', success(lanes(...replies))) })

const cardsIn = (selector: string): Element[] => [...document.querySelectorAll(`${selector} .GameCard`)]

async function searchFor({ browser }: RunningSite, keyword: string): Promise<void> {
  await press('button', navigation.search)
  await type(search.label, keyword)
  await browser.clock.advance(times.searchDebounce)
}

describe('a long list of games', () => {
  it('says how many there are, and shows more of them by a button', async () => {
    const running = await startWithLanes(manySlots)
    running.browser.page.isNear = () => false
    await searchFor(running, 'dragon')
    expect(pageText(get('dialog'))).toContain('130 games found')
    expect(cardsIn('dialog')).toHaveLength(limits.gamesPerPage)
    await press('button', common.showMore)
    expect(cardsIn('dialog')).toHaveLength(2 * limits.gamesPerPage)
    await press('button', common.showMore)
    expect(cardsIn('dialog')).toHaveLength(130)
    expect(find('button', common.showMore)).toBeUndefined()
  })

  it('grows as its end comes close', async () => {
    const running = await startWithLanes(manySlots)
    running.browser.page.isNear = () => false
    await searchFor(running, 'dragon')
    running.browser.page.isNear = () => true
    await actAndSettle(() => running.browser.page.scroll())
    expect(cardsIn('dialog')).toHaveLength(130)
  })

  it('begins at its start again for another keyword', async () => {
    const running = await startWithLanes(manySlots)
    running.browser.page.isNear = () => false
    await searchFor(running, 'dragon')
    await press('button', common.showMore)
    await type(search.label, 'dragon 1')
    await running.browser.clock.advance(times.searchDebounce)
    expect(cardsIn('dialog')).toHaveLength(limits.gamesPerPage)
  })
})

describe('the pictures of a list', () => {
  it('keep the shape of their category, whatever it stands beside', async () => {
    const running = await startWithLanes(slots, live, lottery)
    await searchFor(running, 'some')
    const shapeOf = (name: string) =>
      cardsIn('dialog').find((card) => pageText(card).includes(name))?.classList[1]
    expect(['Tiger', 'Baccarat', 'Mekong'].map(shapeOf)).toEqual([
      'GameCard--portrait',
      'GameCard--wide',
      'GameCard--square',
    ])
  })
})

describe('the name of a category', () => {
  it.each([
    ['the platform’s title', live, 'Live'],
    ['our own, when the platform sends none', { ...live, title: '' }, lobby.live],
  ])('is %s: on the chip, the lane, in the search and above its games (E3.33)', async (_, lane, name) => {
    await startWithLanes(lane)
    expect(get('button', name).className).toContain('Chip')
    expect(get('heading', name).className).toContain('Lane-title')
    await press('button', navigation.search)
    await press('button', name)
    expect(get('heading', name).className).toContain('Sheet-title')
  })
})

describe('the chips of the lobby', () => {
  const activeChips = (): string[] =>
    all('button', /./)
      .filter((button) => button.getAttribute('aria-pressed') === 'true')
      .map((button) => pageText(button))
  const laneOf = (id: string): Element => document.querySelector(`section[id="${id}"]`) as Element

  it('follow the lane that is being read', async () => {
    const { browser } = await startWithLanes(slots, live, lottery)
    expect(activeChips()).toEqual(['Slots'])
    for (const [id, name] of [
      ['live', 'Live'],
      ['lottery', 'Lottery'],
      ['slots', 'Slots'],
    ] as const) {
      await actAndSettle(() => browser.page.read(laneOf(id)))
      expect(activeChips()).toEqual([name])
    }
  })

  it('stay on the one that was tapped while the page scrolls there, until the member scrolls', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    const { browser } = await startWithLanes(slots, live, lottery)
    await press('button', 'Lottery')
    await actAndSettle(() => browser.page.read(laneOf('live')))
    expect(activeChips()).toEqual(['Lottery'])
    await actAndSettle(() => {
      browser.page.touchScroll()
      browser.page.read(laneOf('live'))
    })
    expect(activeChips()).toEqual(['Live'])
  })
})

describe('the field of the search', () => {
  const field = () => document.querySelector('dialog input')

  it('has the focus when the search opens, and gives it back to the button', async () => {
    const { browser } = await startWithLanes(slots)
    const button = get('button', navigation.search)
    button.focus()
    await press('button', navigation.search)
    expect(document.activeElement).toBe(field())
    expect(document.querySelectorAll('input[data-held]')).toHaveLength(0)
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
    expect(document.activeElement).toBe(button)
  })

  it('contains what was typed while its code was loading', async () => {
    const { site } = await startWithLanes(slots)
    await actAndSettle(() => {
      void site.openOverlay('search')
      const held = document.querySelector<HTMLInputElement>('input[data-held]')
      expect(document.activeElement).toBe(held)
      if (held) held.value = 'drag'
    })
    expect(field()).toHaveProperty('value', 'drag')
  })

  it('leaves the focus on the title when all games of a category are opened', async () => {
    await startWithLanes(slots)
    await press('button', common.all)
    expect(document.activeElement).toBe(get('heading', 'Slots'))
  })
})
