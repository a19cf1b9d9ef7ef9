import { type Ink, letter, shade, sparkle } from '../../forms'
import type { Ramp } from '../../pen'
import { at, circle, path, polygon, stroke } from '../../svg'

/** Kites over roofs, a number on each. */
export const kites = (ink: Ink): string => {
  const kite = (ramp: Ramp, label: string): string =>
    path('M0-46L34-4L0 50L-34-4Z', shade(ink, ramp, 60), ` stroke="${ink.metal[0]}" stroke-width="2"`) +
    path('M0-46L34-4H-34Z', `${ramp[0]}88`) +
    stroke('M0-46V50M-34-4H34', ink.metal[2], 1.5) +
    circle(0, -2, 14, '#ffffff') +
    letter(label, 0, -2, 16, ramp[2]) +
    stroke('M0 50C14 66-12 78 4 98', ink.metal[0], 2) +
    polygon(
      [
        [4, 66],
        [14, 62],
        [10, 72],
      ],
      ramp[1],
    ) +
    polygon(
      [
        [-6, 82],
        [-14, 78],
        [-10, 90],
      ],
      ramp[1],
    )
  return (
    at(-48, -10, kite(ink.second, '7'), { turn: -18, scale: 0.9 }) +
    at(52, -24, kite(ink.metal, '12'), { turn: 20, scale: 0.8 }) +
    at(4, -16, kite(ink.hero, '9'), { turn: 4, scale: 1.25 }) +
    sparkle(-70, -70, 12) +
    sparkle(76, 50, 10)
  )
}
