import { useRef, useState } from 'react'
import { Failure } from '../../rules/failure'

export interface Once {
  readonly busy: boolean
  run(): void
}

/** One request at a time; a Failure was told already and leaves the form as it is. */
export function useOnce(work: () => Promise<void>): Once {
  const underway = useRef(false)
  const [busy, setBusy] = useState(false)

  async function run(): Promise<void> {
    if (underway.current) return
    underway.current = true
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    } finally {
      underway.current = false
      setBusy(false)
    }
  }

  return { busy, run: () => void run() }
}
