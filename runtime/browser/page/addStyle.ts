/**
 * Adds the styles of a feature, which its script has with it. The policy allows no further style element, so they become a rule of
 * the one in the head; `css` may be several rules, and a rule is added at a time.
 */
export function addStyle(css: string): void {
  const sheet = document.querySelector('style')?.sheet
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length)
}
