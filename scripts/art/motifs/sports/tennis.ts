import { stuff } from '../../colors'
import { type Ink, sparkle } from '../../forms'
import { at, circle, ellipse, path, range, rect, stroke } from '../../svg'
import { trail } from './trail'

/** A tennis ball on its way over the net. */
export const tennis = (ink: Ink): string =>
  trail(ink, '#d8ff3a') +
  stroke(
    `${range(11)
      .map((index) => `M${-100 + index * 20} 34V92`)
      .join('')}M-100 50H100M-100 66H100M-100 82H100`,
    '#ffffff',
    1.5,
    ' stroke-opacity=".55"',
  ) +
  rect(-104, 24, 208, 13, 3, stuff.chalk[1]) +
  at(
    16,
    -22,
    circle(0, 0, 62, ink.pen.radial(['#fbffc4', '#dcf53a', '#9ab90e', '#4d6400'])) +
      path('M-46-42C-14-30-6 16-38 48M46-42C14-30 6 16 38 48', 'none', ' stroke="#ffffff" stroke-width="5"') +
      ellipse(-22, -34, 17, 9, '#ffffffaa'),
    { turn: 18 },
  ) +
  sparkle(-18, -66, 14)
