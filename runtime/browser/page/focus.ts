import type { Stop } from '../clock'

export interface PageFocus {
  /** Remembers the focused element. The returned function focuses it again, if it is still in the page. */
  saveFocus(): Stop
  /**
   * Opens the on-screen keyboard before the field that it is for has loaded: iOS opens it only within a tap. A hidden field takes
   * what is typed until then.
   */
  holdKeyboard(): void
  /** What was typed meanwhile; the hidden field is gone once another one has the focus. */
  takeHeldText(): string
}

const findHeldField = (): HTMLInputElement | null => document.querySelector('input[data-held]')

let focusedBefore: Element | null = null
/** What was typed until the field of the page took the focus, as long as nobody has taken it. */
let leftText = ''

export function holdKeyboard(): void {
  if (findHeldField()) return
  focusedBefore = document.activeElement
  leftText = ''
  const field = document.createElement('input')
  field.dataset.held = ''
  field.setAttribute('aria-hidden', 'true')
  field.tabIndex = -1
  // With smaller letters iOS zooms in.
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0;pointer-events:none;font-size:16px'
  const leave = () => {
    leftText = field.value
    field.remove()
  }
  field.addEventListener('blur', leave, { once: true })
  document.body.append(field)
  field.focus({ preventScroll: true })
}

export function takeHeldText(): string {
  const field = findHeldField()
  if (field) return field.value
  const text = leftText
  leftText = ''
  return text
}

/** Gives the focus back to the element that has it now, or had it before the keyboard was held. */
export function saveFocus(): Stop {
  const { activeElement } = document
  const focused = activeElement !== null && activeElement === findHeldField() ? focusedBefore : activeElement
  return () => {
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
  }
}
