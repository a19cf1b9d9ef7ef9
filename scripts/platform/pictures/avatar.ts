import { createComposer } from './composer'
import { paletteOf } from './palettes'
import { createSeededRandom } from './seededRandom'

/** Motifs that stay recognizable at thumbnail size. */
const emblems = ['dragon', 'tiger', 'phoenix', 'mask', 'crown', 'gems', 'chest', 'sevens'] as const

/** A member's picture: an emblem on a medal, 96 × 96, the same for the same seed. */
export function avatarPicture(seed: string): string {
  const random = createSeededRandom(`avatar ${seed}`)
  const { part, picture } = createComposer(`avatar ${seed}`, paletteOf(random, 'slots'))
  return picture('avatar', { motif: part(`slots/${random.pick(emblems)}`) })
}
