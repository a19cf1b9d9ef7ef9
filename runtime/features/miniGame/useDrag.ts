import { type PointerEvent, useRef, useState } from 'react'
import { type Drag, moveDrag, startDrag } from '../../rules/miniGame/drag'
import { type Bounds, clampToBounds, type Point } from '../../rules/miniGame/placement'

interface DragOptions {
  readonly bounds: Bounds | undefined
  /** Where the button is. */
  readonly point: Point | undefined
  /** It was dragged there. */
  onDrop(point: Point): void
}

const positionOf = ({ clientX: x, clientY: y }: PointerEvent<HTMLElement>): Point => ({ x, y })

/**
 * Pointer handlers that let the button follow a finger or the mouse, and the point where it is meanwhile; undefined while it is not
 * dragged (E2.70). A drag that the browser cancels has no effect.
 */
export function useDrag({ bounds, point, onDrop }: DragOptions) {
  const [dragged, setDragged] = useState<Point>()
  const drag = useRef<Drag | undefined>(undefined)

  function end(event: PointerEvent<HTMLElement>): Drag | undefined {
    const { current } = drag
    if (current?.pointerId !== event.pointerId) return undefined
    drag.current = undefined
    setDragged(undefined)
    return current
  }

  return {
    // The bars may have moved meanwhile.
    dragged: dragged && bounds && clampToBounds(dragged, bounds),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        if (drag.current || !point || event.button !== 0) return
        drag.current = startDrag(event.pointerId, positionOf(event), point)
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        if (!drag.current || !bounds) return
        drag.current = moveDrag(drag.current, event.pointerId, positionOf(event), bounds)
        if (drag.current.moved) setDragged(drag.current.point)
      },
      onPointerUp(event: PointerEvent<HTMLElement>): void {
        const ended = end(event)
        if (ended?.moved) onDrop(ended.point)
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>): void => void end(event),
    },
  }
}
