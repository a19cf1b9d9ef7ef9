import { ball, gem, glow, type Ink, petal, shine, sparkle } from '../../forms'
import { at, ellipse, path, range, rect, stroke } from '../../svg'

/** A bauble that swings before it bursts. */
export const bauble = (ink: Ink): string =>
  stroke('M0-100V-66', ink.metal[0], 3) +
  glow(ink, 0, 6, 96, ink.hero[0], 0.8) +
  range(10)
    .map((index) => at(0, 8, petal(98, 7, `${ink.metal[0]}99`), { turn: index * 36 }))
    .join('') +
  ball(ink, 0, 8, 66, ink.hero) +
  path('M-64-8C-30 14 30 14 64-8L66 16C30 40-30 40-66 16Z', shine(ink, ink.metal, 0)) +
  [-44, -22, 0, 22, 44].map((x) => gem(ink, x, 18 - Math.abs(x) * 0.22, 9, ink.second)).join('') +
  rect(-16, -72, 32, 18, 5, shine(ink, ink.metal, 0)) +
  ellipse(-24, -26, 20, 11, '#ffffffaa', ' transform="rotate(-30 -24 -26)"') +
  sparkle(-50, -50, 15) +
  sparkle(60, 50, 12)
