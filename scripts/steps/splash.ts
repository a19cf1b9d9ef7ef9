/**
 * The start picture of apps (E4.64, D17): the logo on the brand's ground, above the painted shell for as long as the page
 * says `data-splash`, and never above words about a trouble. It is drawn around the page and not in it: nobody reads it out,
 * nothing in it takes the focus, and the logo is the one that the page loads anyway. It fades when it leaves; reset.css
 * ends that where motion is not welcome.
 */
export function splashRules(logo: string): string {
  const asleep = 'visibility:hidden;opacity:0;pointer-events:none'
  const fade = 'transition:opacity var(--duration-fast) var(--ease-in),visibility var(--duration-fast)'
  const picture = `var(--color-background) url("${logo}") center/min(60vw,15rem) no-repeat`
  return [
    `body::before{content:"";position:fixed;inset:0;z-index:40;background:${picture};${asleep};${fade}}`,
    '[data-splash]:not([data-trouble]) body::before{visibility:visible;opacity:1;pointer-events:auto;transition:none}',
  ].join('')
}
