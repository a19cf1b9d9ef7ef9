import type { Ramp } from '../pen'
import { at, circle, type Point, polygon } from '../svg'
import { ball } from './ball'
import { sparkle } from './glint'
import { type Ink, shade, shine } from './ink'

/** A brilliant seen from the front: table, crown and pavilion in facets. */
export const gem = (ink: Ink, x: number, y: number, size: number, ramp: Ramp): string =>
  at(
    x,
    y,
    ink.pen.reuse(`gem ${ramp.join()}`, () => gemOf(ink, ramp)),
    { scale: size / 40 },
  )

function gemOf(ink: Ink, ramp: Ramp): string {
  const [light, base, dark] = ramp
  const points = (...list: Point[]): Point[] => list.map(([x, y]) => [x * 40, y * 40])
  const facet = (fill: string, ...list: Point[]): string => polygon(points(...list), fill)
  return (
    facet(shade(ink, ramp, 80), [-0.58, -0.72], [0.58, -0.72], [1, -0.22], [0, 1], [-1, -0.22]) +
    facet(light, [-0.58, -0.72], [-0.28, -0.22], [-1, -0.22]) +
    facet(base, [0.58, -0.72], [0.28, -0.22], [1, -0.22]) +
    facet('#ffffff', [-0.58, -0.72], [0, -0.72], [-0.28, -0.22]) +
    facet(light, [0, -0.72], [0.58, -0.72], [0.28, -0.22]) +
    facet(ink.pen.linear([light, base], 80), [0, -0.72], [0.28, -0.22], [-0.28, -0.22]) +
    facet(ink.pen.linear([base, dark], 80), [-1, -0.22], [-0.28, -0.22], [0, 1]) +
    facet(ink.pen.linear(['#ffffffcc', `${base}cc`], 80), [-0.28, -0.22], [0.28, -0.22], [0, 1]) +
    facet(dark, [0.28, -0.22], [1, -0.22], [0, 1]) +
    sparkle(-16, -20, 12)
  )
}

/** A round stone in a metal setting. */
export const cabochon = (ink: Ink, x: number, y: number, radius: number, ramp: Ramp): string =>
  circle(x, y, radius * 1.28, shine(ink, ink.metal)) + ball(ink, x, y, radius, ramp)
