import type { Category } from './category'
import { type Sky, type Stuff, skies, stuff } from './colors'
import type { Pen, Ramp } from './pen'

/** The colours of one picture. */
export interface Palette {
  readonly sky: Ramp
  /** Most of the motif. */
  readonly hero: Ramp
  /** What stands against it. */
  readonly second: Ramp
  readonly metal: Ramp
}

type Row = readonly [sky: Sky, hero: Stuff, second: Stuff, metal: Stuff]

/** Harmonies by category: warm for luck, felt and wine for the tables, water for fish, floodlit nights for sports. */
const rows: Readonly<Record<Category, readonly [Row, ...Row[]]>> = {
  slots: [
    ['crimson', 'ruby', 'emerald', 'gold'],
    ['royal', 'amethyst', 'amber', 'gold'],
    ['jungle', 'emerald', 'ruby', 'gold'],
    ['sunset', 'coral', 'indigo', 'gold'],
    ['night', 'sapphire', 'amber', 'silver'],
    ['orchid', 'rose', 'aqua', 'rosegold'],
    ['saffron', 'ruby', 'jade', 'gold'],
    ['lagoon', 'aqua', 'coral', 'gold'],
    ['scarlet', 'amber', 'sapphire', 'gold'],
    ['wine', 'rose', 'jade', 'rosegold'],
    ['abyss', 'aqua', 'rose', 'silver'],
    ['smoke', 'amber', 'emerald', 'brass'],
  ],
  live: [
    ['felt', 'ruby', 'onyx', 'gold'],
    ['wine', 'ruby', 'emerald', 'gold'],
    ['night', 'sapphire', 'ruby', 'gold'],
    ['royal', 'amethyst', 'ruby', 'gold'],
    ['smoke', 'ruby', 'onyx', 'brass'],
    ['crimson', 'onyx', 'ruby', 'gold'],
    ['lagoon', 'onyx', 'coral', 'gold'],
    ['steel', 'sapphire', 'ruby', 'silver'],
  ],
  lottery: [
    ['scarlet', 'ruby', 'sapphire', 'gold'],
    ['saffron', 'ruby', 'emerald', 'gold'],
    ['crimson', 'amber', 'sapphire', 'gold'],
    ['ocean', 'sapphire', 'amber', 'gold'],
    ['jungle', 'emerald', 'amber', 'gold'],
    ['royal', 'amethyst', 'amber', 'gold'],
    ['sunset', 'coral', 'aqua', 'gold'],
    ['orchid', 'rose', 'indigo', 'gold'],
    ['lagoon', 'aqua', 'ruby', 'gold'],
    ['mint', 'emerald', 'ruby', 'gold'],
  ],
  fishing: [
    ['ocean', 'amber', 'coral', 'gold'],
    ['abyss', 'aqua', 'rose', 'gold'],
    ['lagoon', 'coral', 'amber', 'gold'],
    ['night', 'amethyst', 'aqua', 'silver'],
    ['mint', 'sapphire', 'coral', 'gold'],
    ['ocean', 'rose', 'lime', 'gold'],
    ['abyss', 'lime', 'amber', 'gold'],
    ['lagoon', 'indigo', 'coral', 'silver'],
    ['royal', 'aqua', 'amber', 'gold'],
  ],
  sports: [
    ['night', 'emerald', 'ruby', 'gold'],
    ['abyss', 'sapphire', 'amber', 'silver'],
    ['jungle', 'emerald', 'coral', 'gold'],
    ['sunset', 'coral', 'indigo', 'gold'],
    ['ocean', 'aqua', 'ruby', 'gold'],
    ['steel', 'ruby', 'sapphire', 'silver'],
    ['royal', 'amethyst', 'lime', 'gold'],
    ['scarlet', 'ruby', 'onyx', 'gold'],
    ['felt', 'lime', 'sapphire', 'gold'],
  ],
  cards: [
    ['wine', 'ruby', 'onyx', 'gold'],
    ['felt', 'emerald', 'ruby', 'gold'],
    ['royal', 'amethyst', 'rose', 'gold'],
    ['night', 'sapphire', 'ruby', 'silver'],
    ['crimson', 'ruby', 'onyx', 'gold'],
    ['smoke', 'amber', 'ruby', 'brass'],
    ['lagoon', 'aqua', 'coral', 'gold'],
    ['orchid', 'rose', 'indigo', 'rosegold'],
    ['jungle', 'jade', 'ruby', 'gold'],
  ],
}

const named = ([sky, hero, second, metal]: Row): Palette => ({
  sky: skies[sky],
  hero: stuff[hero],
  second: stuff[second],
  metal: stuff[metal],
})

export const palettes = Object.fromEntries(
  Object.entries(rows).map(([category, list]) => [category, list.map(named)]),
) as unknown as Readonly<Record<Category, readonly [Palette, ...Palette[]]>>

/** Words of a game's code that name a colour. */
const hues: readonly (readonly [hue: Stuff, ...words: string[]])[] = [
  ['ruby', 'red', 'ruby', 'blazing', 'phoenix'],
  ['coral', 'embers', 'ember', 'firebird', 'koi'],
  ['amber', 'saffron', 'golden', 'topaz'],
  ['sapphire', 'sapphire', 'ocean'],
  ['emerald', 'emerald', 'verde'],
  ['jade', 'jade'],
  ['amethyst', 'amethyst', 'velvet'],
  ['aqua', 'opal', 'opals', 'diamond', 'crystal'],
  ['pearl', 'silver'],
  ['rose', 'lotus'],
]

/** One of the category's palettes, by chance, its hero in the colour that the code names. */
export function paletteFor(pen: Pen, category: Category, code: string): Palette {
  const palette = pen.pick(palettes[category])
  const named = code.split('-')
  const [hue] = hues.find(([, ...words]) => words.some((word) => named.includes(word))) ?? []
  return hue === undefined ? palette : { ...palette, hero: stuff[hue] }
}
