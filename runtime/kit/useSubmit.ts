import { useEffect, useRef, useState } from 'react'
import { Failure } from '../rules/network/failure'
import { times } from '../tables/times'
import { CodeMissing, notifyCodeMissing } from './lazyCode'
import { useDelayedFlag } from './useDelayedFlag'
import { useSite } from './useSite'

export interface Submit {
  readonly busy: boolean
  /** It takes long enough to offer a cancel button. */
  readonly slow: boolean
  run(): void
  /** Cancels the request and unlocks the form at once. */
  cancel(): void
}

/**
 * Runs one submission at a time and aborts it when the form unmounts. A Failure was already shown and leaves the form
 * as it is (F038, F062); a failure to load code is shown here (F123).
 */
export function useSubmit(submit: (signal: AbortSignal) => Promise<void>): Submit {
  const site = useSite()
  const pending = useRef<AbortController | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const slow = useDelayedFlag(site.browser.clock, busy, times.slowThreshold)
  useEffect(() => () => pending.current?.abort(), [])

  function end(): void {
    pending.current = undefined
    setBusy(false)
  }

  async function run(): Promise<void> {
    if (pending.current) return
    const controller = new AbortController()
    pending.current = controller
    setBusy(true)
    try {
      await submit(controller.signal)
    } catch (error) {
      if (error instanceof CodeMissing) await notifyCodeMissing(site, error.remedy)
      else if (!(error instanceof Failure)) throw error
    } finally {
      if (pending.current === controller) end()
    }
  }

  return {
    busy,
    slow,
    run: () => void run(),
    cancel() {
      pending.current?.abort()
      end()
    },
  }
}
