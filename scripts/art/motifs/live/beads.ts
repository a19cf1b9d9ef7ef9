import { stuff } from '../../colors'
import { ball, coin, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { at, ellipse, path, range, stroke } from '../../svg'

/** A bowl of beads, counted by fours. */
export const beads = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 14) +
  ellipse(
    0,
    40,
    96,
    44,
    shade(ink, ['#3ccf8c', '#0a6f49', '#02281a'], 90),
    ` stroke="${ink.metal[1]}" stroke-width="3"`,
  ) +
  range(20)
    .map((index) =>
      ball(
        ink,
        -52 + (index % 5) * 18 + Math.floor(index / 5) * 7,
        22 + Math.floor(index / 5) * 12,
        8,
        index % 4 ? stuff.ivory : ink.hero,
      ),
    )
    .join('') +
  at(
    30,
    -34,
    path(
      'M-56 20C-62-40-30-66 0-66C30-66 62-40 56 20A56 16 0 0 1-56 20Z',
      shine(ink, ink.metal, 20),
      ` stroke="${ink.metal[2]}"`,
    ) +
      ball(ink, 0, -70, 10, ink.hero) +
      path('M-40 14C-44-24-32-48-12-58C-24-30-26-8-24 20Z', '#ffffff77') +
      stroke('M-54 4A56 16 0 0 0 54 4', ink.hero[1], 6),
    { turn: 14 },
  ) +
  stroke('M-92 74L20 34', stuff.wood[1], 5) +
  coin(ink, 70, 76, 17, 0.5) +
  sparkle(8, -78, 13)
