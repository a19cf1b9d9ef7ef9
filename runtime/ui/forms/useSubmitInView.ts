import { type RefObject, useEffect } from 'react'

/** What the page's bars cover, or the head of a sheet, in px. */
function coveredBy(view: Window, form: Element): number {
  const sheet = form.closest('.Sheet-body')
  if (sheet) return sheet.getBoundingClientRect().top
  const { scrollPaddingTop, scrollPaddingBottom } = view.getComputedStyle(view.document.documentElement)
  return (Number.parseFloat(scrollPaddingTop) || 0) + (Number.parseFloat(scrollPaddingBottom) || 0)
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
      const height = button.getBoundingClientRect().bottom - field.getBoundingClientRect().top
      // The field is more important than the button.
      const hasRoom = height <= viewport.height - coveredBy(view, current)
      const target = hasRoom ? button : field
      target.scrollIntoView({ block: 'nearest' })
    }
    current.addEventListener('focusin', show)
    viewport.addEventListener('resize', show)
    return () => {
      current.removeEventListener('focusin', show)
      viewport.removeEventListener('resize', show)
    }
  }, [form])
}
