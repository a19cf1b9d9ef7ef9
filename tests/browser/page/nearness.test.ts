import { afterEach, describe, expect, it, vi } from 'vitest'
import { onNearChange, onNearChildren } from '../../../runtime/browser/page/nearness'
import * as times from '../../../runtime/tables/times'

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>

const element = (name: string): Element => ({ id: name }) as Element

afterEach(() => vi.unstubAllGlobals())

type Report = (entries: Entry[]) => void
interface Observer {
  readonly root: unknown
  readonly margin: string | undefined
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
      constructor(report: Report, { root = null, rootMargin: margin }: IntersectionObserverInit) {
        observers.push({ root, margin, observed: this.observed, report })
      }
      observe = (target: Element) => this.observed.add(target)
      unobserve = (target: Element) => this.observed.delete(target)
      disconnect = () => this.observed.clear()
    },
  )
  return observers
}

const near = (target: Element, isIntersecting = true): Entry => ({ target, isIntersecting })

it('reports whenever an element comes close to the viewport, or leaves it', () => {
  const observers = stubObservers()
  const one = element('one')
  const listener = vi.fn()
  const stop = onNearChange(one, 300, listener)
  const [observer] = observers
  expect([observer?.root, observer?.margin, [...(observer?.observed ?? [])]]).toEqual([null, '300px', [one]])
  observer?.report([near(one)])
  observer?.report([near(one), near(one, false)])
  expect(listener.mock.calls).toEqual([[true], [false]])
  stop()
  expect(observer?.observed.size).toBe(0)
})

describe('children of a row', () => {
  afterEach(() => vi.useRealTimers())

  const delay = times.lazyImage

  it('reports what has stayed close for that long (E9.21)', () => {
    const observers = stubObservers()
    const [one, other, row] = [element('one'), element('other'), element('row')]
    const listener = vi.fn()
    onNearChildren(row, [one, other], { margin: 100, delay }, listener)
    const [observer, outer] = observers
    expect([observer?.margin, outer?.margin]).toEqual(['100px', '100px'])
    outer?.report([near(row)])
    observer?.report([near(one), near(other)])
    vi.advanceTimersByTime(delay - 1)
    expect(listener).not.toHaveBeenCalled()
    observer?.report([near(other, false)])
    vi.advanceTimersByTime(1)
    expect(listener.mock.calls).toEqual([[one]])
    observer?.report([near(other)])
    vi.advanceTimersByTime(delay)
    expect(listener.mock.calls).toEqual([[one], [other]])
  })

  it('does not report what is in a row that is scrolled past (E9.21)', () => {
    const observers = stubObservers()
    const [one, container] = [element('one'), element('container')]
    const listener = vi.fn()
    onNearChildren(container, [one], { margin: 100, delay }, listener)
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
    const stop = onNearChildren(container, [one], { margin: 100, delay }, listener)
    observers[1]?.report([near(container)])
    observers[0]?.report([near(one)])
    stop()
    vi.advanceTimersByTime(delay)
    expect(listener).not.toHaveBeenCalled()
    expect(observers.flatMap(({ observed }) => [...observed])).toEqual([])
  })
})
