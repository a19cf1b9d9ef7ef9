import { stuff } from '../../colors'
import { die, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { around, at, circle, ellipse, mirrored, path, polygon, rect, starPoints } from '../../svg'
import { sector } from './wheel-face'

/** A stage with cameras upon it. */
export const studio = (ink: Ink): string =>
  shadow(ink, 0, 90, 94, 10) +
  mirrored(
    polygon(
      [
        [-60, -96],
        [-36, -96],
        [40, 60],
        [-90, 60],
      ],
      ink.pen.linear(['#ffffff88', '#ffffff00'], 90),
    ) + rect(-66, -100, 36, 18, 5, shade(ink, stuff.onyx)),
  ) +
  ellipse(0, 66, 92, 24, shine(ink, ink.metal, 0)) +
  ellipse(0, 60, 84, 20, shade(ink, ink.hero)) +
  at(
    0,
    2,
    around(12, (index) =>
      path(sector(-15, 15, 14, 50), index % 2 ? ink.hero[1] : ink.second[1], ` stroke="${ink.metal[0]}"`),
    ) +
      circle(0, 0, 52, 'none', ` stroke="${ink.metal[1]}" stroke-width="7"`) +
      circle(0, 0, 14, shine(ink, ink.metal)) +
      polygon(starPoints(5, 10, 4), '#fff'),
  ) +
  die(ink, -60, 46, 22, stuff.ivory, [3, 5, 1]) +
  die(ink, 58, 48, 22, ink.second, [6, 2, 4]) +
  sparkle(-26, -36, 14)
