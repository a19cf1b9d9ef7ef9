// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import * as limits from '../../../runtime/tables/limits'
import * as times from '../../../runtime/tables/times'
import type { FakeBrowser } from '../../support/fakes/fakeBrowser'
import { actAndSettle, back, type RunningSite, startSite, stopSites } from '../../support/site'

const settled = ({ browser }: RunningSite) => browser.clock.advance(1)

/** Scrolls the lobby, and lets the browser discard the page. */
async function scrollAndDiscard(): Promise<FakeBrowser> {
  const running = await startSite()
  await settled(running)
  running.browser.page.scrollByHand(900)
  await actAndSettle(() => running.browser.page.setVisible(false))
  await stopSites()
  running.browser.page.setVisible(true)
  running.browser.page.scrollToTop()
  return running.browser
}

it('a page that the browser had discarded is where it was, as soon as it is long enough', async () => {
  const browser = await scrollAndDiscard()
  browser.page.restored = true
  browser.page.scrollLimit = 200
  await settled(await startSite({ browser }))
  expect(browser.page.scrollPlace).toBe(0)
  browser.page.scrollLimit = 1000
  await browser.clock.advance(times.scrollRestoreCheck)
  expect(browser.page.scrollPlace).toBe(900)
})

it('a member who scrolls meanwhile, or waits too long, is not moved', async () => {
  const browser = await scrollAndDiscard()
  browser.page.restored = true
  browser.page.scrollLimit = 200
  await settled(await startSite({ browser }))
  browser.page.scrollByHand(50)
  browser.page.scrollLimit = 1000
  await browser.clock.advance(times.scrollRestoreCheck)
  expect(browser.page.scrollPlace).toBe(50)
  await stopSites()
  const other = await scrollAndDiscard()
  other.page.restored = true
  other.page.scrollLimit = 200
  await settled(await startSite({ browser: other }))
  await other.clock.advance(times.scrollRestore)
  other.page.scrollLimit = 1000
  await other.clock.advance(times.scrollRestoreCheck)
  expect(other.page.scrollPlace).toBe(0)
})

it('a page that is opened anew begins at its top', async () => {
  const browser = await scrollAndDiscard()
  await settled(await startSite({ browser }))
  await browser.clock.advance(times.scrollRestoreCheck)
  expect(browser.page.scrollPlace).toBe(0)
})

it('Back leads to where the page was left, a new page begins at its top', async () => {
  const running = await startSite()
  running.browser.page.scrollByHand(700)
  await actAndSettle(() => running.site.go('/m/login'))
  await settled(running)
  expect(running.browser.page.scrollPlace).toBe(0)
  await back()
  await settled(running)
  expect([location.pathname, running.browser.page.scrollPlace]).toEqual(['/m/home', 700])
})

it('only the places of the last pages are stored', async () => {
  const running = await startSite()
  for (let visit = 0; visit < limits.scrollPlaces + 5; visit += 1) {
    await actAndSettle(() => running.site.go(visit % 2 === 0 ? '/m/login' : '/m/home'))
    running.browser.page.scrollByHand(visit + 1)
  }
  await actAndSettle(() => running.browser.page.setVisible(false))
  const stored = Object.values(running.browser.storage.read('scroll') as object)
  expect(stored).toHaveLength(limits.scrollPlaces)
  expect(stored).toContain(limits.scrollPlaces + 5)
})
