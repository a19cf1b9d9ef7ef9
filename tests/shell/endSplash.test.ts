// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { endSplash } from '../../runtime/shell/endSplash'
import { fakeBrowser } from '../support/fakes/fakeBrowser'

const shown = (): boolean => document.documentElement.hasAttribute('data-splash')
afterEach(() => document.documentElement.removeAttribute('data-splash'))

describe('the splash screen', () => {
  it.each([
    ['150 ms after it appeared when the site starts faster (E4.64, E9.10)', 40, 110],
    ['at once when the start took longer (E4.64)', 2000, 0],
  ])('is hidden %s', async (_, elapsed, remaining) => {
    const browser = fakeBrowser()
    browser.page.showSplash(true)
    await browser.clock.advance(elapsed)
    endSplash(browser, 0)
    if (remaining > 0) {
      await browser.clock.advance(remaining - 1)
      expect(shown()).toBe(true)
    }
    await browser.clock.advance(remaining > 0 ? 1 : 0)
    expect(shown()).toBe(false)
  })

  it('is shown only once per session (E4.65)', () => {
    const browser = fakeBrowser()
    endSplash(browser, 0)
    expect(browser.storage.read('splash')).toBe(true)
  })

  it('that was not shown starts no timer and stores nothing', () => {
    const browser = fakeBrowser()
    endSplash(browser, undefined)
    expect([browser.clock.pendingTimers, browser.storage.read('splash')]).toEqual([0, undefined])
  })
})
