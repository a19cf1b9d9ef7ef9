import { afterEach, describe, expect, it, vi } from 'vitest'
import { onNear } from '../../../runtime/browser/page/nearness'
import * as times from '../../../runtime/tables/times'

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

describe('with a delay', () => {
  type Report = (entries: Entry[]) => void
  interface Observer {
    readonly root: unknown
    readonly observed: Set<Element>
    readonly report: Report
  }

  /** All observers that were created. */
  function stubObservers(): Observer[] {
    vi.useFakeTimers()
    const observers: Observer[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly observed = new Set<Element>()
        constructor(report: Report, { root = null }: IntersectionObserverInit) {
          observers.push({ root, observed: this.observed, report })
        }
        observe = (target: Element) => this.observed.add(target)
        unobserve = (target: Element) => this.observed.delete(target)
        disconnect = () => this.observed.clear()
      },
    )
    return observers
  }
  afterEach(() => vi.useRealTimers())

  const delay = times.lazyImage
  const near = (target: Element, isIntersecting = true): Entry => ({ target, isIntersecting })

  it('reports what has stayed close for that long (E9.21)', () => {
    const [observer] = [stubObservers()]
    const [one, other] = [element('one'), element('other')]
    const listener = vi.fn()
    onNear([one, other], { margin: 100, delay }, listener)
    observer[0]?.report([near(one), near(other)])
    vi.advanceTimersByTime(delay - 1)
    expect(listener).not.toHaveBeenCalled()
    observer[0]?.report([near(other, false)])
    vi.advanceTimersByTime(1)
    expect(listener.mock.calls).toEqual([[one]])
    observer[0]?.report([near(other)])
    vi.advanceTimersByTime(delay)
    expect(listener.mock.calls).toEqual([[one], [other]])
  })

  it('does not report what is in a row that is scrolled past (E9.21)', () => {
    const observers = stubObservers()
    const [one, container] = [element('one'), element('container')]
    const listener = vi.fn()
    onNear([one], { container, margin: 100, delay }, listener)
    const [inner, outer] = observers
    expect([inner?.root, outer?.root]).toEqual([container, null])
    expect(inner?.observed.size).toBe(0)
    outer?.report([near(container)])
    expect([...(inner?.observed ?? [])]).toEqual([one])
    inner?.report([near(one)])
    vi.advanceTimersByTime(delay - 1)
    outer?.report([near(container, false)])
    vi.advanceTimersByTime(delay)
    expect(listener).not.toHaveBeenCalled()
    outer?.report([near(container)])
    inner?.report([near(one)])
    vi.advanceTimersByTime(delay)
    expect(listener.mock.calls).toEqual([[one]])
    outer?.report([near(container, false)])
    outer?.report([near(container)])
    expect(inner?.observed.size).toBe(0)
  })

  it('reports nothing after it was stopped', () => {
    const observers = stubObservers()
    const [one, container] = [element('one'), element('container')]
    const listener = vi.fn()
    const stop = onNear([one], { container, margin: 100, delay }, listener)
    observers[1]?.report([near(container)])
    observers[0]?.report([near(one)])
    stop()
    vi.advanceTimersByTime(delay)
    expect(listener).not.toHaveBeenCalled()
    expect(observers.flatMap(({ observed }) => [...observed])).toEqual([])
  })
})
