// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { keepScroll } from '../../../runtime/browser/page/keepScroll'

it('the browser scrolls a page that it loads, and none that is shown in its place', () => {
  const listening = vi.spyOn(globalThis, 'addEventListener')
  const stop = keepScroll()
  const listeners = listening.mock.calls.map(([type, , options]) => ({ type, options }))
  listening.mockRestore()
  expect(history.scrollRestoration).toBe('manual')
  const modes = ['pagehide', 'pageshow'].map((type) => {
    window.dispatchEvent(new Event(type))
    return history.scrollRestoration
  })
  expect(modes).toEqual(['auto', 'manual'])
  stop()
  expect(history.scrollRestoration).toBe('auto')
  expect(listeners).toEqual(
    ['pagehide', 'pageshow'].map((type) => ({
      type,
      options: expect.objectContaining({ signal: expect.objectContaining({ aborted: true }) }),
    })),
  )
})
