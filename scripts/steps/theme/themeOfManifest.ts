/** A merchant's theme (`brand.theme` of the manifest). Colours are `#rgb` or `#rrggbb`. */
export interface Theme {
  mode?: 'light' | 'dark' | undefined
  primary: string
  /** Of the primary colour where it is text. */
  primaryText?: string | undefined
  accent?: string | undefined
  accentText?: string | undefined
  background?: string | undefined
  surface?: string | undefined
  text?: string | undefined
  success?: string | undefined
  warning?: string | undefined
  danger?: string | undefined
  radius?: 'sharp' | 'soft' | 'round' | undefined
  density?: 'compact' | 'comfortable' | undefined
  display?: 'serif' | 'sans' | 'rounded' | 'slab' | undefined
}
