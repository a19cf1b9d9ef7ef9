import { gem, type Ink, shade, shine, sparkle } from '../../forms'
import { at, path, stroke } from '../../svg'
import { bubbles, eye, fin } from './anatomy'

/** A fish whose bill is a blade. */
export const swordfish = (ink: Ink): string =>
  bubbles(ink) +
  at(
    8,
    6,
    fin('M58 4C72-34 84-48 98-56C90-24 90-8 90 8C94 26 96 42 92 62C78 48 66 30 56 16Z', ink, ink.hero) +
      path('M-26-22C-20-72 4-84 30-78C26-64 36-50 52-44C50-30 46-22 40-16Z', shade(ink, ink.second, 60)) +
      stroke('M-14-26C-8-50 4-66 16-74M4-26C8-46 18-60 26-68M22-24C26-38 32-46 40-50', ink.second[0], 1.8) +
      path(
        'M-116 8L-44-8C-16-30 30-30 66 6C40 38-6 42-44 18Z',
        ink.pen.linear([ink.hero[0], ink.hero[1], ink.hero[2]], 90),
        ` stroke="${ink.hero[2]}"`,
      ) +
      path('M-116 8L-44 2L-40 14Z', shine(ink, ink.metal, 90)) +
      path('M-42 14C-6 40 38 34 64 8C36 18-6 20-42 14Z', '#ffffffcc') +
      fin('M-10 20C-14 46 0 60 14 66C20 48 18 34 12 22Z', ink, ink.second) +
      eye(-32, 0, 7.5) +
      stroke('M-14-12Q-8 4-14 16', ink.hero[2], 2),
    { turn: 12 },
  ) +
  sparkle(-80, -14, 14) +
  gem(ink, -56, 66, 18, ink.second) +
  gem(ink, -24, 80, 12, ink.hero)
