import { type PointerEvent, useRef } from 'react'

/** A panel is dismissed when it was pulled down a third of its height, or flung (pixels per millisecond). */
const dismissFraction = 1 / 3
const flingSpeed = 0.5
const minimumFling = 24

interface Pull {
  startY: number
  currentY: number
  startTime: number
}

/** Whether a pull of `distance` px within `duration` ms dismisses a panel that is `height` px high. */
export const isDismissed = (distance: number, duration: number, height: number): boolean =>
  distance > height * dismissFraction ||
  (distance > minimumFling && distance / Math.max(duration, 1) > flingSpeed)

/**
 * Pointer handlers that make a panel follow the finger downwards, and call `onClose` when it is dismissed.
 * They belong on the panel's handle; `findPanel` returns the element that moves.
 */
export function usePullDown(findPanel: () => HTMLElement | null, onClose: (() => void) | undefined) {
  const pull = useRef<Pull | undefined>(undefined)
  const setTransform = (transform: string): void => {
    const element = findPanel()
    if (element) element.style.transform = transform
  }
  if (onClose === undefined) return {}
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if ((event.target as Element).closest('button, a')) return
      pull.current = { startY: event.clientY, currentY: event.clientY, startTime: event.timeStamp }
      event.currentTarget.setPointerCapture?.(event.pointerId)
      findPanel()?.setAttribute('data-dragged', '')
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (!pull.current) return
      pull.current.currentY = event.clientY
      setTransform(`translateY(${Math.max(0, event.clientY - pull.current.startY)}px)`)
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const { current } = pull
      pull.current = undefined
      findPanel()?.removeAttribute('data-dragged')
      if (!current) return
      const dismissed = isDismissed(
        current.currentY - current.startY,
        event.timeStamp - current.startTime,
        findPanel()?.offsetHeight ?? 0,
      )
      setTransform(dismissed ? 'translateY(100%)' : '')
      if (dismissed) onClose()
    },
    onPointerCancel(): void {
      pull.current = undefined
      findPanel()?.removeAttribute('data-dragged')
      setTransform('')
    },
  }
}
