// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import english from '../../../runtime/text/EN.json'
import { twoTabs } from '../../support/fakes/fakeBrowser'
import { success } from '../../support/fakes/replies'
import { lanes, live, slots } from '../../support/games'
import { all, find, get, nameOf, pageText, toastText } from '../../support/screen'
import { actAndSettle, press, type SiteOptions, startSite, stopSites } from '../../support/site'

const { lobby } = english

const add = (name: string) => lobby.addFavourite.replace('{{name}}', name)
const remove = (name: string) => lobby.removeFavourite.replace('{{name}}', name)

const start = ({ prepare, ...options }: SiteOptions = {}) =>
  startSite({
    ...options,
    prepare(browser) {
      browser.http.answer('gameLanes', success(lanes(slots, live)))
      if (options.session) browser.http.answer('memberInfo', success({ id: options.session.id }))
      prepare?.(browser)
    },
  })

/** The lobby again, on the same device. */
const reopen = async (favouriteGames: unknown, options: SiteOptions = {}) => {
  await stopSites()
  return start({ ...options, stored: { favouriteGames } })
}

/** The lanes of the lobby, with their games by name. */
const lanesByTitle = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.Lane')].map((lane) => [
      lane.querySelector('.Lane-title')?.firstChild?.textContent,
      [...lane.querySelectorAll('.GameCard-title')].map((title) => title.textContent),
    ]),
  )

describe('the star of a game', () => {
  it('marks it on the device, says so, and takes the mark away', async () => {
    const { browser } = await start()
    await press('button', add('Tiger'))
    expect(toastText()).toContain(lobby.favouriteAdded.replace('{{name}}', 'Tiger'))
    expect(find('button', add('Tiger'))).toBeUndefined()
    expect(JSON.stringify(browser.storage.read('favouriteGames'))).toContain('Tiger')
    await press('button', remove('Tiger'))
    expect(get('button', add('Tiger'))).toBeDefined()
    expect(JSON.stringify(browser.storage.read('favouriteGames'))).not.toContain('Tiger')
  })

  it('opens nothing, and stands on every card', async () => {
    await start()
    await press('button', add('Dragon'))
    expect(document.querySelector('dialog')).toBeNull()
    const cards = all('button').map(nameOf)
    for (const name of ['Dragon', 'Tiger', 'Baccarat'])
      expect(cards.filter((label) => [add(name), remove(name)].includes(label))).toHaveLength(1)
  })

  it('is full at once where another tab marks the game', async () => {
    const [browser, otherTab] = twoTabs()
    await start({ browser })
    await actAndSettle(() =>
      otherTab.storage.write('favouriteGames', [
        { member: '', games: [{ code: 'game-101', category: 'slots', name: 'Tiger' }] },
      ]),
    )
    expect(get('button', remove('Tiger'))).toBeDefined()
  })
})

describe('the lane of favourites', () => {
  it('has the game marked last first, once the lobby is opened again', async () => {
    const { browser } = await start()
    await press('button', add('Dragon'))
    await press('button', add('Baccarat'))
    expect(lanesByTitle()).not.toHaveProperty(lobby.favourites)
    await reopen(browser.storage.read('favouriteGames'))
    expect(lanesByTitle()[lobby.favourites]).toEqual(['Baccarat', 'Dragon'])
  })

  it('keeps a game whose mark was just taken away, and marks it again', async () => {
    const { browser } = await start()
    await press('button', add('Dragon'))
    await reopen(browser.storage.read('favouriteGames'))
    await actAndSettle(() => all('button', remove('Dragon'))[0]?.click())
    expect(lanesByTitle()[lobby.favourites]).toEqual(['Dragon'])
    expect(all('button', add('Dragon'))).toHaveLength(2)
  })

  it('opens its game', async () => {
    const member = { session: { id: '7' } }
    const { browser } = await start(member)
    await press('button', add('Dragon'))
    await reopen(browser.storage.read('favouriteGames'), member)
    await actAndSettle(() => document.querySelector<HTMLElement>('.Lane .GameCard')?.click())
    expect(pageText(get('dialog'))).toContain('Dragon')
  })

  it.each<[string, SiteOptions, SiteOptions]>([
    ['a visitor', {}, { session: { id: '7' } }],
    ['a member', { session: { id: '7' } }, { session: { id: '8' } }],
    ['a member', { session: { id: '7' } }, {}],
  ])('of %s is nobody else’s (F033)', async (_, owner, other) => {
    const { browser } = await start(owner)
    await press('button', add('Tiger'))
    const marked = browser.storage.read('favouriteGames')
    await reopen(marked, other)
    expect(lanesByTitle()).not.toHaveProperty(lobby.favourites)
    expect(find('button', remove('Tiger'))).toBeUndefined()
    await reopen(marked, owner)
    expect(lanesByTitle()[lobby.favourites]).toEqual(['Tiger'])
  })
})
