import type { GameCategory } from '../catalogue/game'
import type { Chance } from './chance'
import { type Light, lights, type Material, materials, type Ramp } from './colors'

/** The colours of one picture. */
export interface Palette {
  /** The background. */
  readonly base: Ramp
  /** Most of the motif. */
  readonly primary: Ramp
  /** What stands against it. */
  readonly accent: Ramp
  readonly metal: Ramp
}

type Row = readonly [base: Light, primary: Material, accent: Material, metal: Material]

/** Harmonies by category: warm for luck, felt and wine for the tables, water for fish, floodlit nights for sports. */
const rows: Readonly<Record<GameCategory, readonly [Row, ...Row[]]>> = {
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

const named = ([base, primary, accent, metal]: Row): Palette => ({
  base: lights[base],
  primary: materials[primary],
  accent: materials[accent],
  metal: materials[metal],
})

/** Words of a game's code that name a colour. */
const hues: readonly (readonly [hue: Material, ...words: string[]])[] = [
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

/** One of the category's palettes. */
export const paletteOf = (chance: Chance, category: GameCategory): Palette =>
  named(chance.pick(rows[category]))

/** The same, its primary colour being the one that a game's code names. */
export function paletteFor(chance: Chance, category: GameCategory, code: string): Palette {
  const palette = paletteOf(chance, category)
  const words = code.split('-')
  const [hue] = hues.find(([, ...calls]) => calls.some((call) => words.includes(call))) ?? []
  return hue === undefined ? palette : { ...palette, primary: materials[hue] }
}
