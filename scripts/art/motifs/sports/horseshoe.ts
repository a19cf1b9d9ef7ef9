import { stuff } from '../../colors'
import { type Ink, letter, petal, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, mirrored, path, range, rect } from '../../svg'

/** A horseshoe and a rosette, for the races. */
export const horseshoe = (ink: Ink): string =>
  shadow(ink, 0, 92, 80, 9) +
  path(
    'M-62-70C-92-10-74 72 0 80C74 72 92-10 62-70L34-62C58-14 46 42 0 46C-46 42-58-14-34-62Z',
    shine(ink, ink.metal, 30),
    ` stroke="${ink.metal[2]}" stroke-width="2"`,
  ) +
  path(
    'M-54-60C-78-8-62 60 0 68C62 60 78-8 54-60',
    'none',
    ` stroke="${ink.metal[2]}" stroke-width="3" stroke-opacity=".5"`,
  ) +
  mirrored(
    [
      [-56, -48],
      [-64, -20],
      [-60, 12],
      [-42, 42],
      [-16, 58],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, ink.metal[2]))
      .join('') + rect(-68, -78, 38, 14, 5, shine(ink, ink.metal, 0)),
  ) +
  at(
    0,
    -16,
    range(14)
      .map((index) => at(0, 0, petal(42, 13, shade(ink, ink.hero, 90)), { turn: (index * 360) / 14 }))
      .join('') +
      path(
        'M-16 20L-24 66L-8 56L2 68L0 24ZM16 20L24 66L8 56L-2 68L0 24Z',
        shade(ink, [ink.hero[1], ink.hero[1], ink.hero[2]]),
      ) +
      circle(0, 0, 26, shine(ink, ink.metal, 40)) +
      circle(0, 0, 21, shade(ink, stuff.chalk)) +
      letter('1', 0, 0, 30, ink.hero[2]),
  ) +
  sparkle(-50, -66, 14)
