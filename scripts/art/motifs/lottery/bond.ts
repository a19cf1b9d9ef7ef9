import { coin, type Ink, letter, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, path, polygon, rect, starPoints, stroke } from '../../svg'
import { digits } from './numbers'

/** A prize bond with its seal. */
export const bond = (ink: Ink): string =>
  shadow(ink, 0, 86, 94, 12) +
  at(
    0,
    -4,
    rect(-90, -58, 184, 124, 10, '#00000055') +
      rect(
        -94,
        -62,
        184,
        124,
        10,
        ink.pen.linear(['#fffdf2', '#f3e2b4', '#d3ad63'], 50),
        ` stroke="${ink.metal[1]}" stroke-width="4"`,
      ) +
      rect(
        -84,
        -52,
        164,
        104,
        6,
        'none',
        ` stroke="${ink.hero[1]}" stroke-width="2" stroke-dasharray="7 3"`,
      ) +
      stroke('M-70-34H-10M-70-22H-26', ink.hero[2], 4, ' stroke-opacity=".7"') +
      letter(digits(ink, 6), -16, 12, 29, ink.hero[2]) +
      stroke('M-70 38C-56 26-50 46-38 34C-28 26-20 42-6 34', ink.second[2], 2.5),
    { turn: -7 },
  ) +
  at(
    56,
    -34,
    circle(0, 0, 31, shine(ink, ink.metal, 40)) +
      polygon(starPoints(16, 29, 24), shade(ink, ink.hero)) +
      polygon(starPoints(5, 17, 7.5), ink.metal[0]),
  ) +
  path('M40-10L32 34L50 22L60 38L62-6Z', shade(ink, ink.hero)) +
  coin(ink, -66, 70, 24, 0.5) +
  coin(ink, -30, 80, 20, 0.5) +
  sparkle(-60, -54, 14)
