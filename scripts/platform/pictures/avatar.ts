import { createChance } from './chance'
import { createComposer } from './composer'
import { paletteOf } from './palettes'

/** Motifs that can be told at the size of a thumb. */
const emblems = ['dragon', 'tiger', 'phoenix', 'mask', 'crown', 'gems', 'chest', 'sevens'] as const

/** A member's picture: an emblem on a medal, 96 × 96, the same for the same seed. */
export function avatarPicture(seed: string): string {
  const chance = createChance(`avatar ${seed}`)
  const { part, picture } = createComposer(`avatar ${seed}`, paletteOf(chance, 'slots'))
  return picture('avatar', { motif: part(`slots/${chance.pick(emblems)}`) })
}
