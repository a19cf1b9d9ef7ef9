import { type Ink, shade, sparkle } from '../../forms'
import type { Ramp } from '../../pen'
import { at, path, range, stroke } from '../../svg'
import { bubbles, eye, fin } from './anatomy'

/** A clownfish between the arms of an anemone. */
export const clownfish = (ink: Ink): string => {
  const orange: Ramp = ['#ffd08a', '#ff7a1a', '#a33200']
  return (
    bubbles(ink) +
    range(9)
      .map((index) =>
        at(-80 + index * 20, 96, path('M-7 0C-16-30 8-50-2-78C14-70 8-30 8 0Z', shade(ink, ink.second, 90)), {
          turn: (index - 4) * 5,
        }),
      )
      .join('') +
    at(
      0,
      -10,
      fin('M50 0C66-30 84-36 94-30C88-12 88 12 94 30C82 36 66 28 50 12Z', ink, orange) +
        fin('M-20-34C-6-62 34-62 46-40L24-24Z', ink, orange) +
        path(
          'M-80 2C-70-34-30-44 4-40C38-36 56-16 60 4C48 32 16 44-14 42C-50 40-74 28-80 2Z',
          ink.pen.radial([orange[0], orange[1], orange[2]], 0.4, 0.25, 0.8),
        ) +
        path(
          'M-36-38C-24-18-26 22-38 38C-32 42-22 42-16 42C-6 18-6-18-14-41ZM20-37C32-20 30 22 18 38L34 30C42 14 42-16 36-28ZM52-12C58 0 58 8 52 18L62 10V-4Z',
          '#ffffff',
          ' stroke="#1c0d14" stroke-width="2.5"',
        ) +
        fin('M-16 6C2 0 16 10 16 26C0 32-14 24-16 6Z', ink, orange) +
        eye(-56, -8, 11) +
        stroke('M-78 10Q-68 22-56 16', '#7a1c1c', 3),
      { turn: -6 },
    ) +
    path('M-60-40Q-30-56 0-50Q-30-46-60-40Z', '#ffffff88') +
    sparkle(40, -66, 12)
  )
}
