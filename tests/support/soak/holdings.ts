import type { PlaywrightPhone } from '../engines/playwrightEngine'

/** What a page holds in memory. Each number stays as it is however long the page is used; a leak adds to it every time. */
export interface Holdings {
  /** Nodes that are reachable, in the document or not. */
  readonly nodes: number
  readonly listeners: number
  /** Timers that are waiting. */
  readonly timers: number
  /** In KB, after a garbage collection. */
  readonly heap: number
}

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

/** Reads what a phone's page holds, as often as it is called; the phone has opened its page with `timerScript`. */
export async function watchHoldings({ page }: PlaywrightPhone): Promise<() => Promise<Holdings>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN
    return {
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      timers: await page.evaluate<number>('globalThis.waitingTimers.size'),
      heap: Math.round(metric('JSHeapUsedSize') / 1024),
    }
  }
}

/** How much more a page held after something had happened `times` times; empty where nothing grew each time. */
export function describeGrowth(before: Holdings, after: Holdings, times: number): string {
  const grown = (['nodes', 'listeners', 'timers'] as const).filter((one) => after[one] - before[one] >= times)
  const heapGrown = after.heap - before.heap > maxHeapGrowth ? ['heap' as const] : []
  return [...grown, ...heapGrown].map((one) => `${one} ${before[one]} -> ${after[one]}`).join(', ')
}

/** In KB. */
const maxHeapGrowth = 1024
