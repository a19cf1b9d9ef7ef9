import { coin, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, ellipse, path, polygon, starPoints, stroke } from '../../svg'

/** A rolled map with a route marked on it. */
export const map = (ink: Ink): string =>
  shadow(ink, 0, 86, 92, 12) +
  at(
    0,
    0,
    path(
      'M-78-50C-40-62-20-40 16-50C44-58 62-54 78-48L82 56C56 46 36 64 4 56C-30 48-52 66-82 58Z',
      ink.pen.linear(['#fff4cf', '#e5bd77', '#a36a2a'], 60),
      ' stroke="#6b3b12" stroke-width="2"',
    ) +
      path(
        'M-50-20C-30-36-6-30 2-10C8 8-8 20-30 16C-54 12-62-6-50-20ZM30-4C46-16 64-6 60 12C56 28 34 30 28 16Z',
        '#7da35a',
        ' opacity=".7"',
      ) +
      stroke('M-54 34C-30 14-16 44 4 26C20 10 24 34 46 12', '#b01c1c', 4, ' stroke-dasharray="2 9"') +
      stroke('M40 2L56 18M56 2L40 18', '#b01c1c', 6) +
      ellipse(-80, 4, 9, 55, ink.pen.linear(['#8a5520', '#ffe9b8', '#a36a2a'], 0)) +
      ellipse(80, 4, 9, 54, ink.pen.linear(['#8a5520', '#ffe9b8', '#a36a2a'], 0)),
    { turn: -6 },
  ) +
  at(
    -44,
    -58,
    circle(0, 0, 36, shine(ink, ink.metal, 30)) +
      circle(0, 0, 29, shade(ink, ink.hero)) +
      polygon(starPoints(4, 26, 6), ink.metal[0]) +
      polygon(
        [
          [0, -24],
          [5, 0],
          [-5, 0],
        ],
        '#ff3048',
      ) +
      circle(0, 0, 4, '#fff'),
  ) +
  coin(ink, 62, 76, 17, 0.5) +
  sparkle(-60, -74, 12)
