import { useEffect, useRef, useState } from 'react'

export interface Attempt<Kind extends string> {
  /** What is under way. */
  readonly busy: Kind | undefined
  /** Does one thing at a time; what is asked for meanwhile is not done. The signal tells when nobody waits for it any more. */
  run(kind: Kind, work: (signal: AbortSignal) => Promise<void>): Promise<void>
  cancel(): void
}

export function useAttempt<Kind extends string>(): Attempt<Kind> {
  const [busy, setBusy] = useState<Kind | undefined>()
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function end(): void {
    running.current = undefined
    setBusy(undefined)
  }

  return {
    busy,
    async run(kind, work) {
      if (running.current) return
      const controller = new AbortController()
      running.current = controller
      setBusy(kind)
      await work(controller.signal)
      if (running.current === controller) end()
    },
    cancel() {
      running.current?.abort()
      end()
    },
  }
}
