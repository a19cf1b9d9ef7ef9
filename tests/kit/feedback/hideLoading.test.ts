// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { hideLoading } from '../../../runtime/kit/feedback/hideLoading'
import { type FakeBrowser, fakeBrowser } from '../../support/fakes/fakeBrowser'

let browser: FakeBrowser
beforeEach(() => {
  browser = fakeBrowser()
  browser.page.showSplash(false)
})

it('hides the splash screen at the first check, after a second (E4.75, I8.22)', async () => {
  browser.page.showSplash(true)
  hideLoading(browser)
  await browser.clock.advance(999)
  expect(browser.page.splashVisible).toBe(true)
  await browser.clock.advance(1)
  expect([browser.page.splashVisible, browser.clock.pendingTimers]).toEqual([false, 0])
})

it('checks every second, three times at most (E4.75)', async () => {
  hideLoading(browser)
  await browser.clock.advance(2500)
  browser.page.showSplash(true)
  await browser.clock.advance(500)
  expect([browser.page.splashVisible, browser.clock.pendingTimers]).toEqual([false, 0])
  browser.page.showSplash(true)
  await browser.clock.advance(5000)
  expect(browser.page.splashVisible).toBe(true)
})

it('does not check any more once it is stopped (E4.75)', async () => {
  const stop = hideLoading(browser)
  browser.page.showSplash(true)
  stop()
  await browser.clock.advance(5000)
  expect(browser.page.splashVisible).toBe(true)
})
