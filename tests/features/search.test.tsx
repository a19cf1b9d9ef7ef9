// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { limits } from '../../runtime/tables/limits'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fails, good } from '../support/fakes/replies'
import { lanes, live, slots } from '../support/games'
import { all, get, namesOf, pageText } from '../support/screen'
import { press, type RunningSite, startSite, type } from '../support/site'

const { search, navigation, common } = english

/** The search is open; it finds what has the keyword in its name. */
async function searching(kept: { searches?: unknown } = {}): Promise<RunningSite> {
  const running = await startSite({
    stored: kept,
    prepare: ({ http }) =>
      http.answer('gameLanes', ({ query }) => {
        const keyword = query.get('keyword')?.toLowerCase()
        const found = (games: readonly string[]) =>
          games.filter((name) => name.toLowerCase().includes(keyword ?? ''))
        return good(lanes({ ...slots, games: found(slots.games) }, { ...live, games: found(live.games) }))
      }),
  })
  await press('button', navigation.search)
  return running
}

const enter = async ({ browser }: RunningSite, keyword: string): Promise<void> => {
  await type(search.label, keyword)
  await browser.clock.advance(times.searchDebounce)
}
const asked = ({ browser }: RunningSite): (string | null)[] =>
  browser.http.requestsTo('gameLanes').flatMap(({ query }) => query.get('keyword') ?? [])

describe('the search', () => {
  it('finds games by name, and says how many', async () => {
    const running = await searching()
    await enter(running, 'drag')
    expect(all('button', /Dragon/)).toHaveLength(1)
    expect(pageText(get('dialog'))).toContain('1 game found')
  })

  it('waits until the fingers rest, and asks once', async () => {
    const running = await searching()
    for (const typed of ['dr', 'dra', 'drag']) await type(search.label, typed)
    expect(asked(running)).toEqual([])
    await running.browser.clock.advance(times.searchDebounce)
    expect(asked(running)).toEqual(['drag'])
  })

  it('does not ask for less than two characters', async () => {
    const running = await searching()
    await enter(running, 'd')
    await enter(running, ' d ')
    expect(asked(running)).toEqual([])
  })

  it('says what it did not find, and what to do', async () => {
    const running = await searching()
    await enter(running, 'zebra')
    expect(pageText(get('dialog'))).toContain('zebra')
    expect(pageText(get('dialog'))).toContain(search.noneText)
  })

  it('offers another try when it fails, without a second dialog', async () => {
    const running = await searching()
    running.browser.http.answer('gameLanes', fails('network'))
    await enter(running, 'dragon')
    expect(pageText(get('dialog'))).toContain(search.failed)
    expect(all('dialog')).toHaveLength(1)
    running.browser.http.answer('gameLanes', good(lanes(slots)))
    await press('button', common.retry)
    expect(all('button', /Dragon/)).toHaveLength(1)
  })

  it('starts with categories, and with what is popular', async () => {
    await searching()
    expect(pageText(get('dialog'))).toContain(search.popular)
    await press('button', 'Live')
    expect(namesOf('dialog')).toEqual(['Live'])
    expect(all('button', /Baccarat/)).toHaveLength(1)
  })
})

describe('recent searches', () => {
  const kept = ({ browser }: RunningSite) => browser.storage.read('searches')

  it('are kept when they found something, the newest first, each once', async () => {
    const running = await searching()
    for (const keyword of ['tiger', 'zebra', 'dragon', 'tiger']) await enter(running, keyword)
    expect(kept(running)).toEqual(['tiger', 'dragon'])
  })

  it('give way to what continues them', async () => {
    const running = await searching()
    await enter(running, 'dra')
    await enter(running, 'dragon')
    expect(kept(running)).toEqual(['dragon'])
  })

  it('are offered, used and forgotten', async () => {
    const running = await searching({ searches: ['dragon', 'tiger'] })
    await press('button', 'dragon')
    await running.browser.clock.advance(times.searchDebounce)
    expect(asked(running)).toEqual(['dragon'])
    await type(search.label, '')
    await running.browser.clock.advance(times.searchDebounce)
    await press('button', search.clearRecent)
    expect(kept(running)).toBeUndefined()
    expect(all('button', 'tiger')).toEqual([])
  })

  it.each([
    ['garbage', 'x'],
    ['a list of garbage', [1, null, { a: 1 }]],
  ])('are none when %s is kept', async (_, searches) => {
    await searching({ searches })
    expect(pageText(get('dialog'))).not.toContain(search.recent)
  })

  it('have a bound', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `word ${index}`)
    await searching({ searches: many })
    expect(all('button', /^word \d+$/)).toHaveLength(limits.recentSearches)
  })
})
