// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as limits from '../../../runtime/tables/limits'
import english from '../../../runtime/text/EN.json'
import { failure, success } from '../../support/fakes/replies'
import { lanes, lottery, slots } from '../../support/games'
import { all, find, get } from '../../support/screen'
import { press, type SiteOptions, startSite } from '../../support/site'

const { common, consent, search, support } = english

const manyLanes = [1, 2, 3, 4].map((number) => ({ ...slots, ordinal: number * 100 }))

async function openUnknown(options: SiteOptions = {}) {
  const running = await startSite({
    path: '/m/nothing-here',
    prepare: ({ http }) => http.answer('gameLanes', success(lanes(...manyLanes, lottery))),
    ...options,
  })
  await running.browser.clock.advance(60_000)
  return running
}

const homeLink = () => document.querySelector('main .EmptyState a[href="/m/home"]') ?? undefined

describe('a page that is not found', () => {
  it('leads to the lobby, to customer service and to three games (F021)', async () => {
    await openUnknown()
    expect(homeLink()?.getAttribute('href')).toBe('/m/home')
    expect(find('heading', search.popular)).toBeDefined()
    expect(document.querySelectorAll('main .GameCard')).toHaveLength(limits.suggestedGames)
    await press('button', common.contactUs)
    expect(get('dialog', support.title)).toBeTruthy()
  })

  it('keeps both ways when the platform sends no games (F021)', async () => {
    await openUnknown({ prepare: ({ http }) => http.answer('gameLanes', failure('network')) })
    expect(find('heading', search.popular)).toBeUndefined()
    expect([homeLink(), find('button', common.contactUs)]).not.toContain(undefined)
    expect(all('dialog')).toEqual([])
  })

  it.each([
    ['is not', '/m/nothing-here', false],
    ['the lobby is', '/m/home', true],
  ])('%s the place for the question about tracking (D23)', async (_, path, expected) => {
    await openUnknown({ path, manifest: { compliance: { consent: true } } })
    expect(find('button', consent.agree) !== undefined).toBe(expected)
  })
})
