/**
 * Colours by human perception: conversion between `#rrggbb` and oklch, and contrast as defined by WCAG 2.2. Conversion
 * matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
 */

/** Lightness 0..1, chroma 0..about 0.37, hue in degrees 0..360. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = readonly [number, number, number]

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** `#rgb` or `#rrggbb` to channels 0..1. Throws a RangeError for anything else. */
function parseHex(hex: string): Triple {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex)
  const full = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : hex
  if (!/^#[0-9a-f]{6}$/i.test(full)) throw new RangeError(`not a colour of the form #rrggbb: ${hex}`)
  const channelAt = (start: number): number => Number.parseInt(full.slice(start, start + 2), 16) / 255
  return [channelAt(1), channelAt(3), channelAt(5)]
}

function toHexString(rgb: Triple): string {
  const digits = rgb.map((channel) =>
    Math.round(clamp(channel, 0, 1) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** A hex colour as lightness, chroma and hue. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = parseHex(hex).map(toLinear) as unknown as Triple
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: (hue + 360) % 360,
  }
}

function toUnclampedRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

const inGamut = (rgb: Triple): boolean => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)

/** The closest hex colour with the same lightness and hue: chroma is reduced where sRGB cannot show it. */
export function toHex(colour: Oklch): string {
  const target = { ...colour, l: clamp(colour.l, 0, 1), c: Math.max(0, colour.c) }
  if (inGamut(toUnclampedRgb(target))) return toHexString(toUnclampedRgb(target))
  let low = 0
  let high = target.c
  for (let halving = 0; halving < 18; halving++) {
    const middle = (low + high) / 2
    if (inGamut(toUnclampedRgb({ ...target, c: middle }))) low = middle
    else high = middle
  }
  return toHexString(toUnclampedRgb({ ...target, c: low }))
}

/** Relative luminance 0..1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map(toLinear) as unknown as Triple
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two opaque colours, 1..21. */
export function contrast(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

/** The lowest contrast of a colour against several backgrounds. */
export const minContrast = (hex: string, backgrounds: readonly string[]): number =>
  Math.min(...backgrounds.map((background) => contrast(hex, background)))

/** The colour with changed lightness, chroma or hue. */
export const adjust = (hex: string, change: (colour: Oklch) => Partial<Oklch>): string => {
  const colour = toOklch(hex)
  return toHex({ ...colour, ...change(colour) })
}

/** The colour made lighter (positive) or darker (negative), in lightness 0..1. */
export const shiftLightness = (hex: string, by: number): string => adjust(hex, ({ l }) => ({ l: l + by }))

/** The colour with its lightness limited to a range. */
export const clampLightness = (hex: string, min: number, max: number): string =>
  adjust(hex, ({ l }) => ({ l: clamp(l, min, max) }))

/**
 * The colour closest in lightness that has the required contrast on every background. If there is none: black or white,
 * whichever has more contrast.
 */
export function ensureContrast(hex: string, backgrounds: readonly string[], minRatio: number): string {
  if (minContrast(hex, backgrounds) >= minRatio) return hex
  for (let step = 0.01; step <= 1; step += 0.01) {
    for (const candidate of [shiftLightness(hex, -step), shiftLightness(hex, step)]) {
      if (minContrast(candidate, backgrounds) >= minRatio) return candidate
    }
  }
  return minContrast('#000000', backgrounds) >= minContrast('#ffffff', backgrounds) ? '#000000' : '#ffffff'
}

/** Mixes two colours as a browser's gradient does (in sRGB); `share` 0..1 is the share of the second. */
export function blend(first: string, second: string, share: number): string {
  const secondChannels = parseHex(second)
  return toHexString(
    parseHex(first).map(
      (channel, index) => channel + ((secondChannels[index] ?? 0) - channel) * share,
    ) as unknown as Triple,
  )
}

/** `#rrggbbaa` from an opaque colour and an opacity 0..1. */
export const translucent = (hex: string, opacity: number): string =>
  toHexString(parseHex(hex)) +
  Math.round(clamp(opacity, 0, 1) * 255)
    .toString(16)
    .padStart(2, '0')
