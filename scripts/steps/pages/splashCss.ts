/**
 * The splash screen of installed apps (E4.64, D17): the logo on the brand's background, above the prerendered shell
 * while the page has `data-splash`, and never above an error message. It is a pseudo-element around the page: it is not
 * read out, cannot take focus, and uses the logo that the page loads anyway. It fades out; reset.css disables that for
 * reduced motion.
 */
export function splashCss(logo: string): string {
  const hidden = 'visibility:hidden;opacity:0;pointer-events:none'
  const fade = 'transition:opacity var(--duration-fast) var(--ease-in),visibility var(--duration-fast)'
  const background = `var(--color-background) url("${logo}") center/min(60vw,15rem) no-repeat`
  return [
    `body::before{content:"";position:fixed;inset:0;z-index:40;background:${background};${hidden};${fade}}`,
    '[data-splash]:not([data-startup-error]) body::before{visibility:visible;opacity:1;pointer-events:auto;transition:none}',
  ].join('')
}
