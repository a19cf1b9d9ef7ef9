/** What of a window tells how old its browser is. */
export type Signs = Readonly<Record<string, unknown>> & {
  readonly Promise: object
  readonly HTMLScriptElement: { readonly prototype: object }
  readonly CSS: { supports(property: string, value: string): boolean }
  readonly URL: object
  readonly document: { readonly documentElement: { readonly style: object } }
}

/**
 * Whether this browser runs the site: Chrome 109, Safari 15.4, Firefox 115 and later (D17). Told by what it can do, never by
 * its name: `structuredClone`, `<dialog>` and `dvh` came with Safari 15.4 and with the others a little before their line, which
 * one thing more draws for each of them, as long as it still has the old name by which it is known here.
 */
export function isCurrent(window: Signs): boolean {
  const isFirefox = 'MozAppearance' in window.document.documentElement.style
  const isChromium = 'webkitRequestFileSystem' in window
  return (
    ['Intl', 'structuredClone', 'HTMLDialogElement'].every((name) => name in window) &&
    'noModule' in window.HTMLScriptElement.prototype &&
    'allSettled' in window.Promise &&
    window.CSS.supports('height', '1dvh') &&
    (!isFirefox || 'canParse' in window.URL) &&
    (!isChromium || 'MathMLElement' in window)
  )
}
