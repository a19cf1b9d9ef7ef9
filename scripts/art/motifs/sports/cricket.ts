import { type Ink, shade, shadow, sparkle } from '../../forms'
import type { Ramp } from '../../pen'
import { at, circle, ellipse, path, polygon, rect, starPoints, stroke } from '../../svg'

const leather: Ramp = ['#ff9a7a', '#c2231c', '#5c0610']

/** Bat, ball and stumps. */
export const cricket = (ink: Ink): string =>
  shadow(ink, 0, 92, 92, 9) +
  [46, 62, 78]
    .map((x) => rect(x - 4, -50, 8, 140, 4, ink.pen.linear(['#fff0c4', '#d9a24a', '#8a5410'], 0)))
    .join('') +
  at(54, -58, rect(-14, -4, 28, 6, 3, '#f3d28a'), { turn: -24 }) +
  at(76, -66, rect(-12, -4, 24, 6, 3, '#f3d28a'), { turn: 18 }) +
  at(
    -22,
    2,
    rect(-7, -102, 14, 62, 6, ink.pen.linear([ink.hero[2], ink.hero[1], ink.hero[0], ink.hero[2]], 0)) +
      stroke('M-6-96L6-90M-6-86L6-80M-6-76L6-70M-6-66L6-60', '#ffffff', 1.5, ' stroke-opacity=".6"') +
      path(
        'M-18-44C-8-52 8-52 18-44L22 78C14 92-14 92-22 78Z',
        ink.pen.linear(['#b97a2a', '#ffe7b0', '#f0c878', '#a3661a'], 0),
        ' stroke="#7a4a10"',
      ) +
      path('M-4-44H4L3 82H-3Z', '#ffffff55') +
      rect(-19, 6, 39, 26, 2, shade(ink, ink.hero)) +
      polygon(
        starPoints(5, 9, 4).map(([x, y]) => [x, y + 19] as const),
        '#fff',
      ),
    { turn: -28 },
  ) +
  at(
    22,
    42,
    circle(0, 0, 31, ink.pen.radial(leather, 0.35, 0.28, 0.8)) +
      path(
        'M-14-28Q10 0-12 29M-7-30Q18 0-5 31',
        'none',
        ' stroke="#fff3d6" stroke-width="2" stroke-dasharray="3 2.5"',
      ) +
      ellipse(-12, -14, 10, 6, '#ffffff99'),
  ) +
  stroke('M62 14L78 4M66 34L88 32M60 56L78 66', ink.metal[0], 4) +
  sparkle(6, 20, 12)
