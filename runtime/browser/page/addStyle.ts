/** Safari has none before 16.4. */
type Adopting = { adoptedStyleSheets?: readonly CSSStyleSheet[] }

/**
 * Adds the styles of a feature, which its script has with it, as a stylesheet of their own: the browser then looks again only at what
 * their selectors match. Where it knows no such stylesheets, they become a rule of the style element in the head, the only one that the
 * policy allows; `css` may be several rules, and a rule is added at a time.
 */
export function addStyle(css: string): void {
  const page: Adopting = document
  if (page.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  } else {
    const sheet = document.querySelector('style')?.sheet
    sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length)
  }
}
