import { hash } from '../random'
import { createComposer } from './composer'
import { widthOf } from './lines'
import { paletteOf } from './palettes'
import { createSeededRandom } from './seededRandom'
import { escapeXml, formatNumber } from './svg'

/** Logos of fictional game studios, each with the keyword in a name that selects it. */
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

const nameWidth = 152
const nameLargest = 26
const letterWidth = 0.53

/** The sign that a keyword in the name selects; else a random one, the same for the same name. */
function signFor(name: string): string {
  const all = Object.entries(signs)
  const matched = all.find(([, keyword]) => name.toLowerCase().includes(keyword))
  const [sign = ''] = matched ?? all[hash(name) % all.length] ?? []
  return sign
}

/** A vendor's mark on a plate, 240 × 96: a sign and the name. */
export function vendorMark(name: string): string {
  const random = createSeededRandom(`vendor ${name}`)
  const { part, picture } = createComposer(`vendor ${name}`, paletteOf(random, 'slots'))
  return picture('vendor', {
    sign: part(`signs/${signFor(name)}`),
    name: escapeXml(name),
    size: formatNumber(Math.min(nameLargest, nameWidth / widthOf(name, letterWidth))),
  })
}
