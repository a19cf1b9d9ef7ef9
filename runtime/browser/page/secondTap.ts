import * as times from '../../tables/times'

/** How far apart two taps on one spot may be, in CSS pixels. */
const spot = 24

/**
 * The second of two quick taps on one spot is for what was there at the first: it does nothing to what the first one has opened or
 * moved there (D169). Fields are left alone: a label's tap is followed by one on its field.
 */
export function ignoreSecondTaps(target: EventTarget = window): void {
  let last:
    | { readonly x: number; readonly y: number; readonly time: number; readonly on: unknown }
    | undefined
  target.addEventListener(
    'click',
    (event) => {
      const { clientX: x, clientY: y, timeStamp: time, detail } = event as MouseEvent
      const element = event.target as Element
      const on = element.closest('a, button') ?? element
      const isSecond =
        last !== undefined &&
        detail > 0 &&
        time - last.time < times.secondTap &&
        Math.hypot(x - last.x, y - last.y) < spot &&
        on !== last.on &&
        !element.matches('input, select, textarea, label')
      last = { x, y, time, on }
      if (!isSecond) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
