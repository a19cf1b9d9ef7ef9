import { isSlowLine, type LineReport } from '../../rules/network/slowLine'
import * as times from '../../tables/times'
import type { Clock, Stop } from '../clock'

/** The line to the network, for what a visit may need later (D195). */
export interface Line {
  /** Slow, or dear: the member asks to save data. */
  readonly slow: boolean
  /** The member asks to save data. */
  readonly saves: boolean
  /** Runs when the browser is idle; on a slow line not before the first touch, or ten seconds after the start. */
  whenFree(run: () => void): Stop
}

export function createLine({ after, whenIdle }: Pick<Clock, 'after' | 'whenIdle'>): Line {
  // Safari and Firefox say nothing of the line.
  const report = (navigator as { connection?: LineReport }).connection ?? {}
  const slow = isSlowLine(report)
  const free = new Promise<void>((resolve) => {
    if (!slow) return resolve()
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => resolve(), true)
    after(times.slowStart, resolve)
  })
  return {
    slow,
    saves: report.saveData === true,
    whenFree(run) {
      let wanted: (() => void) | undefined = run
      void free.then(() => whenIdle(() => wanted?.()))
      return () => {
        wanted = undefined
      }
    },
  }
}
