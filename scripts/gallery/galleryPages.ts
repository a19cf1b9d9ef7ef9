import { scriptJson } from '../steps/site/html'
import { themeCss } from '../steps/theme/theme'
import type { Theme } from '../steps/theme/themeOfManifest'
import type { SampleBrand } from './sampleBrand'

/** A merchant's brand as the gallery needs it. */
export interface GalleryBrand {
  code: string
  name: string
  /** `lang` tag of the merchant's first language. */
  language: string
  theme: Theme
  /** Address of the logo, relative to the page. */
  logo: string
  /** Its languages, texts, money and members. */
  sample: SampleBrand
}

export interface GalleryPage {
  file: string
  html: string
}

/** The same theme in the other mode: background and text colours are derived again. */
export const withOtherMode = (theme: Theme): Theme => ({
  ...theme,
  mode: theme.mode === 'dark' ? 'light' : 'dark',
  background: undefined,
  surface: undefined,
  text: undefined,
})

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const renderPage = (brand: GalleryBrand, otherFile: string): string => `<!doctype html>
<html lang="${brand.language}" data-other="${otherFile}" data-logo="${brand.logo}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${escapeHtml(brand.name)}</title>
<style>@layer theme,reset,base,ui,shell,feature;${themeCss(brand.theme)}</style>
<link rel="stylesheet" href="gallery.css">
</head>
<body><div id="root"></div><script id="brand" type="application/json">${scriptJson(brand.sample)}</script><script src="main.js"></script></body>
</html>
`

/** The two pages of a merchant: in its manifest's mode, and in the other one. */
export function galleryPages(brand: GalleryBrand): readonly GalleryPage[] {
  const ownFile = `${brand.code}.html`
  const otherFile = `${brand.code}-${brand.theme.mode === 'dark' ? 'light' : 'dark'}.html`
  return [
    { file: ownFile, html: renderPage(brand, otherFile) },
    { file: otherFile, html: renderPage({ ...brand, theme: withOtherMode(brand.theme) }, ownFile) },
  ]
}
