import type { Category } from '../category'
import { rect } from '../svg'
import { arches, cloth, curtain, lamps, lattice } from './halls'
import { bokeh, confetti, rays, rings, speed, stars } from './light'
import { city, clouds, stadium } from './places'
import type { Backdrop, Scene } from './scene'
import { deep, reef } from './water'

/** The sky itself: a glow behind the motif that falls off to the edges. */
export const sky = ({ pen, sky, width, height, x, y }: Scene): string =>
  rect(0, 0, width, height, 0, pen.radial([sky[0], sky[1], sky[1], sky[2]], x / width, y / height, 0.85))

export const backdrops: Readonly<Record<Category, readonly [Backdrop, ...Backdrop[]]>> = {
  slots: [rays, clouds, stars, arches, bokeh, curtain, lamps, confetti],
  live: [cloth, arches, lamps, curtain, bokeh, city],
  lottery: [rays, confetti, rings, clouds, lattice, city, lamps],
  fishing: [deep, reef, deep, bokeh, reef],
  sports: [stadium, speed, stadium, rays, city],
  cards: [lattice, cloth, rings, bokeh, arches, rays, stars],
}
