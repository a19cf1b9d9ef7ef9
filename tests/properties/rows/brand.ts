import { languages } from '../../../runtime/tables/languages'
import { type ManifestPart, rowsOf } from '../row'

const home = 'file m/home.html'
const codes = Object.keys(languages) as (keyof typeof languages)[]

const drawn = rowsOf('worldwide')

/** Colours that are readable on each other, so that the theme takes them as they are. */
const theme = {
  mode: 'dark',
  primary: '#4d8dff',
  primaryText: '#86b3ff',
  accent: '#e0a526',
  accentText: '#f0c463',
  background: '#120b09',
  surface: '#1d1513',
  text: '#f7ece6',
  success: '#3fbf7f',
  warning: '#f0b429',
  danger: '#ff6b6b',
  radius: 'sharp',
  density: 'compact',
  display: 'slab',
} as const

const colour = (name: keyof typeof theme, token: string = name) =>
  [`brand.theme.${name}`, home, `--color-${token}:${theme[name]}`, `--color-${token}:`] as const

const inEach = (text: (code: string) => string) => Object.fromEntries(codes.map((code) => [code, text(code)]))

const worldwide: ManifestPart = {
  languages: codes,
  brand: { tagline: inEach((code) => `A sentence for ${code}`) },
  metadata: { '/m/home': { title: inEach(() => 'Title'), description: inEach(() => 'Description') } },
}

export const brand = [
  ...drawn(
    { brand: { theme } },
    ['brand', home, 'color-scheme:dark', 'color-scheme:light'],
    ['brand.theme', home, 'color-scheme:dark', 'color-scheme:light'],
    ['brand.theme.mode', home, '<meta name="color-scheme" content="dark">', 'content="light"'],
    colour('primary'),
    colour('primaryText', 'link'),
    colour('accent'),
    colour('accentText', 'on-accent-soft'),
    colour('background'),
    colour('surface'),
    colour('text'),
    colour('success'),
    colour('warning'),
    colour('danger'),
    ['brand.theme.radius', home, '--radius-m:6px', '--radius-m:14px'],
    ['brand.theme.density', home, '--control:44px', '--control:48px'],
    ['brand.theme.display', home, '--font-display:"Rockwell Nova"', '--font-display:"SF Pro'],
  ),
  ...rowsOf('worldwide')(
    { brand: { logo: 'brand/wordmark.svg', icon: 'brand/symbol.svg' } },
    ['brand.logo', 'lobby', 'width="200" height="50"', 'width="160" height="40"'],
    ['brand.icon', 'file m/icons/icon.svg', 'viewBox="0 0 500 500"', 'viewBox="0 0 512 512"'],
  ),
  ...rowsOf('full')({ brand: { tagline: { EN: 'A sentence of the brand' } } }, [
    'brand.tagline',
    'lobby',
    'A sentence of the brand',
  ]),
  // The splash screen has the text of the page's language, whichever it is.
  ...codes.flatMap((code) =>
    rowsOf('worldwide')(worldwide, [
      `localized.${code}`,
      home,
      `[lang="${languages[code].tag}"] body::before{content:"A sentence for ${code}"/""}`,
    ]),
  ),
]
