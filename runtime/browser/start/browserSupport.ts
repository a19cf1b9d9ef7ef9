/** The properties of a window that reveal how old its browser is. */
export type BrowserFeatures = Readonly<Record<string, unknown>> & {
  readonly Promise: object
  readonly HTMLScriptElement: { readonly prototype: object }
  readonly CSS: { supports(property: string, value: string): boolean }
  readonly URL: object
  readonly document: { readonly documentElement: { readonly style: object } }
}

/**
 * Whether this browser can run the site: Chrome 109, Safari 15.4, Firefox 115 and later (D133). Features decide, never the
 * name. `structuredClone`, `<dialog>` and `dvh` came with Safari 15.4, but to Chrome and Firefox a little before the
 * minimum version, so those two must pass one more test. They are recognised by an old property of their own; a version
 * that has dropped it is new enough.
 */
export function isSupportedBrowser(window: BrowserFeatures): boolean {
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
