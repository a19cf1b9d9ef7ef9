// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { start } from '../../runtime/shell/start'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fakeBrowser } from '../support/fakes/fakeBrowser'
import { failure, json } from '../support/fakes/replies'
import { pageText } from '../support/screen'
import { actAndSettle, createSiteData, startSite } from '../support/site'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const address = (): string => location.pathname + location.search + location.hash

describe('a start with the watchdog', () => {
  it('removes the mark from the URL before it is read, without a new history entry (F009)', async () => {
    const entries = history.length
    const { site, browser } = await startSite({ path: '/m/home?r=1&fresh=lx2k&cid=%26#slots' })
    expect(address()).toBe('/m/home?r=1&cid=%26#slots')
    expect(site.location.search).toBe('?r=1&cid=%26')
    expect([history.length, browser.watchdog.starts]).toEqual([entries, 1])
  })

  it('stops the watchdog when the site is rendered, not earlier (F009)', async () => {
    const { browser } = await startSite({
      prepare: ({ http }) =>
        http.answer('/m/assets/EN.json', (_, turn) => (turn < 2 ? failure('offline') : json(english))),
    })
    await browser.clock.advance(times.retryDelay)
    expect(browser.watchdog.starts).toBe(0)
    await actAndSettle(() => browser.page.setOnline(true))
    expect([pageText().includes(english.lobby.emptyTitle), browser.watchdog.starts]).toEqual([true, 1])
  })

  it('retries only network failures: any other error would repeat, and is thrown (F009)', async () => {
    const data = { ...createSiteData(), texts: {} }
    const root = document.createElement('div')
    const starting = start({ browser: fakeBrowser(), data, features: [], root, early: undefined })
    await expect(starting).rejects.toThrow('This site has no texts in EN')
  })

  it('hides the splash screen while it waits for the network (E4.75, F036)', async () => {
    const { browser } = await startSite({
      prepare({ http, page }) {
        page.showSplash(true)
        http.answer('/m/assets/EN.json', failure('offline'))
      },
    })
    await browser.clock.advance(times.retryDelay)
    expect(browser.page.splashVisible).toBe(true)
    await browser.clock.advance(times.hideLoadingCheck)
    expect(browser.page.splashVisible).toBe(false)
  })
})
