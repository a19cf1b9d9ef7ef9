/**
 * Stands in for `inert` where the browser has none (Safari 15.4): what is covered takes no focus; its pointers are turned away
 * by the styles, and screen readers by `aria-modal` (F011).
 */
export function standInForInert(): void {
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
    const [top] = [...document.querySelectorAll('dialog[open]:not([inert])')].slice(-1)
    const first = top?.querySelector<HTMLElement>('input, button, a[href], [tabindex]')
    if (first) first.focus()
    else element.blur()
  })
}
