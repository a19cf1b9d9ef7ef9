import { type Theme, themeCss } from '../steps/theme'

/** One merchant as the gallery needs it. */
export interface Look {
  code: string
  name: string
  /** `lang` tag of the merchant's first language. */
  language: string
  theme: Theme
  /** Address of the logo, relative to the page. */
  logo: string
}

export interface GalleryPage {
  file: string
  html: string
}

/** The same brand by the other light: grounds and ink are derived anew. */
const otherMode = (theme: Theme): Theme => ({
  ...theme,
  mode: theme.mode === 'dark' ? 'light' : 'dark',
  background: undefined,
  surface: undefined,
  text: undefined,
})

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const html = (look: Look, other: string): string => `<!doctype html>
<html lang="${look.language}" data-other="${other}" data-logo="${look.logo}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${escaped(look.name)}</title>
<style>@layer theme,reset,base,ui,shell,feature;${themeCss(look.theme)}</style>
<link rel="stylesheet" href="gallery.css">
</head>
<body><div id="root"></div><script src="main.js"></script></body>
</html>
`

/** The two pages of a merchant: as its manifest says, and by the other light. */
export function pagesOf(look: Look): readonly GalleryPage[] {
  const own = `${look.code}.html`
  const other = `${look.code}-${look.theme.mode === 'dark' ? 'light' : 'dark'}.html`
  return [
    { file: own, html: html(look, other) },
    { file: other, html: html({ ...look, theme: otherMode(look.theme) }, own) },
  ]
}
