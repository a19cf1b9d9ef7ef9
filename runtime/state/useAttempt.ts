import { useEffect, useRef, useState } from 'react'
import { CodeMissing, tellOfLoss } from '../contract/lazyCode'
import { useSite } from '../contract/useSite'
import { Failure } from '../rules/failure'
import { times } from '../tables/times'
import { useHeld } from './useHeld'

export interface Attempt {
  readonly busy: boolean
  /** The wait has become long enough to offer a way out. */
  readonly slow: boolean
  run(): void
  /** Whatever it waits for, the form is free at once. */
  cancel(): void
}

/**
 * One piece of work at a time, given up with its form. A Failure was told already and leaves the form as it is (F038, F062);
 * code that did not come is told here (F123).
 */
export function useAttempt(work: (signal: AbortSignal) => Promise<void>): Attempt {
  const site = useSite()
  const underway = useRef<AbortController | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const slow = useHeld(site.edge.clock, busy, times.slowThreshold)
  useEffect(() => () => underway.current?.abort(), [])

  function end(): void {
    underway.current = undefined
    setBusy(false)
  }

  async function run(): Promise<void> {
    if (underway.current) return
    const controller = new AbortController()
    underway.current = controller
    setBusy(true)
    try {
      await work(controller.signal)
    } catch (error) {
      if (error instanceof CodeMissing) await tellOfLoss(site, error.remedy)
      else if (!(error instanceof Failure)) throw error
    } finally {
      if (underway.current === controller) end()
    }
  }

  return {
    busy,
    slow,
    run: () => void run(),
    cancel() {
      underway.current?.abort()
      end()
    },
  }
}
