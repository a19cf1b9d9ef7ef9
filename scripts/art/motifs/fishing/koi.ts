import { type Ink, sparkle } from '../../forms'
import { at, path, stroke } from '../../svg'
import { bubbles, eye, fin } from './anatomy'

/** A carp in gold, tail flowing. */
export const koi = (ink: Ink): string =>
  bubbles(ink) +
  at(
    0,
    4,
    fin('M44-6C62-50 92-60 100-66C96-40 84-22 74-4C90 14 98 34 98 58C78 50 56 34 42 14Z', ink, ink.hero) +
      stroke('M52-4C66-26 80-42 92-54M54 6C70 18 82 34 90 48', ink.hero[0], 1.8, ' stroke-opacity=".7"') +
      fin('M-26-36C-10-72 30-66 46-48C36-34 24-28 14-26Z', ink, ink.hero) +
      fin('M-14 34C-20 66 8 76 22 70C18 54 16 44 18 30Z', ink, ink.hero) +
      path(
        'M-92 6C-80-34-36-46 0-40C34-34 52-18 60 2C50 26 24 40-8 42C-48 44-80 30-92 6Z',
        ink.pen.radial(['#ffffff', ink.hero[0], ink.hero[1], ink.hero[2]], 0.4, 0.2, 0.85),
        ` stroke="${ink.hero[2]}" stroke-opacity=".6"`,
      ) +
      path(
        'M-22-42C-4-34-2-14-16-8C-34-4-42-26-36-40ZM22-34C40-24 48-10 38-2C22 2 10-14 10-36ZM-10 42C-18 26-2 12 12 18C26 26 22 36 14 40Z',
        ink.second[1],
        ' opacity=".85"',
      ) +
      scales(
        [
          [-26, -16],
          [-10, -28],
          [-10, -4],
          [6, -16],
          [6, 8],
          [22, -8],
          [22, 14],
          [-26, 8],
          [38, -2],
          [-10, 18],
        ],
        ink.metal[0],
      ) +
      path(
        'M-48-34C-38-12-38 18-50 34',
        'none',
        ` stroke="${ink.hero[2]}" stroke-width="2" stroke-opacity=".6"`,
      ) +
      fin('M-34 8C-20 0-2 10 2 28C-16 32-32 24-34 8Z', ink, ink.second) +
      eye(-66, -8, 10) +
      stroke('M-90 10Q-82 20-72 16', '#7a1c1c', 3) +
      stroke('M-86 18C-96 26-94 36-100 40M-78 24C-80 34-74 42-78 48', ink.metal[0], 2.5),
    { turn: -8 },
  ) +
  sparkle(-40, -50, 14) +
  sparkle(66, 62, 9)

/** A fish's flank: scales in rows. */
const scales = (rows: readonly (readonly [x: number, y: number])[], color: string): string =>
  stroke(rows.map(([x, y]) => `M${x} ${y}q8 8 0 16`).join(''), color, 1.6, ' stroke-opacity=".55"')
