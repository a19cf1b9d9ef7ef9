import { afterEach, expect, it, vi } from 'vitest'
import { onNear } from '../../runtime/browser/nearness'

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>

const element = (name: string): Element => ({ id: name }) as Element

afterEach(() => vi.unstubAllGlobals())

/** The last observer that was created. */
function stubObserver() {
  const observed = new Set<Element>()
  const seen: { options?: IntersectionObserverInit; report?: (entries: Entry[]) => void; stopped: boolean } =
    {
      stopped: false,
    }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: Entry[]) => void, options: IntersectionObserverInit) {
        Object.assign(seen, { options, report })
      }
      observe = (target: Element) => observed.add(target)
      unobserve = (target: Element) => observed.delete(target)
      disconnect = () => {
        seen.stopped = true
      }
    },
  )
  return { observed, seen }
}

it('reports an element once, when it comes close', () => {
  const { observed, seen } = stubObserver()
  const [one, other, container] = [element('one'), element('other'), element('container')]
  const listener = vi.fn()
  const stop = onNear([one, other], { container, margin: 100 }, listener)
  expect(seen.options).toEqual({ root: container, rootMargin: '100px' })
  seen.report?.([
    { isIntersecting: false, target: one },
    { isIntersecting: true, target: other },
  ])
  expect(listener.mock.calls).toEqual([[other]])
  expect([...observed]).toEqual([one])
  stop()
  expect(seen.stopped).toBe(true)
})

it('looks at the viewport when there is no container', () => {
  const { seen } = stubObserver()
  onNear([], { margin: 0 }, vi.fn())
  expect(seen.options).toEqual({ root: null, rootMargin: '0px' })
})

it('reports everything at once in a browser that cannot observe', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const listener = vi.fn()
  onNear([element('one'), element('other')], { margin: 100 }, listener)()
  expect(listener).toHaveBeenCalledTimes(2)
})
