import { stuff } from '../../colors'
import { ball, glow, type Ink, shade, shadow, sparkle } from '../../forms'
import type { Ramp } from '../../pen'
import { circle, mirrored, path, polygon, range, rect, starPoints, stroke } from '../../svg'

const green: Ramp = ['#a0ffc9', '#12b36a', '#034026']

/** A controller and its lights. */
export const gamepad = (ink: Ink): string =>
  glow(ink, 0, 0, 100, ink.hero[0], 0.8) +
  shadow(ink, 0, 84, 90, 10) +
  path(
    'M-60-42C-30-50 30-50 60-42C92-36 104 40 92 66C84 82 62 74 48 50C40 38-40 38-48 50C-62 74-84 82-92 66C-104 40-92-36-60-42Z',
    ink.pen.linear(['#6b7390', '#2b3048', '#0d1020'], 90),
    ` stroke="${ink.hero[0]}" stroke-width="2.5"`,
  ) +
  path('M-58-36C-30-44 30-44 58-36C40-30-40-30-58-36Z', '#ffffff66') +
  path('M-66-14H-56V-24H-44V-14H-34V-2H-44V8H-56V-2H-66Z', shade(ink, stuff.chalk)) +
  (
    [
      [50, -24, 0],
      [66, -8, 1],
      [34, -8, 2],
      [50, 8, 3],
    ] as const
  )
    .map(([x, y, index]) => ball(ink, x, y, 8.5, [ink.hero, ink.second, ink.metal, green][index] ?? green))
    .join('') +
  mirrored(
    circle(-24, 24, 17, shade(ink, stuff.onyx, 60)) +
      circle(-24, 22, 12, ink.pen.radial(['#8a93b0', '#2b3048', '#080a14'])) +
      stroke('M-92 40C-98 10-90-20-76-32', ink.hero[1], 3),
  ) +
  rect(-14, -16, 28, 8, 4, ink.hero[1]) +
  polygon(
    [
      [-5, 0],
      [-5, 12],
      [7, 6],
    ],
    ink.metal[0],
  ) +
  range(5)
    .map((index) =>
      polygon(
        starPoints(4, 7 - index, 2).map(
          ([x, y]) => [x - 60 + index * 30, y - 70 + (index % 2) * 12] as const,
        ),
        ink.metal[0],
      ),
    )
    .join('') +
  sparkle(-70, -50, 13)
