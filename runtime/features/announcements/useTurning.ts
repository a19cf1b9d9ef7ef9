import { useEffect, useState } from 'react'
import { useSite } from '../../kit/useSite'
import * as times from '../../tables/times'

export interface Turning {
  /** There is something to pause. */
  readonly canTurn: boolean
  readonly isTurning: boolean
  readonly isPaused: boolean
  togglePause(): void
  /** A finger or a pointer is on it. */
  setTouched(touched: boolean): void
  /** Something in it has the focus. */
  setFocused(focused: boolean): void
}

/**
 * Turns to the next page every five seconds (E2.39, E9.12). It stands still while it is paused, touched or focused, while the page
 * is hidden, and with reduced motion (D119). Once the play button was pressed, a focus no longer stops it.
 */
export function useTurning(count: number, index: number, onTurn: (index: number) => void): Turning {
  const { clock, page } = useSite().browser
  const [preference, setPreference] = useState<'run' | 'rest'>()
  const [isTouched, setTouched] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isVisible, setVisible] = useState(page.visible)
  useEffect(() => page.onVisible(setVisible), [page])
  const canTurn = count > 1 && !page.prefersReducedMotion()
  const isPaused = preference === 'rest'
  const isHeld = isTouched || (isFocused && preference !== 'run')
  const isTurning = canTurn && isVisible && !isPaused && !isHeld
  const next = (index + 1) % count
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its time
  useEffect(
    () => (isTurning ? clock.after(times.announcementTurn, () => onTurn(next)) : undefined),
    [isTurning, next, clock],
  )
  return {
    canTurn,
    isTurning,
    isPaused,
    togglePause: () => setPreference(isPaused ? 'run' : 'rest'),
    setTouched,
    setFocused,
  }
}
