import type { PlaywrightPhone } from '../engines/playwrightEngine'

/** What a page holds in memory. Each number stays about as it is however long the page is used; a leak adds to it every time. */
export interface Holdings {
  /** Nodes that are reachable, in the document or not. */
  readonly nodes: number
  readonly listeners: number
  /** Timers that are waiting. */
  readonly timers: number
  /** In KB, after a garbage collection; the expressions of a test are in it, too. */
  readonly heap: number
}

/** How much may be added each time before it is called a leak: rows, banners and draws come and go. */
const noise: Holdings = { nodes: 10, listeners: 2, timers: 1, heap: 128 }

const names = Object.keys(noise) as (keyof Holdings)[]

/** Runs in every page before its own scripts: knows which timers are waiting. */
export const timerScript = `(() => {
  const waiting = (globalThis.waitingTimers = new Set())
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
  globalThis.setTimeout = (run, ...rest) => {
    const id = setTimeout((...values) => {
      waiting.delete(id)
      run(...values)
    }, ...rest)
    waiting.add(id)
    return id
  }
  globalThis.setInterval = (...all) => {
    const id = setInterval(...all)
    waiting.add(id)
    return id
  }
  globalThis.clearTimeout = (id) => (waiting.delete(id), clearTimeout(id))
  globalThis.clearInterval = (id) => (waiting.delete(id), clearInterval(id))
})()`

/** Resolves when no timer has started or ended for a while: what a page does when it is shown is done. */
const settled = `new Promise((resolve) => {
  let [size, since] = [-1, 0]
  const look = () => {
    if (waitingTimers.size !== size) [size, since] = [waitingTimers.size, performance.now()]
    if (performance.now() - since > 300) resolve(true)
    else requestAnimationFrame(look)
  }
  look()
})`

/** Reads what a phone's page holds, as often as it is called; the phone has opened its page with `timerScript`. */
export async function watchHoldings({ page }: PlaywrightPhone): Promise<() => Promise<Holdings>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    await page.evaluate(settled)
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN
    return {
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      timers: await page.evaluate<number>('waitingTimers.size'),
      heap: Math.round(metric('JSHeapUsedSize') / 1024),
    }
  }
}

/**
 * What a page holds more of each time, in words; empty when there is no leak. Of the three measurements, each is taken after something
 * has happened `times` times more: what grows once is no leak.
 */
export const describeLeaks = (measured: readonly [Holdings, Holdings, Holdings], times: number): string =>
  names
    .filter((name) => {
      const [first, second, third] = measured.map((one) => one[name]) as [number, number, number]
      return Math.min(second - first, third - second) >= noise[name] * times
    })
    .map((name) => `${name} ${measured.map((one) => one[name]).join(', ')}`)
    .join('; ')
