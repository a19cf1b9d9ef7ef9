import type { Ramp } from '../pen'
import { at, ellipse, flatStroke, n, path, polar, polygon, range } from '../svg'
import { suitSign } from './card'
import { type Ink, shade } from './ink'

/** A casino chip lying flat. */
export function chip(ink: Ink, x: number, y: number, radius: number, ramp: Ramp, flat = 0.42): string {
  const one = ink.pen.reuse(`chip ${flat} ${ramp.join()}`, () => chipOf(ink, ramp, flat))
  return at(x, y, one, { scale: radius / 20 })
}

function chipOf(ink: Ink, ramp: Ramp, flat: number): string {
  const [light, , dark] = ramp
  const radius = 20
  const thick = radius * 0.24
  const body = (dy: number, fill: string): string => ellipse(0, dy, radius, radius * flat, fill)
  const marks = (dy: number): string =>
    range(6)
      .map((index) => {
        const [ax, ay] = polar(index * 60 - 9, radius, flat)
        const [bx, by] = polar(index * 60 + 9, radius, flat)
        const [cx, cy] = polar(index * 60 + 9, radius * 0.74, flat)
        const [dx, dyy] = polar(index * 60 - 9, radius * 0.74, flat)
        return polygon(
          [
            [ax, ay + dy],
            [bx, by + dy],
            [cx, cy + dy],
            [dx, dyy + dy],
          ],
          '#fff8e6',
        )
      })
      .join('')
  return (
    path(
      `M${n(-radius)} 0v${n(thick)}a${n(radius)} ${n(radius * flat)} 0 0 0 ${n(radius * 2)} 0v${n(-thick)}z`,
      ink.pen.linear([dark, ramp[1], light, dark], 0),
    ) +
    [25, 90, 155]
      .map((angle) => {
        const [px, py] = polar(angle, radius, flat)
        return flatStroke(`M${n(px)} ${n(py)}v${n(thick)}`, '#fff3d6', radius * 0.16)
      })
      .join('') +
    body(0, shade(ink, ramp, 40)) +
    marks(0) +
    ellipse(
      0,
      0,
      radius * 0.7,
      radius * flat * 0.7,
      shade(ink, [dark, ramp[1], light], 60),
      ` stroke="${ink.metal[1]}" stroke-width="${n(radius * 0.05)}"`,
    ) +
    at(0, 0, suitSign('spade', 0, 0, radius * 0.36, ink.metal[0]), { scale: [1, flat + 0.12] })
  )
}

/** Chips piled on each other; the lowest lies at y. */
export const chipStack = (ink: Ink, x: number, y: number, radius: number, ramps: readonly Ramp[]): string =>
  ramps
    .map((ramp, level) => chip(ink, x + Math.sin(level * 2.3) * 1.5, y - level * radius * 0.25, radius, ramp))
    .join('')
