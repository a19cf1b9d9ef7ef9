import { adjust, blend, contrast, leastContrast, toHex, toOklch, translucent } from './colour'
import { type Role, type Tokens, text } from './tokens'

/** Between the points that are tried a gradient may be a trifle weaker. */
const margin = 0.1

/** Tells whether the ink passes along a whole gradient: on both stops and between them. */
const passesAlong = (ink: string, from: string, to: string): boolean =>
  [0, 0.25, 0.5, 0.75, 1].every((share) => contrast(ink, blend(from, to, share)) >= text + margin)

/** The shorter way round from one hue to another, -60..60 degrees: a longer one would change the brand. */
function turn(from: number, to: number): number {
  const way = ((to - from + 540) % 360) - 180
  return Math.max(-60, Math.min(60, way))
}

/**
 * The second stop of the brand's gradient: a step deeper in its own hue (leaning to another would turn it brown),
 * or, under dark ink, a step brighter and nearer to the accent.
 */
function secondStop(primary: Role, accent: Role): string {
  const towards = toOklch(accent.fill).h
  const deepens = contrast(primary.on, '#000000') > contrast(primary.on, '#ffffff')
  const stop = adjust(primary.fill, ({ l, h }) =>
    deepens ? { l: l - 0.11 } : { l: l + 0.07, h: h + turn(h, towards) * 0.35 },
  )
  return passesAlong(primary.on, primary.fill, stop) ? stop : primary.fill
}

/** A stage for big words: two stops, a light that falls on them, and the ink. */
interface Stage {
  from: string
  to: string
  light: string
  ink: string
}

/** By day the brand itself, lit by the accent; by night an ember: deep tones of the brand, lit by the brand. */
function stageOf(primary: Role, accent: Role, second: string, dark: boolean): Stage {
  if (!dark) return { from: primary.fill, to: second, light: accent.fill, ink: primary.on }
  const { c, h } = toOklch(primary.fill)
  return {
    from: toHex({ l: 0.37, c: Math.min(c, 0.11), h }),
    to: toHex({ l: 0.22, c: Math.min(c, 0.06), h }),
    light: primary.fill,
    ink: '#ffffff',
  }
}

/** The strongest light, 0..0.5, under which the ink still passes everywhere. */
function strengthOf({ from, to, light, ink }: Stage): number {
  // The light fades out, so every weaker one falls somewhere too; between two hues the weakest may be on the way.
  const passes = (opacity: number): boolean =>
    [0.25, 0.5, 0.75, 1].every((share) =>
      passesAlong(ink, blend(from, light, opacity * share), blend(to, light, opacity * share)),
    ) && leastContrast(ink, [from, to]) >= text
  return [0.5, 0.4, 0.3, 0.2, 0.1].find(passes) ?? 0
}

export function gradientTokens(primary: Role, accent: Role, deepest: string, dark: boolean): Tokens {
  const second = secondStop(primary, accent)
  const stage = stageOf(primary, accent, second, dark)
  const glow = `${translucent(stage.light, strengthOf(stage))},${translucent(stage.light, 0)} 70%`
  return {
    '--gradient-brand': `linear-gradient(135deg,${primary.fill},${second})`,
    '--gradient-hero': `radial-gradient(90% 130% at 70% -15%,${glow}),linear-gradient(135deg,${stage.from},${stage.to})`,
    '--color-on-hero': stage.ink,
    '--gradient-backdrop': [
      `radial-gradient(60% 70% at 12% 0%,${primary.soft},${translucent(primary.soft, 0)})`,
      `radial-gradient(55% 60% at 92% 100%,${accent.soft},${translucent(accent.soft, 0)})`,
      `linear-gradient(${deepest},${deepest})`,
    ].join(),
  }
}

/** Depth is tone first: in the dark a lit upper edge says more than a shadow. */
export function shadowTokens(dark: boolean, hue: number): Tokens {
  const ink = toHex({ l: dark ? 0.05 : 0.25, c: 0.03, h: hue })
  const cast = (opacity: number): string => translucent(ink, opacity)
  const edge = dark ? `,inset 0 1px 0 ${translucent('#ffffff', 0.07)}` : ''
  const strength = dark ? 5 : 1
  return {
    '--shadow-1': `0 1px 2px ${cast(0.07 * strength)},0 2px 8px ${cast(0.05 * strength)}${edge}`,
    '--shadow-2': `0 2px 4px ${cast(0.06 * strength)},0 8px 24px ${cast(0.09 * strength)}${edge}`,
    '--shadow-3': `0 4px 8px ${cast(0.06 * strength)},0 24px 56px ${cast(0.16 * strength)}${edge}`,
  }
}
