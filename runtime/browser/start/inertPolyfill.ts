/**
 * Polyfills `inert` where the browser lacks it (Safari 15.4): inert elements take no focus. The styles block pointer
 * events, and `aria-modal` keeps screen readers out (F011).
 */
export function polyfillInert(): void {
  Object.defineProperty(HTMLElement.prototype, 'inert', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('inert')
    },
    set(this: HTMLElement, inert: boolean) {
      this.toggleAttribute('inert', inert)
    },
  })
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement
    if (!element.closest('[inert]')) return
    const [topDialog] = [...document.querySelectorAll('dialog[open]:not([inert])')].slice(-1)
    const firstFocusable = topDialog?.querySelector<HTMLElement>('input, button, a[href], [tabindex]')
    if (firstFocusable) firstFocusable.focus()
    else element.blur()
  })
}
