import { type Ink, shade, sparkle } from '../../forms'
import { at, circle, ellipse, mirrored, path, range } from '../../svg'
import { bubbles, eye, fin } from './anatomy'

/** A blowfish, all spikes. */
export const puffer = (ink: Ink): string =>
  bubbles(ink) +
  fin('M60 0C78-20 90-24 98-22C92-8 92 8 98 24C86 26 74 20 60 8Z', ink, ink.second) +
  range(22)
    .map((index) =>
      at(0, 4, path('M-6-62L0-88L6-62Z', shade(ink, ink.metal, 90)), { turn: (index * 360) / 22 }),
    )
    .join('') +
  circle(0, 4, 68, ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]])) +
  path('M-62 28C-30 10 30 10 62 28C48 66 20 72 0 72C-20 72-48 66-62 28Z', '#fffbe8', ' opacity=".92"') +
  range(9)
    .map((index) =>
      circle(
        -36 + (index % 3) * 34 + Math.floor(index / 3) * 6,
        -44 + Math.floor(index / 3) * 17,
        5,
        ink.second[1],
        ' opacity=".7"',
      ),
    )
    .join('') +
  mirrored(eye(-30, -6, 17)) +
  ellipse(0, 26, 13, 9, '#7a1c2c') +
  ellipse(0, 22, 13, 4, '#ff8f8f') +
  mirrored(fin('M-60 14C-84 6-94 20-92 36C-78 40-66 34-58 28Z', ink, ink.second)) +
  ellipse(-26, -38, 18, 9, '#ffffff88') +
  sparkle(-52, -60, 12)
