import { adjust, blend, contrast, minContrast, toHex, toOklch, translucent } from './color'
import { type ColorRole, type Tokens, textContrast } from './tokens'

/** The contrast may be slightly lower between the points that are tested. */
const margin = 0.1

/** Whether text has enough contrast along a whole gradient: at both stops and between them. */
const isReadableAlong = (color: string, from: string, to: string): boolean =>
  [0, 0.25, 0.5, 0.75, 1].every((share) => contrast(color, blend(from, to, share)) >= textContrast + margin)

/** The shorter way from one hue to another, limited to -60..60 degrees: more would change the brand. */
function hueShift(from: number, to: number): number {
  const difference = ((to - from + 540) % 360) - 180
  return Math.max(-60, Math.min(60, difference))
}

/**
 * The second stop of the brand's gradient: darker in the same hue (another hue would turn it brown), or, under dark
 * text, lighter and closer to the accent.
 */
function secondStop(primary: ColorRole, accent: ColorRole): string {
  const accentHue = toOklch(accent.fill).h
  const darkens = contrast(primary.on, '#000000') > contrast(primary.on, '#ffffff')
  const stop = adjust(primary.fill, ({ l, h }) =>
    darkens ? { l: l - 0.11 } : { l: l + 0.07, h: h + hueShift(h, accentHue) * 0.35 },
  )
  return isReadableAlong(primary.on, primary.fill, stop) ? stop : primary.fill
}

/** The background of large text: two stops, a light above them, and the text colour. */
interface HeroBackground {
  from: string
  to: string
  light: string
  textColor: string
}

/**
 * In light mode the brand's colour with a light of the accent; in dark mode dark tones of the brand with a light of the
 * brand's colour.
 */
function heroBackground(
  primary: ColorRole,
  accent: ColorRole,
  secondColor: string,
  dark: boolean,
): HeroBackground {
  if (!dark) return { from: primary.fill, to: secondColor, light: accent.fill, textColor: primary.on }
  const { c, h } = toOklch(primary.fill)
  return {
    from: toHex({ l: 0.37, c: Math.min(c, 0.11), h }),
    to: toHex({ l: 0.22, c: Math.min(c, 0.06), h }),
    light: primary.fill,
    textColor: '#ffffff',
  }
}

/** The strongest light, 0..0.5, under which the text is readable everywhere. */
function maxLightOpacity({ from, to, light, textColor }: HeroBackground): number {
  // The light fades out, so weaker ones occur too, and between two hues an intermediate one may have the lowest
  // contrast.
  const isReadable = (opacity: number): boolean =>
    [0.25, 0.5, 0.75, 1].every((share) =>
      isReadableAlong(textColor, blend(from, light, opacity * share), blend(to, light, opacity * share)),
    ) && minContrast(textColor, [from, to]) >= textContrast
  return [0.5, 0.4, 0.3, 0.2, 0.1].find(isReadable) ?? 0
}

export function gradientTokens(
  primary: ColorRole,
  accent: ColorRole,
  deepestBackground: string,
  dark: boolean,
): Tokens {
  const secondColor = secondStop(primary, accent)
  const hero = heroBackground(primary, accent, secondColor, dark)
  const glow = `${translucent(hero.light, maxLightOpacity(hero))},${translucent(hero.light, 0)} 70%`
  return {
    '--gradient-brand': `linear-gradient(135deg,${primary.fill},${secondColor})`,
    '--gradient-hero': `radial-gradient(90% 130% at 70% -15%,${glow}),linear-gradient(135deg,${hero.from},${hero.to})`,
    '--color-on-hero': hero.textColor,
    '--gradient-backdrop': [
      `radial-gradient(60% 70% at 12% 0%,${primary.soft},${translucent(primary.soft, 0)})`,
      `radial-gradient(55% 60% at 92% 100%,${accent.soft},${translucent(accent.soft, 0)})`,
      `linear-gradient(${deepestBackground},${deepestBackground})`,
    ].join(),
  }
}

/** Elevation is shown by tone first: in dark mode a light top edge is clearer than a shadow. */
export function shadowTokens(dark: boolean, hue: number): Tokens {
  const shadow = toHex({ l: dark ? 0.05 : 0.25, c: 0.03, h: hue })
  const shadowColor = (opacity: number): string => translucent(shadow, opacity)
  const topEdge = dark ? `,inset 0 1px 0 ${translucent('#ffffff', 0.07)}` : ''
  const strength = dark ? 5 : 1
  return {
    '--shadow-1': `0 1px 2px ${shadowColor(0.07 * strength)},0 2px 8px ${shadowColor(0.05 * strength)}${topEdge}`,
    '--shadow-2': `0 2px 4px ${shadowColor(0.06 * strength)},0 8px 24px ${shadowColor(0.09 * strength)}${topEdge}`,
    '--shadow-3': `0 4px 8px ${shadowColor(0.06 * strength)},0 24px 56px ${shadowColor(0.16 * strength)}${topEdge}`,
  }
}
