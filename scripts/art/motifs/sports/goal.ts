import { type Ink, shade, shadow, sparkle } from '../../forms'
import { at, circle, mirrored, path, polygon, range, rect, starPoints, stroke } from '../../svg'

/** Goal, keeper's gloves and the spot. */
export const goal = (ink: Ink): string =>
  stroke(
    range(12)
      .map((index) => `M${-88 + index * 16}-62L${-72 + index * 13} 40`)
      .join('') +
      range(7)
        .map((index) => `M${-88 + index * 2.5} ${-56 + index * 15}H${88 - index * 2.5}`)
        .join(''),
    '#ffffff',
    1.3,
    ' stroke-opacity=".6"',
  ) +
  path('M-96 74V-74H96V74H86V-64H-86V74Z', ink.pen.linear(['#ffffff', '#cfd6e4'], 90), ' stroke="#8b97b0"') +
  mirrored(
    at(
      -44,
      4,
      path(
        'M-22 40C-30 10-32-8-26-28C-22-34-16-30-16-24L-14-40C-12-48-3-48-2-40L0-44C2-52 11-50 12-42L13-34C16-40 23-38 23-30L22 0C30-10 38-4 34 4C28 20 22 30 20 42Z',
        shade(ink, ink.hero, 60),
        ` stroke="${ink.hero[2]}" stroke-width="1.5"`,
      ) +
        rect(-24, 38, 46, 14, 5, shade(ink, ink.second)) +
        path('M-14 26C-18 8-18 0-16-10C-2-16 8-12 12-4C14 8 12 18 10 26Z', '#ffffff55'),
      { turn: -10 },
    ),
  ) +
  at(
    0,
    60,
    circle(0, 0, 27, ink.pen.radial(['#ffffff', '#f3f6fb', '#8b97b0'])) +
      polygon(starPoints(5, 10, 8), '#14182a') +
      stroke('M0-10V-25M9.5-3L23-9M6 8L15 21M-6 8L-15 21M-9.5-3L-23-9', '#14182a', 2),
  ) +
  shadow(ink, 0, 90, 44, 6) +
  sparkle(-84, -64, 12)
