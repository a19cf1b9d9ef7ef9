import { type Ink, shadow, sparkle } from '../../forms'
import { around, at, circle, ellipse, path } from '../../svg'
import { leaf } from './leaf'

/** Lemon and orange, cut open. */
export const lemons = (ink: Ink): string =>
  shadow(ink, 0, 82, 96, 16) +
  at(
    -26,
    -22,
    path(
      'M-66 0C-60-40-26-52 4-48C34-46 58-26 64-4L80 4L66 12C54 40 24 50-2 48C-34 46-62 34-66 0Z',
      ink.pen.radial(['#fffbd0', '#ffe23d', '#f2b705', '#a56a00']),
    ) + ellipse(-18, -22, 26, 11, '#ffffff88'),
    { turn: -18 },
  ) +
  at(-4, -70, leaf(ink), { turn: 40, scale: 1.4 }) +
  at(38, 34, citrus(ink, 50, '#f28a12', '#ff9d1e', '#fff1c9')) +
  at(-46, 52, citrus(ink, 34, '#e8c40a', '#ffdf3a', '#fffbe0'), { turn: 14 }) +
  sparkle(-44, -44, 14)

const citrus = (ink: Ink, radius: number, rind: string, flesh: string, pale: string): string =>
  circle(0, 0, radius, rind) +
  circle(0, 0, radius * 0.92, pale) +
  around(9, () =>
    path(
      `M0-4Q${-radius * 0.3}${-radius * 0.7} 0${-radius * 0.84}Q${radius * 0.3}${-radius * 0.7} 0-4Z`,
      ink.pen.linear(['#ffffff99', flesh, flesh], 90),
    ),
  ) +
  ellipse(-radius * 0.3, -radius * 0.5, radius * 0.4, radius * 0.2, '#ffffff66')
