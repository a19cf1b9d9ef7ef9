// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as limits from '../../../runtime/tables/limits'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { failure, success } from '../../support/fakes/replies'
import { lanes, live, slots } from '../../support/games'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import { press, type RunningSite, startSite, type } from '../../support/site'

const { search, navigation, common, errors } = english

/** Opens the search; it finds the games whose name contains the keyword. */
async function openSearch(stored: { searches?: unknown } = {}): Promise<RunningSite> {
  const running = await startSite({
    stored,
    prepare: ({ http }) =>
      http.answer('gameLanes', ({ query }) => {
        const keyword = query.get('keyword')?.toLowerCase()
        const matching = (games: readonly string[]) =>
          games.filter((name) => name.toLowerCase().includes(keyword ?? ''))
        return success(
          lanes({ ...slots, games: matching(slots.games) }, { ...live, games: matching(live.games) }),
        )
      }),
  })
  await press('button', navigation.search)
  return running
}

const searchFor = async ({ browser }: RunningSite, keyword: string): Promise<void> => {
  await type(search.label, keyword)
  await browser.clock.advance(times.searchDebounce)
}
const requestedKeywords = ({ browser }: RunningSite): (string | null)[] =>
  browser.http.requestsTo('gameLanes').flatMap(({ query }) => query.get('keyword') ?? [])

describe('the search', () => {
  it('offers a retry when categories and popular games do not come (F042)', async () => {
    const { browser } = await startSite({ prepare: ({ http }) => http.answer('gameLanes', success('none')) })
    await press('button', navigation.search)
    expect(pageText(get('dialog'))).toContain(errors.service)
    browser.http.answer('gameLanes', success(lanes(slots)))
    await press('button', common.retry)
    expect(find('heading', search.categories)).toBeDefined()
  })

  it('offers a retry while it takes long (F038)', async () => {
    const running = await openSearch()
    running.browser.http.answer('gameLanes', success(lanes(slots)), 60_000)
    await searchFor(running, 'drag')
    await running.browser.clock.advance(times.slowThreshold)
    running.browser.http.answer('gameLanes', success(lanes(slots)))
    await press('button', common.retry)
    expect(all('button', /^Dragon/)).toHaveLength(1)
  })

  it('finds games by name, and shows how many', async () => {
    const running = await openSearch()
    await searchFor(running, 'drag')
    expect(all('button', /^Dragon/)).toHaveLength(1)
    expect(pageText(get('dialog'))).toContain('1 game found')
  })

  it('waits for a pause in typing, and sends one request', async () => {
    const running = await openSearch()
    for (const text of ['dr', 'dra', 'drag']) await type(search.label, text)
    expect(requestedKeywords(running)).toEqual([])
    await running.browser.clock.advance(times.searchDebounce)
    expect(requestedKeywords(running)).toEqual(['drag'])
  })

  it('sends no request for fewer than two characters', async () => {
    const running = await openSearch()
    await searchFor(running, 'd')
    await searchFor(running, ' d ')
    expect(requestedKeywords(running)).toEqual([])
  })

  it('shows the keyword without results, and a hint', async () => {
    const running = await openSearch()
    await searchFor(running, 'zebra')
    expect(pageText(get('dialog'))).toContain('zebra')
    expect(pageText(get('dialog'))).toContain(search.noneText)
  })

  it('offers games with close names, and the categories, when the platform finds none', async () => {
    const running = await openSearch()
    await searchFor(running, 'dargon')
    expect(pageText(get('dialog'))).toContain('dargon')
    expect(find('heading', search.near)).toBeDefined()
    expect(all('button', /^Dragon/)).toHaveLength(1)
    expect(all('button', /^(Tiger|Baccarat)/)).toHaveLength(0)
    await press('button', 'Live')
    expect(namesOf('dialog')).toEqual(['Live'])
    expect(all('button', /^Baccarat/)).toHaveLength(1)
    expect(requestedKeywords(running)).toEqual(['dargon', 'dar', 'gon'])
  })

  it('finds a close name among games that the lobby does not show', async () => {
    const running = await startSite({
      prepare: ({ http }) =>
        http.answer('gameLanes', ({ query }) => {
          const keyword = query.get('keyword')?.toLowerCase() ?? ''
          const all = keyword === '' ? ['Dragon'] : ['Dragon', 'Midnight Cherries']
          const games = all.filter((name) => name.toLowerCase().includes(keyword))
          return success(lanes({ ...slots, gameCount: 90, games }))
        }),
    })
    await press('button', navigation.search)
    await searchFor(running, 'midnigt cheries')
    expect(all('button', /^Midnight Cherries/)).toHaveLength(1)
    expect(all('button', /^Dragon/)).toHaveLength(0)
  })

  it('offers close names of the category alone that it searches in', async () => {
    const running = await openSearch()
    await press('button', 'Live')
    await searchFor(running, 'bacarat')
    expect(all('button', /^Baccarat/)).toHaveLength(1)
    await searchFor(running, 'dargon')
    expect(all('button', /^Dragon/)).toHaveLength(0)
    expect(pageText(get('dialog'))).toContain(search.noneText)
  })

  it('says that nothing was found when the games of the lobby do not come either', async () => {
    const running = await openSearch()
    running.browser.http.answer('gameLanes', ({ query }) =>
      query.has('keyword') ? success(lanes()) : failure('network'),
    )
    await searchFor(running, 'dargon')
    expect(pageText(get('dialog'))).toContain('dargon')
    expect(all('dialog')).toHaveLength(1)
  })

  it('offers a retry when it fails, without a second dialog', async () => {
    const running = await openSearch()
    running.browser.http.answer('gameLanes', failure('network'))
    await searchFor(running, 'dragon')
    expect(pageText(get('dialog'))).toContain(search.failed)
    expect(all('dialog')).toHaveLength(1)
    running.browser.http.answer('gameLanes', success(lanes(slots)))
    await press('button', common.retry)
    expect(all('button', /^Dragon/)).toHaveLength(1)
  })

  it('starts with categories and popular games', async () => {
    await openSearch()
    expect(pageText(get('dialog'))).toContain(search.popular)
    await press('button', 'Live')
    expect(namesOf('dialog')).toEqual(['Live'])
    expect(all('button', /^Baccarat/)).toHaveLength(1)
  })
})

