import * as times from '../../tables/times'

/** How far apart two taps on one spot may be, in CSS pixels. */
const spot = 24

/**
 * The second of two quick taps on one spot is for what was there at the first: it does nothing to what the first one has opened or
 * moved there (D169). Fields are left alone: a label's tap is followed by one on its field.
 */
export function ignoreSecondTaps(target: EventTarget = window): void {
  let last: MouseEvent | undefined
  let lastControl: Element | undefined
  const hear = (event: Event): void => {
    const tap = event as MouseEvent
    const element = tap.target as Element
    const control = element.closest('a, button') ?? element
    const isSecond =
      last &&
      tap.detail > 0 &&
      tap.timeStamp - last.timeStamp < times.secondTap &&
      Math.hypot(tap.clientX - last.clientX, tap.clientY - last.clientY) < spot &&
      control !== lastControl &&
      !element.matches('input, select, textarea, label')
    last = tap
    lastControl = control
    if (!isSecond) return
    tap.preventDefault()
    tap.stopImmediatePropagation()
  }
  target.addEventListener('click', hear, true)
}
