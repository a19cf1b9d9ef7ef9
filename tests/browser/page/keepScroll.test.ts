// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { keepScroll } from '../../../runtime/browser/page/keepScroll'

it('the browser scrolls a page that it loads, and none that is shown in its place', () => {
  history.scrollRestoration = 'auto'
  const stop = keepScroll()
  const modes = ['pagehide', 'pageshow'].map((type) => {
    window.dispatchEvent(new Event(type))
    return history.scrollRestoration
  })
  expect(modes).toEqual(['auto', 'manual'])
  stop()
  window.dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('auto')
})
