import { type Ink, shade, shadow, sparkle } from '../../forms'
import { around, at, circle, ellipse, path, rect } from '../../svg'

/** Lollipops and a wrapped sweet. */
export const candy = (ink: Ink): string =>
  shadow(ink, 0, 88, 84, 12) +
  at(
    -34,
    -26,
    rect(-4, 30, 8, 90, 4, ink.pen.linear(['#ffffff', '#cfd3e2'], 0)) + swirl(ink, ['#ff4f9a', '#fff3fa']),
    { turn: -14 },
  ) +
  at(
    46,
    -36,
    rect(-3.5, 24, 7, 90, 3, ink.pen.linear(['#ffffff', '#cfd3e2'], 0)) +
      at(0, 0, swirl(ink, ['#ff9d1e', '#fff6cf']), { scale: 0.8 }),
    { turn: 16 },
  ) +
  at(
    4,
    52,
    path('M-40 0L-78-26L-70 0L-78 26Z', shade(ink, ink.second)) +
      path('M40 0L78-26L70 0L78 26Z', shade(ink, ink.second)) +
      ellipse(0, 0, 44, 31, ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]])) +
      path('M-14-29C-4-10-4 10-14 29C-2 32 2 32 8 30C16 10 16-10 8-30Z', '#ffffff77') +
      ellipse(-14, -15, 16, 7, '#ffffffaa'),
  ) +
  sparkle(-58, -52, 14)

const swirl = (ink: Ink, colors: readonly [string, string]): string =>
  circle(0, 0, 46, colors[0]) +
  around(6, () => path('M0 0C-6-20 10-40 34-31A46 46 0 0 0 12-44C-4-36-12-14 0 0Z', colors[1])) +
  circle(0, 0, 46, ink.pen.radial(['#ffffffaa', '#ffffff00', '#00000055']))
