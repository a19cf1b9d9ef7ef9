import type { Localized } from '../../../runtime/schema/manifest.gen'
import { isLanguage } from '../../../runtime/tables/languages'
import { htmlLanguage } from '../site/htmlLanguage'

/** The logo's width: of the splash images of iPhones, too (`appPictures`). */
const logoWidth = 'min(60vw,15rem)'

/**
 * The splash screen of installed apps (E4.64, D142): the logo on the brand's background, and the tagline at its foot, above the
 * prerendered shell while the page has `data-splash`, and never above an error message. It is a pseudo-element around the page: it cannot take
 * focus, and uses the logo that the page loads anyway. It is not read out: a browser that knows no empty alternative shows no
 * tagline. It fades out; reset.css disables that for reduced motion.
 */
export function splashCss(url: string, tagline: Localized = {}): string {
  const hidden = 'visibility:hidden;opacity:0;pointer-events:none'
  const fade = 'transition:opacity var(--duration-fast) var(--ease-in),visibility var(--duration-fast)'
  const background = `var(--color-background) url("${url}") center/${logoWidth} no-repeat`
  const taglines = Object.entries(tagline).flatMap(([language, text]) =>
    isLanguage(language)
      ? [`[lang="${htmlLanguage(language).tag}"] body::before{content:"${cssString(text)}"/""}`]
      : [],
  )
  return [
    `body::before{content:"";position:fixed;inset:0;z-index:40;background:${background};${hidden};${fade}`,
    taglines.length > 0 ? ';display:grid;place-items:end center;padding:0 1rem 12vh;text-align:center}' : '}',
    ...taglines,
    '[data-splash]:not([data-startup-error]) body::before{visibility:visible;opacity:1;pointer-events:auto;transition:none}',
  ].join('')
}

/** Inside quotes, in a style element: no quote, backslash, line break or end tag may end it. */
const cssString = (text: string): string =>
  text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)
