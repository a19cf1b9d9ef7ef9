import { hash } from '../platform/random'
import { shine } from './forms'
import { motifs } from './motifs'
import { palettes } from './palettes'
import { createPen } from './pen'
import { at, circle } from './svg'

/** Emblems that read at the size of a thumb. */
const emblems = [
  'tiger',
  'phoenix',
  'cat',
  'dragon',
  'lotus',
  'crown',
  'clover',
  'gems',
  'scarab',
  'planet',
  'moon',
  'bell',
]

/** A member's picture: an emblem on a medal, 96 × 96, the same for the same seed. */
export function avatarPicture(seed: string): string {
  const pen = createPen(`avatar ${seed}`)
  const palette = pen.pick(palettes.slots)
  const ink = { ...palette, pen }
  const name = emblems[hash(`emblem ${seed}`) % emblems.length]
  const emblem = motifs.slots.find((motif) => motif.name === name) ?? motifs.slots[0]
  const content =
    circle(48, 48, 48, shine(ink, palette.metal)) +
    circle(48, 48, 44, pen.radial([palette.sky[0], palette.sky[1], palette.sky[2]], 0.5, 0.4, 0.7)) +
    at(48, 48, emblem.draw(ink), { scale: 0.38 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${pen.defs()}${content}</svg>`
}
