import { gem, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, mirrored, n, path, polygon, starPoints } from '../../svg'

/** A belt for those who wrestle. */
export const belt = (ink: Ink): string =>
  shadow(ink, 0, 78, 98, 12) +
  path(
    'M-108-26C-60-40 60-40 108-26L102 34C60 50-60 50-102 34Z',
    shade(ink, ink.hero, 90),
    ` stroke="${ink.hero[2]}" stroke-width="2"`,
  ) +
  mirrored(
    at(
      -72,
      4,
      circle(0, 0, 24, shine(ink, ink.metal, 40)) +
        circle(0, 0, 18, shade(ink, ink.second)) +
        polygon(starPoints(5, 12, 5), ink.metal[0]),
    ),
  ) +
  at(
    0,
    2,
    polygon(starPoints(16, 62, 53), shine(ink, ink.metal, 30), ` stroke="${ink.metal[2]}"`) +
      circle(0, 0, 46, shade(ink, [ink.metal[0], ink.metal[1], ink.metal[2]])) +
      circle(0, 0, 38, 'none', ` stroke="${ink.metal[0]}" stroke-width="2" stroke-dasharray="2 5"`) +
      gem(ink, 0, 2, 27, ink.second),
  ) +
  path(`M-40-36C-24-48 0-52 18-50C-6-40-22-26-30 ${n(-6)}Z`, '#ffffff77') +
  sparkle(-30, -40, 15)
