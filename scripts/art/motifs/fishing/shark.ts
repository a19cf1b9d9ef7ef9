import { coin, type Ink, shade, sparkle } from '../../forms'
import type { Ramp } from '../../pen'
import { at, path, stroke } from '../../svg'
import { bubbles, eye, fin } from './anatomy'

/** A shark that comes out of the page. */
export const shark = (ink: Ink): string => {
  const skin: Ramp = ['#e6f3ff', '#6f93b8', '#1d3757']
  return (
    bubbles(ink) +
    at(
      0,
      2,
      fin('M54 0C70-34 88-50 102-54C94-30 92-14 92 2C96 18 100 34 94 52C78 42 62 24 52 10Z', ink, skin) +
        path('M-2-38C4-72 20-92 42-96C34-76 36-56 44-32Z', shade(ink, skin, 60)) +
        path(
          'M-98-2C-72-40-30-50 8-46C40-42 60-22 70 2C54 26 20 40-20 40C-34 40-44 36-50 30C-64 24-84 14-98-2Z',
          ink.pen.linear(['#b9d6f0', '#6f93b8', '#375a80'], 90),
          ' stroke="#1d3757" stroke-width="1.5"',
        ) +
        path(
          'M-92 4C-70 10-50 12-40 12C0 14 40 16 66 8C50 28 18 40-20 40C-34 40-44 36-50 30C-64 24-80 16-92 4Z',
          '#f4fbff',
        ) +
        path('M-88 6C-70 14-54 14-38 10C-42 26-52 30-60 27C-72 22-82 14-88 6Z', '#6b0a1c') +
        path(
          'M-84 8L-80 15L-75 10L-70 18L-65 11L-59 19L-54 11L-48 18L-43 10C-54 14-70 14-84 8ZM-72 21L-68 16L-64 24L-59 18L-55 26L-51 20L-47 25C-52 30-60 29-72 21Z',
          '#ffffff',
        ) +
        fin('M-10 22C0 50-10 72-30 84C-40 62-38 40-30 26Z', ink, skin) +
        eye(-58, -14, 7) +
        stroke('M-68-24L-50-20', '#1d3757', 4) +
        stroke('M-24-16Q-20-2-24 10M-14-18Q-10-2-14 12M-4-18Q0-2-4 12', '#1d3757', 2.4) +
        path('M-70-26C-40-42 0-44 30-34C0-36-40-32-70-26Z', '#ffffff99'),
      { turn: 6 },
    ) +
    coin(ink, 62, 66, 18, 0.7) +
    coin(ink, 30, 82, 13, 0.6) +
    sparkle(-30, -44, 12)
  )
}
