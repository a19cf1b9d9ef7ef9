import { ball, type Ink, petal, shadow, sparkle } from '../../forms'
import { at, path, polar, range } from '../../svg'
import { leaf } from './leaf'

/** A slice of watermelon with a plum. */
export const melon = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 14) +
  ball(ink, 52, -34, 36, ['#e5b8ff', '#7c2aa8', '#2c0848']) +
  at(58, -66, leaf(ink), { turn: 50, scale: 0.9 }) +
  path('M-92-14A92 92 0 0 0 92-14Z', '#0f5a2a', ' transform="rotate(-10)"') +
  path('M-85-14A85 85 0 0 0 85-14Z', '#d9f7b0', ' transform="rotate(-10)"') +
  path(
    'M-78-14A78 78 0 0 0 78-14Z',
    ink.pen.linear(['#ff9a8c', '#f0324a', '#b30d32'], 90),
    ' transform="rotate(-10)"',
  ) +
  range(7)
    .map((index) => {
      const [x, y] = polar(20 + index * 22, 48)
      return at(x, y - 12, petal(10, 4, '#2a0a12'), { turn: index * 22 - 70 })
    })
    .join('') +
  sparkle(-40, 10, 12)
