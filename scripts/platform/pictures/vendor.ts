import { hash } from '../random'
import { createChance } from './chance'
import { createComposer } from './composer'
import { widthOf } from './lines'
import { paletteOf } from './palettes'
import { escaped, n } from './svg'

/** Signs of invented houses, each with the part of a name that calls for it. */
const signs = {
  lotus: 'lotus',
  flame: 'ember',
  waves: 'tide',
  hexagon: 'circuit',
  sundial: 'sun',
  crescent: 'nine',
  cards: 'deck',
  door: 'salon',
  floodlights: 'flood',
  balls: 'number',
}

const NAME_WIDTH = 152
const NAME_LARGEST = 26
const LETTER_WIDTH = 0.62

/** The sign that a name calls for; else one by chance, the same for the same name. */
function signFor(name: string): string {
  const all = Object.entries(signs)
  const called = all.find(([, word]) => name.toLowerCase().includes(word))
  const [sign = ''] = called ?? all[hash(name) % all.length] ?? []
  return sign
}

/** A vendor's mark on a plate, 240 × 96: a sign and the name. */
export function vendorMark(name: string): string {
  const chance = createChance(`vendor ${name}`)
  const { part, picture } = createComposer(`vendor ${name}`, paletteOf(chance, 'slots'))
  return picture('vendor', {
    sign: part(`signs/${signFor(name)}`),
    name: escaped(name),
    size: n(Math.min(NAME_LARGEST, NAME_WIDTH / widthOf(name, LETTER_WIDTH))),
  })
}
