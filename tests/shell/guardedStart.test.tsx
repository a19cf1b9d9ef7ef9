// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { start } from '../../runtime/shell/start'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fakeBrowser } from '../support/fakeBrowser'
import { fails, json } from '../support/replies'
import { words } from '../support/screen'
import { doing, siteDataOf, startSite } from '../support/site'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const address = (): string => location.pathname + location.search + location.hash

describe('a start under the guard of its page', () => {
  it('takes the mark out of the address before anybody reads it, and makes no new entry (F009)', async () => {
    const { site, edge } = await startSite({ path: '/m/home?r=1&fresh=lx2k&cid=%26#slots' })
    expect(address()).toBe('/m/home?r=1&cid=%26#slots')
    expect(site.here.search).toBe('?r=1&cid=%26')
    expect([history.length, edge.watchdog.starts]).toEqual([1, 1])
  })

  it('ends the watch when the site is drawn, not earlier (F009)', async () => {
    const { edge } = await startSite({
      prepare: ({ http }) =>
        http.answer('/m/assets/EN.json', (_, turn) => (turn < 2 ? fails('offline') : json(english))),
    })
    await edge.clock.advance(times.retryDelay)
    expect(edge.watchdog.starts).toBe(0)
    await doing(() => edge.page.setOnline(true))
    expect([words().includes(english.lobby.emptyTitle), edge.watchdog.starts]).toEqual([true, 1])
  })

  it('waits for the network alone: another mistake would be made for ever, and is told to the page (F009)', async () => {
    const data = { ...siteDataOf(), texts: {} }
    const root = document.createElement('div')
    const starting = start({ edge: fakeBrowser(), data, features: [], root, early: undefined })
    await expect(starting).rejects.toThrow('This site does not speak EN')
  })

  it('shows no start picture while it waits for what does not come (E4.75, F036)', async () => {
    const { edge } = await startSite({
      prepare({ http, page }) {
        page.showSplash(true)
        http.answer('/m/assets/EN.json', fails('offline'))
      },
    })
    await edge.clock.advance(times.retryDelay)
    expect(edge.page.splashVisible).toBe(true)
    await edge.clock.advance(times.hideLoadingCheck)
    expect(edge.page.splashVisible).toBe(false)
  })
})
