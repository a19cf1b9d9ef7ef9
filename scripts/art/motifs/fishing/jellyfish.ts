import { glow, type Ink, sparkle } from '../../forms'
import { circle, n, path, range, stroke } from '../../svg'

/** A jellyfish that glows. */
export const jellyfish = (ink: Ink): string =>
  glow(ink, 0, -20, 100, ink.hero[0], 0.9) +
  range(7)
    .map((index) =>
      stroke(
        `M${-48 + index * 16} 4C${-66 + index * 18} 34 ${-28 + index * 14} 54 ${-54 + index * 18} ${n(96 - Math.abs(index - 3) * 7)}`,
        index % 2 ? ink.second[0] : ink.hero[0],
        index % 2 ? 3 : 6,
        ' stroke-opacity=".8"',
      ),
    )
    .join('') +
  stroke('M-16 4C-26 30 0 44-14 74M14 4C26 30 0 50 16 78', '#ffffff', 8, ' stroke-opacity=".5"') +
  path(
    'M-70 8C-76-58-36-86 0-86C36-86 76-58 70 8C60-2 50-2 42 8C32-2 22-2 14 8C6-2-6-2-14 8C-22-2-32-2-42 8C-50-2-60-2-70 8Z',
    ink.pen.radial(['#ffffff', ink.hero[0], ink.hero[1], ink.hero[2]], 0.4, 0.25, 0.8),
    ' opacity=".93"',
  ) +
  path('M-46-12C-46-46-24-64 0-64C24-64 46-46 46-12C20-22-20-22-46-12Z', `${ink.second[1]}88`) +
  [
    [-24, -40, 6],
    [4, -52, 8],
    [26, -34, 6],
    [-4, -28, 4],
  ]
    .map(([x = 0, y = 0, size = 0]) => circle(x, y, size, '#ffffff', ' opacity=".7"'))
    .join('') +
  path('M-60-16C-56-56-30-74-4-78C-26-60-42-40-48-10Z', '#ffffff88') +
  sparkle(-30, -60, 14)