describe('recent searches', () => {
  const recentSearches = ({ browser }: RunningSite) => browser.storage.read('searches')

  it('are stored when they had results, newest first, without duplicates', async () => {
    const running = await openSearch()
    for (const keyword of ['tiger', 'zebra', 'dragon', 'tiger']) await searchFor(running, keyword)
    expect(recentSearches(running)).toEqual(['tiger', 'dragon'])
  })

  it('are replaced by longer ones that start with them', async () => {
    const running = await openSearch()
    await searchFor(running, 'dra')
    await searchFor(running, 'dragon')
    expect(recentSearches(running)).toEqual(['dragon'])
  })

  it('are offered, can be used, and can be cleared', async () => {
    const running = await openSearch({ searches: ['dragon', 'tiger'] })
    await press('button', 'dragon')
    await running.browser.clock.advance(times.searchDebounce)
    expect(requestedKeywords(running)).toEqual(['dragon'])
    await type(search.label, '')
    await running.browser.clock.advance(times.searchDebounce)
    await press('button', search.clearRecent)
    expect(recentSearches(running)).toBeUndefined()
    expect(all('button', 'tiger')).toEqual([])
  })

  it.each([
    ['garbage', 'x'],
    ['a list of garbage', [1, null, { a: 1 }]],
  ])('are empty when %s is stored', async (_, searches) => {
    await openSearch({ searches })
    expect(pageText(get('dialog'))).not.toContain(search.recent)
  })

  it('are limited in number', async () => {
    const manyKeywords = Array.from({ length: 30 }, (_, index) => `word ${index}`)
    await openSearch({ searches: manyKeywords })
    expect(all('button', /^word \d+$/)).toHaveLength(limits.recentSearches)
  })
})
