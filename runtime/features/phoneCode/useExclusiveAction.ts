import { useEffect, useRef, useState } from 'react'

export interface ExclusiveAction<Kind extends string> {
  /** The action in progress. */
  readonly busy: Kind | undefined
  /** Runs one action at a time and ignores calls meanwhile. The signal aborts on cancel and on unmount. */
  run(kind: Kind, action: (signal: AbortSignal) => Promise<void>): Promise<void>
  cancel(): void
}

export function useExclusiveAction<Kind extends string>(): ExclusiveAction<Kind> {
  const [busy, setBusy] = useState<Kind | undefined>()
  const pending = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => pending.current?.abort(), [])

  function end(): void {
    pending.current = undefined
    setBusy(undefined)
  }

  return {
    busy,
    async run(kind, action) {
      if (pending.current) return
      const controller = new AbortController()
      pending.current = controller
      setBusy(kind)
      await action(controller.signal)
      if (pending.current === controller) end()
    },
    cancel() {
      pending.current?.abort()
      end()
    },
  }
}
