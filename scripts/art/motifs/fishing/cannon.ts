import { ball, coin, gem, glow, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, ellipse, path, polygon, rect, starPoints, stroke } from '../../svg'

/** A gun that shoots nets. */
export const cannon = (ink: Ink): string =>
  glow(ink, 44, -52, 70, '#fff3a0', 0.9) +
  shadow(ink, 0, 88, 92, 12) +
  at(
    -6,
    20,
    rect(-34, -100, 68, 96, 12, shine(ink, ink.metal, 0)) +
      rect(-26, -92, 52, 84, 8, ink.pen.linear([ink.hero[2], ink.hero[0], ink.hero[1], ink.hero[2]], 0)) +
      rect(-40, -110, 80, 20, 9, shine(ink, ink.metal, 0)) +
      ellipse(0, -108, 30, 8, '#1a0710') +
      rect(-40, -46, 80, 13, 6, shine(ink, ink.metal, 0)) +
      gem(ink, 0, -70, 14, ink.second),
    { turn: 34 },
  ) +
  path(
    'M-74 90C-74 30-40 8-6 8C28 8 62 30 62 90Z',
    ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.4, 0.2, 0.9),
    ` stroke="${ink.metal[1]}" stroke-width="4"`,
  ) +
  circle(-6, 50, 27, shine(ink, ink.metal, 45)) +
  circle(-6, 50, 20, shade(ink, ink.second)) +
  polygon(
    starPoints(5, 15, 6.5).map(([x, y]) => [x - 6, y + 50] as const),
    ink.metal[0],
  ) +
  rect(-84, 80, 158, 14, 7, shine(ink, ink.metal, 0)) +
  ball(ink, 72, -84, 13, ['#ffffff', '#ffd21e', '#a35a00']) +
  stroke('M52-66L60-74M66-58L78-66M46-82L52-92', '#fff3a0', 4) +
  coin(ink, 82, 70, 15, 0.5) +
  sparkle(70, -88, 15)
