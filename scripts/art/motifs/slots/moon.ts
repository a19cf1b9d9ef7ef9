import { glow, type Ink, shade, sparkle } from '../../forms'
import { at, circle, path } from '../../svg'

/** The moon over water, with a rabbit's shadow on it. */
export const moon = (ink: Ink): string =>
  glow(ink, 0, -8, 100, '#fff6cf', 1) +
  circle(0, -8, 74, ink.pen.radial(['#ffffff', '#fff3c4', '#f2c766', '#b87a2a'], 0.4, 0.35, 0.75)) +
  [
    [-30, -40, 13],
    [28, -30, 9],
    [-10, 40, 11],
    [40, 22, 7],
    [-50, 6, 7],
  ]
    .map(([x = 0, y = 0, size = 0]) => circle(x, y, size, '#d9a64a', ' opacity=".4"'))
    .join('') +
  path(
    'M-10 46C-24 36-22 18-8 14C-14 2-12-10-4-14C-14-30-14-48-6-54C0-48 0-34 2-18C8-32 14-44 22-46C24-38 18-24 10-12C22-8 22 4 14 12C26 18 34 34 26 46Z',
    '#7a3c14',
    ' opacity=".82"',
  ) +
  circle(9, -3, 2, '#fff3c4') +
  path(
    'M-108 78C-76 58-50 78-20 69C10 60 30 78 60 69C80 62 96 70 108 78C60 98-60 98-108 78Z',
    ink.pen.linear([ink.hero[0], ink.hero[1], ink.hero[2]], 90),
    ' opacity=".9"',
  ) +
  at(-70, 62, petal3(ink)) +
  at(66, 66, petal3(ink), { scale: 0.8 }) +
  sparkle(-56, -60, 12) +
  sparkle(70, -40, 9)

const petal3 = (ink: Ink): string =>
  [-50, -20, 20, 50]
    .map((turn) =>
      at(0, 0, path('M0 0C-9-10-8-24 0-32C8-24 9-10 0 0Z', shade(ink, ['#ffffff', '#ff9ac0', '#c2316f'])), {
        turn,
      }),
    )
    .join('')
