import { hash, seeded } from '../platform/random'

/** Colours from light to dark; #rrggbbaa where it is meant to be seen through. */
export type Ramp = readonly [light: string, base: string, dark: string]

/** Draws with chance that can be repeated, and keeps the gradients that a picture uses, each once. */
export interface Pen {
  /** The next number in [0, 1). */
  random(): number
  between(low: number, high: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** A linear gradient over evenly spread colours; 90 degrees runs from top to bottom. */
  linear(colors: readonly string[], angle?: number): string
  /** A radial gradient from the light (in parts of the shape) outwards. */
  radial(colors: readonly string[], lightX?: number, lightY?: number, reach?: number): string
  /** A soft spot of light or shade that ends in nothing. */
  soft(color: string, strength?: number): string
  /** Draws something that a picture has several times: kept once, and put to its places by reference. */
  reuse(name: string, draw: () => string): string
  defs(): string
}

export function createPen(seed: string): Pen {
  const random = seeded(seed)
  // Pictures may stand in one document: the ids of each begin with its own seed.
  const prefix = `a${hash(`ids ${seed}`).toString(36)}`
  const kept = new Map<string, string>()
  const shared = new Map<string, { id: string; content: string }>()
  const keep = (open: string, colors: readonly string[], close: string): string => {
    const key = open + colors.join()
    if (!kept.has(key))
      kept.set(key, `<${open} id="${prefix}-${kept.size}"${close.replace('*', stops(colors))}`)
    return `url(#${prefix}-${[...kept.keys()].indexOf(key)})`
  }
  return {
    random,
    between: (low, high) => low + (high - low) * random(),
    pick: ([first, ...others]) => [first, ...others][Math.floor(random() * (others.length + 1))] ?? first,
    linear: (colors, angle = 90) => {
      const turn = angle === 0 ? '' : ` gradientTransform="rotate(${angle} .5 .5)"`
      return keep(`linearGradient${turn}`, colors, '>*</linearGradient>')
    },
    radial: (colors, lightX = 0.36, lightY = 0.3, reach = 0.72) =>
      keep(
        `radialGradient cx="${part(lightX)}" cy="${part(lightY)}" r="${part(reach)}"`,
        colors,
        '>*</radialGradient>',
      ),
    soft: (color, strength = 0.8) =>
      keep(
        'radialGradient',
        [`${color}${alpha(strength)}`, `${color}${alpha(strength * 0.3)}`, `${color}00`],
        '>*</radialGradient>',
      ),
    reuse: (name, draw) => {
      if (!shared.has(name)) {
        // Drawn before it is numbered: what it is made of may be kept as well.
        const content = draw()
        shared.set(name, { id: `${prefix}${shared.size}`, content })
      }
      return `<use href="#${shared.get(name)?.id}"/>`
    },
    defs: () =>
      `<defs>${[...kept.values()].join('')}${[...shared.values()].map(({ id, content }) => `<g id="${id}">${content}</g>`).join('')}</defs>`,
  }
}

const alpha = (strength: number): string =>
  Math.round(strength * 255)
    .toString(16)
    .padStart(2, '0')

const part = (share: number): string => String(Math.round(share * 100) / 100).replace(/^0/, '')

const stops = (colors: readonly string[]): string =>
  colors
    .map(
      (color, index) =>
        `<stop${index ? ` offset="${part(index / (colors.length - 1))}"` : ''} stop-color="${color}"/>`,
    )
    .join('')
