import { type RefObject, useEffect } from 'react'

/** From the label of the focused field down to the form's button, in px of the window. */
function spanOf(field: HTMLInputElement, button: Element) {
  const label = field.labels?.[0] ?? field
  return { top: label.getBoundingClientRect().top, bottom: button.getBoundingClientRect().bottom }
}

/**
 * Scrolls the button of a form into view together with the focused field, above an on-screen keyboard, if both have room. The
 * keyboard opens after the focus, and most browsers shrink only the visual viewport.
 */
export function useSubmitInView(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = form
    const view = current?.ownerDocument.defaultView
    const viewport = view?.visualViewport
    if (!current || !view || !viewport) return
    const show = () => {
      const field = current.ownerDocument.activeElement
      const button = current.querySelector('[type="submit"]')
      if (!(field instanceof view.HTMLInputElement) || !button || !current.contains(field)) return
      const { top, bottom } = spanOf(field, button)
      if (bottom - top <= viewport.height) button.scrollIntoView({ block: 'nearest' })
    }
    current.addEventListener('focusin', show)
    viewport.addEventListener('resize', show)
    return () => {
      current.removeEventListener('focusin', show)
      viewport.removeEventListener('resize', show)
    }
  }, [form])
}
