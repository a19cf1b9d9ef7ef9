import { isSlowLine, type LineReport } from '../../rules/network/slowLine'
import * as times from '../../tables/times'
import type { Clock, Stop } from '../clock'

/** The line to the network, for what a visit may need later (D195). */
export interface Line {
  /** Slow, or dear: the member asks to save data. */
  readonly slow: boolean
  /** The member asks to save data. */
  readonly saves: boolean
  /** Runs when the browser is idle; on a slow line not before the first touch, or long after the start. */
  whenFree(run: () => void): Stop
}

/** Safari and Firefox say nothing of the line: then the wait for this page tells. */
function measuredLine(): LineReport {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page && page.responseStart - page.requestStart > times.lateAnswer ? { effectiveType: '3g' } : {}
}

export function createLine({ after, monotonic, whenIdle }: Clock): Line {
  const report = (navigator as { connection?: LineReport }).connection ?? measuredLine()
  const slow = isSlowLine(report)
  const free = new Promise<void>((resolve) => {
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => resolve(), true)
    after(times.ms(Math.max(times.slowStart - monotonic(), times.afterSlowStart)), resolve)
  })
  return {
    slow,
    saves: report.saveData === true,
    whenFree(run) {
      if (!slow) return whenIdle(run)
      let stop: Stop | undefined
      let stopped = false
      void free.then(() => {
        if (!stopped) stop = whenIdle(run)
      })
      return () => {
        stopped = true
        stop?.()
      }
    },
  }
}
