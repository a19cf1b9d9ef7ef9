import type { GameCategory } from '../catalogue/game'
import { type BackgroundGradient, backgroundGradients, colorRamps, type Material, type Ramp } from './colors'
import type { SeededRandom } from './seededRandom'

/** The colours of one picture. */
export interface Palette {
  /** The background. */
  readonly base: Ramp
  /** Most of the motif. */
  readonly primary: Ramp
  /** The accent colour. */
  readonly accent: Ramp
  readonly metal: Ramp
}

type Row = readonly [base: BackgroundGradient, primary: Material, accent: Material, metal: Material]

/** Palettes by category. */
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

const toPalette = ([base, primary, accent, metal]: Row): Palette => ({
  base: backgroundGradients[base],
  primary: colorRamps[primary],
  accent: colorRamps[accent],
  metal: colorRamps[metal],
})

/** Keywords in a game's code that select the primary colour. */
const materialKeywords: readonly (readonly [material: Material, ...keywords: string[]])[] = [
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
export const paletteOf = (random: SeededRandom, category: GameCategory): Palette =>
  toPalette(random.pick(rows[category]))

/** One of the category's palettes; a keyword in the game's code replaces the primary colour. */
export function paletteFor(random: SeededRandom, category: GameCategory, code: string): Palette {
  const palette = paletteOf(random, category)
  const words = code.split('-')
  const [material] =
    materialKeywords.find(([, ...keywords]) => keywords.some((keyword) => words.includes(keyword))) ?? []
  return material === undefined ? palette : { ...palette, primary: colorRamps[material] }
}
