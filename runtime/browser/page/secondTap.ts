import * as times from '../../tables/times'

/** How far apart two taps on one spot may be, in CSS pixels. */
const spot = 12

/**
 * The second of two quick taps on one spot is for what was there at the first: it does nothing in a dialog or on a page that the
 * first one has opened (D169). Fields are left alone: a label's tap is followed by one on its field.
 */
export function ignoreSecondTaps(): void {
  let last: MouseEvent | undefined
  let dialogs = new Set<Element>()
  let address = ''
  const hear = (event: Event): void => {
    const tap = event as MouseEvent
    // From the keyboard, or from code.
    if (tap.detail === 0) return
    const element = tap.target as Element
    const dialog = element.closest('dialog')
    const isSecond =
      last &&
      tap.timeStamp - last.timeStamp < times.secondTap &&
      Math.hypot(tap.clientX - last.clientX, tap.clientY - last.clientY) < spot &&
      tap.target !== last.target &&
      (dialog ? !dialogs.has(dialog) : location.pathname + location.search !== address) &&
      !element.matches('input, select, textarea, label')
    if (isSecond) {
      tap.preventDefault()
      tap.stopImmediatePropagation()
      return
    }
    last = tap
    dialogs = new Set(document.querySelectorAll('dialog'))
    address = location.pathname + location.search
  }
  addEventListener('click', hear, true)
}
