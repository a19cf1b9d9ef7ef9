// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { endSplash } from '../../runtime/shell/splash'
import { fakeBrowser } from '../support/fakeBrowser'

const shown = (): boolean => document.documentElement.hasAttribute('data-splash')
afterEach(() => document.documentElement.removeAttribute('data-splash'))

describe('the start picture', () => {
  it.each([
    ['150 ms after it came when the site is quicker (E4.64, E9.10)', 40, 110],
    ['at once when the site took longer (E4.64)', 2000, 0],
  ])('goes %s', async (_, took, left) => {
    const edge = fakeBrowser()
    edge.page.showSplash(true)
    await edge.clock.advance(took)
    endSplash(edge, 0)
    if (left > 0) {
      await edge.clock.advance(left - 1)
      expect(shown()).toBe(true)
    }
    await edge.clock.advance(left > 0 ? 1 : 0)
    expect(shown()).toBe(false)
  })

  it('is remembered for this session, so that it is not shown again (E4.65)', () => {
    const edge = fakeBrowser()
    endSplash(edge, 0)
    expect(edge.storage.read('splash')).toBe(true)
  })

  it('that was not shown leaves nothing to do', () => {
    const edge = fakeBrowser()
    endSplash(edge, undefined)
    expect([edge.clock.waiting, edge.storage.read('splash')]).toEqual([0, undefined])
  })
})
