/** What a banner takes from a merchant's theme. */
export interface BannerTheme {
  readonly mode: 'light' | 'dark'
  /** Colours are `#rrggbb`. */
  readonly primary: string
  readonly accent: string
  readonly display: 'serif' | 'sans' | 'rounded' | 'slab'
}

export const defaultBannerTheme: BannerTheme = {
  mode: 'dark',
  primary: '#1f4fd1',
  accent: '#f2b632',
  display: 'sans',
}

/** A theme as part of a URL, so that a picture depends on its URL alone: `light-b5161d-d99f1c-serif`. */
export const formatBannerTheme = ({ mode, primary, accent, display }: BannerTheme): string =>
  [mode, primary.slice(1), accent.slice(1), display].join('-')

const themePattern = /^(light|dark)-([0-9a-f]{6})-([0-9a-f]{6})-(serif|sans|rounded|slab)$/

/** The theme in a URL; what cannot be read is the default. */
export function parseBannerTheme(text: string | null): BannerTheme {
  const [, mode, primary, accent, display] = themePattern.exec(text ?? '') ?? []
  if (mode === undefined) return defaultBannerTheme
  return {
    mode: mode as BannerTheme['mode'],
    primary: `#${primary}`,
    accent: `#${accent}`,
    display: display as BannerTheme['display'],
  }
}
