import type { Ramp } from '../pen'
import { at, ellipse, n, type Point, path, polygon, range, starPoints } from '../svg'
import { type Ink, shade, shine } from './ink'

/** A coin seen at a slant: `flat` is height by width. */
export function coin(
  ink: Ink,
  x: number,
  y: number,
  radius: number,
  flat = 1,
  ramp: Ramp = ink.metal,
): string {
  const one = ink.pen.reuse(`coin ${flat} ${ramp.join()}`, () => coinOf(ink, flat, ramp))
  return at(x, y, one, { scale: radius / 20 })
}

function coinOf(ink: Ink, flat: number, ramp: Ramp): string {
  const [light, base, dark] = ramp
  const high = 20 * flat
  const star = starPoints(5, 10, 4.2).map(([x, y]): Point => [x, y * flat])
  return (
    path(
      `M-20 0v${flat === 1 ? 2 : 5}a20 ${n(high)} 0 0 0 40 0v${flat === 1 ? -2 : -5}z`,
      ink.pen.linear([dark, base, light, base, dark], 0),
    ) +
    ellipse(0, 0, 20, high, shine(ink, ramp, 35)) +
    ellipse(0, 0, 16, high * 0.8, shade(ink, [base, base, dark], 50), ` stroke="${light}"`) +
    polygon(star, light, ` stroke="${dark}" stroke-width=".6"`)
  )
}

/** A heap of coins on the ground, `width` to either side. */
export function coinHeap(ink: Ink, x: number, y: number, width: number, rows = 3): string {
  const size = width / 3.4
  return range(rows)
    .flatMap((row) => range(4 - Math.min(row, 3)).map((index) => [row, index] as const))
    .map(([row, index]) => {
      const inRow = 4 - Math.min(row, 3)
      const across = inRow === 1 ? 0 : (index / (inRow - 1) - 0.5) * 2
      return coin(
        ink,
        x + across * (width - size) * (1 - row * 0.18) + (row % 2) * 3,
        y - row * size * 0.62,
        size,
        0.45,
      )
    })
    .join('')
}
