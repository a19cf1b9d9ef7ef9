import { cabochon, glow, type Ink, shine, sparkle } from '../../forms'
import { at, circle, n, path, polygon, range, stroke } from '../../svg'

/** Pyramids under a low sun. */
export function pyramid(ink: Ink): string {
  const { pen, metal, hero } = ink
  const one = (x: number, y: number, half: number, high: number): string =>
    polygon(
      [
        [x, y - high],
        [x - half, y],
        [x + half * 0.25, y],
      ],
      pen.linear(['#fff0b8', '#e8a93d', '#b86f1a'], 90),
    ) +
    polygon(
      [
        [x, y - high],
        [x + half * 0.25, y],
        [x + half, y],
      ],
      pen.linear(['#a85f1a', '#6b330b'], 90),
    ) +
    range(5)
      .map((row) => {
        const t = (row + 1) / 6
        return stroke(
          `M${n(x - half * t)} ${n(y - high * (1 - t))}L${n(x + half * 0.25 * t)} ${n(y - high * (1 - t))}L${n(x + half * t)} ${n(y - high * (1 - t))}`,
          '#5c2a08',
          1.1,
          ' stroke-opacity=".55"',
        )
      })
      .join('') +
    polygon(
      [
        [x, y - high],
        [x - half * 0.17, y - high * 0.83],
        [x + half * 0.043, y - high * 0.83],
        [x + half * 0.17, y - high * 0.83],
      ],
      shine(ink, metal, 60),
    )
  return (
    glow(ink, 22, -30, 96, '#fff0b0', 1) +
    circle(22, -34, 46, pen.radial(['#ffffff', '#ffe9a0', '#ffb13d'], 0.5, 0.5, 0.5)) +
    one(-52, 56, 46, 60) +
    one(66, 56, 40, 50) +
    one(6, 64, 84, 122) +
    path(
      'M-112 78C-60 46-30 76 10 62C44 50 80 60 112 78C60 104-60 104-112 78Z',
      pen.linear(['#ffdf8f', '#c9822a', '#7a4210'], 90),
    ) +
    path('M-96 84C-50 68-10 94 40 80C66 72 84 78 98 83C50 102-50 102-96 84Z', '#7a421099') +
    stroke('M-76 84C-80 60-76 44-66 30', '#4a2508', 5) +
    [-100, -60, -20, 30, 70]
      .map((turn) => at(-66, 30, path('M0 0C-8-10-8-22-2-34C4-22 6-10 0 0Z', '#2f7a2f'), { turn }))
      .join('') +
    cabochon(ink, 6, 14, 8, hero) +
    sparkle(6, -58, 16)
  )
}
