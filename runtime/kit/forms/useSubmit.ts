import { useEffect, useRef, useState } from 'react'
import type { Site } from '../../contract/site'
import type { TextKey } from '../../contract/text'
import { CaptchaNotPassedError } from '../../rules/captcha/captchaNotPassed'
import { Failure } from '../../rules/network/failure'
import { sendingFormsAtom } from '../../state/interruptions'
import type { Ms } from '../../tables/times'
import * as times from '../../tables/times'
import { ChunkLoadError, notifyChunkLoadError } from '../code/lazyCode'
import { setRetry } from '../feedback/retries'
import { useSaysSlow } from '../feedback/useSaysSlow'
import { useDelayedFlag } from '../timing/useDelayedFlag'
import { useSite } from '../useSite'

export interface Submit<Action extends string = 'submit'> {
  /** The action in progress. */
  readonly action: Action | undefined
  readonly busy: boolean
  /** One has ended so lately that the next would be a double tap: the button says so instead of ignoring it. */
  readonly locked: boolean
  /** It takes long enough to offer a cancel button. */
  readonly slow: boolean
  /** Ignored while another one runs. The signal aborts on cancel and on unmount. */
  run(submit: (signal: AbortSignal) => Promise<void>, action?: Action): Promise<void>
  /** Cancels the request and unlocks the form at once. */
  cancel(): void
}

interface SubmitOptions {
  /** What a toast says after a cancel. */
  readonly cancelledText?: TextKey
  /** How long the form stays locked after a submission, so that a double tap submits once (I4.17, F062). */
  readonly lock?: Ms
  /** Whether a request continues when the form unmounts. */
  readonly outlivesForm?: boolean
  /** What "try again" does in the notice of a failure; absent: runs the submission again. */
  readonly retry?: () => void
}

/**
 * Runs one submission at a time, and tells the member why it failed; typed values stay as they are (F038, F062).
 */
export function useSubmit<Action extends string = 'submit'>({
  cancelledText,
  lock,
  outlivesForm = false,
  retry,
}: SubmitOptions = {}): Submit<Action> {
  const site = useSite()
  const { clock } = site.browser
  const pending = useRef<AbortController | undefined>(undefined)
  const locked = useRef(false)
  const [isLocked, setIsLocked] = useState(false)
  const [action, setAction] = useState<Action | undefined>()
  const busy = action !== undefined
  const slow = useDelayedFlag(clock, busy, times.slowThreshold)
  useSaysSlow(slow)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      if (!outlivesForm) pending.current?.abort()
    }
  }, [outlivesForm])

  const count = (change: number) => site.store.set(sendingFormsAtom, (sending) => sending + change)

  function end(): void {
    pending.current = undefined
    count(-1)
    setAction(undefined)
    if (lock === undefined) return
    setIsLocked(true)
    clock.after(lock, () => {
      locked.current = false
      setIsLocked(false)
    })
  }

  async function run(
    submit: (signal: AbortSignal) => Promise<void>,
    nextAction = 'submit' as Action,
  ): Promise<void> {
    if (pending.current || locked.current) return
    const controller = new AbortController()
    pending.current = controller
    locked.current = lock !== undefined
    setAction(nextAction)
    count(1)
    // A form that is gone sends nothing more.
    const again = () => {
      if (isMounted.current) void (retry ? retry() : run(submit, nextAction))
    }
    setRetry(controller.signal, again)
    try {
      await submit(controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) await notifySubmitError(site, error, again)
    } finally {
      if (pending.current === controller) end()
    }
  }

  return {
    action,
    busy,
    locked: isLocked,
    slow,
    run,
    cancel() {
      if (!pending.current) return
      pending.current.abort()
      end()
      if (cancelledText !== undefined) site.toast(site.text.t(cancelledText))
    },
  }
}

/** Tells the member what went wrong. A Failure was already shown, like a captcha that cannot be had; lost code has its own remedy (F123). */
export async function notifySubmitError(site: Site, error: unknown, retry?: () => void): Promise<void> {
  if (error instanceof Failure) return
  if (error instanceof CaptchaNotPassedError && error.shown) return
  if (error instanceof ChunkLoadError) return notifyChunkLoadError(site, error.remedy, retry)
  const { t } = site.text
  if (error instanceof CaptchaNotPassedError) await site.notice({ message: t(error.textKey) })
  else await site.notice({ message: t('errors.network'), remedy: 'reconnect', retry })
}
