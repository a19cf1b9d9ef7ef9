import { type PointerEvent, useRef } from 'react'

/** A panel is let go of when it was pulled a third of its height down, or flung (pixels a millisecond). */
const farEnough = 1 / 3
const fastEnough = 0.5
const leastFling = 24

interface Grip {
  from: number
  at: number
  started: number
}

/** Tells whether a pull of `distance` px within `duration` ms on a panel of `height` px means "away with it". */
export const letsGo = (distance: number, duration: number, height: number): boolean =>
  distance > height * farEnough || (distance > leastFling && distance / Math.max(duration, 1) > fastEnough)

/**
 * Pointer handlers that make a panel follow the finger downwards, and call `onClose` when it was let go of.
 * They go on the panel's handle; `panel` finds what moves.
 */
export function usePullDown(panel: () => HTMLElement | null, onClose: (() => void) | undefined) {
  const grip = useRef<Grip | undefined>(undefined)
  const place = (offset: string): void => {
    const element = panel()
    if (element) element.style.transform = offset
  }
  if (onClose === undefined) return {}
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if ((event.target as Element).closest('button, a')) return
      grip.current = { from: event.clientY, at: event.clientY, started: event.timeStamp }
      event.currentTarget.setPointerCapture?.(event.pointerId)
      panel()?.setAttribute('data-dragged', '')
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (!grip.current) return
      grip.current.at = event.clientY
      place(`translateY(${Math.max(0, event.clientY - grip.current.from)}px)`)
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const { current } = grip
      grip.current = undefined
      panel()?.removeAttribute('data-dragged')
      if (!current) return
      const away = letsGo(
        current.at - current.from,
        event.timeStamp - current.started,
        panel()?.offsetHeight ?? 0,
      )
      place(away ? 'translateY(100%)' : '')
      if (away) onClose()
    },
    onPointerCancel(): void {
      grip.current = undefined
      panel()?.removeAttribute('data-dragged')
      place('')
    },
  }
}
