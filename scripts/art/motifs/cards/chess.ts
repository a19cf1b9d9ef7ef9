import { stuff } from '../../colors'
import { type Ink, shade, shadow, shine, sparkle } from '../../forms'
import type { Ramp } from '../../pen'
import { at, circle, path, range, rect, stroke } from '../../svg'

/** Knight and king over their board. */
export const chess = (ink: Ink): string => {
  const squares = range(36)
    .filter((index) => (index + Math.floor(index / 6)) % 2 === 0)
    .map((index) => `M${(index % 6) * 20 - 60} ${Math.floor(index / 6) * 20 - 60}h20v20h-20z`)
    .join('')
  const base = (ramp: Ramp): string =>
    path(
      'M-30 62C-30 50-22 46-20 34H20C22 46 30 50 30 62Q0 74-30 62Z',
      ink.pen.linear([ramp[1], ramp[0], ramp[1], ramp[2]], 0),
    )
  return (
    shadow(ink, 0, 70, 106, 26) +
    `<g transform="matrix(1 .3 -1 .3 0 54)">${rect(-66, -66, 132, 132, 6, shade(ink, stuff.wood))}${rect(-60, -60, 120, 120, 0, '#f4e1b8')}${path(squares, '#7a4317')}</g>` +
    at(
      -36,
      -2,
      base(stuff.ivory) +
        path(
          'M-20 36C-24 6 2-2-2-18C-14-10-28-6-36-10C-42-20-24-40-12-52L-14-68L2-58C30-50 30-4 20 36Z',
          ink.pen.linear([stuff.ivory[0], stuff.ivory[1], stuff.ivory[2]], 20),
          ' stroke="#8a7040"',
        ) +
        circle(-14, -34, 3.5, '#4a3614') +
        stroke('M6-48C20-36 20-10 14 10', '#b0935c', 4),
    ) +
    at(
      42,
      -8,
      base(stuff.onyx) +
        path(
          'M-16 36C-18 8-12-10-22-30C-10-42 10-42 22-30C12-10 18 8 16 36Z',
          ink.pen.linear([stuff.onyx[1], stuff.onyx[0], stuff.onyx[1], stuff.onyx[2]], 0),
        ) +
        path('M-22-32Q0-44 22-32L18-24Q0-34-18-24Z', shine(ink, ink.metal, 0)) +
        path('M-4-74H4V-66H12V-58H4V-42H-4V-58H-12V-66H-4Z', shine(ink, ink.metal, 40)),
    ) +
    sparkle(-50, -60, 14)
  )
}
