import { gem, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { circle, ellipse, mirrored, path, polygon, starPoints, stroke } from '../../svg'

/** The joker's cap. */
export const joker = (ink: Ink): string =>
  shadow(ink, 0, 92, 78, 9) +
  path(
    'M-40 10C-52-40-84-52-98-30C-84-34-70-26-66 0C-62 20-52 30-40 34Z',
    shade(ink, ink.hero),
    ` stroke="${ink.metal[1]}" stroke-width="1.5"`,
  ) +
  path(
    'M40 10C52-40 84-52 98-30C84-34 70-26 66 0C62 20 52 30 40 34Z',
    shade(ink, ink.second),
    ` stroke="${ink.metal[1]}" stroke-width="1.5"`,
  ) +
  path(
    'M-42 30C-44-30-30-60 4-92C30-58 44-30 42 30Z',
    ink.pen.linear([ink.second[1], ink.second[0], ink.hero[0], ink.hero[1]], 0),
    ` stroke="${ink.metal[1]}" stroke-width="1.5"`,
  ) +
  ball(ink, -98, -26, 11) +
  ball(ink, 98, -26, 11) +
  ball(ink, 4, -92, 11) +
  ellipse(0, 48, 40, 38, ink.pen.radial(['#fff5e4', '#ffd9b4', '#c98a5a'])) +
  path('M-44 22Q0 44 44 22L46 38Q0 60-46 38Z', shine(ink, ink.metal, 0)) +
  mirrored(
    polygon(
      starPoints(4, 8, 3).map(([x, y]) => [x - 15, y + 54] as const),
      '#1c1430',
    ) + circle(-24, 68, 6, '#ff8a8a', ' opacity=".7"'),
  ) +
  ellipse(0, 62, 6, 5, '#e01b33') +
  path('M-22 70Q0 92 22 70Q0 80-22 70Z', '#a30d2a', ' stroke="#5c0614"') +
  [-30, -10, 10, 30].map((x) => gem(ink, x, 38 + 4 - Math.abs(x) * 0.14, 5, ink.hero)).join('') +
  stroke('M-26 0C-26-30-14-50 2-66', '#ffffff', 5, ' stroke-opacity=".5"') +
  sparkle(-40, -60, 13)

const ball = (ink: Ink, x: number, y: number, size: number): string =>
  circle(x, y, size, ink.pen.radial([ink.metal[0], ink.metal[1], ink.metal[2]]))
