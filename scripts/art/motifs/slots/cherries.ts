import { ball, type Ink, shadow, sparkle } from '../../forms'
import { at, stroke } from '../../svg'
import { leaf } from './leaf'

/** Two cherries on a stalk. */
export const cherries = (ink: Ink): string =>
  shadow(ink, 0, 84, 90, 14) +
  stroke('M-40 20C-30-30 0-60 26-84M44 26C42-20 34-50 26-84', '#6b3b12', 7) +
  stroke('M-42 18C-32-30-2-60 24-84', '#b9803a', 2) +
  at(26, -82, leaf(ink), { turn: 76, scale: 1.5 }) +
  at(24, -82, leaf(ink), { turn: -74, scale: 1.15 }) +
  ball(ink, 46, 40, 42, ['#ff9c9c', '#d40f33', '#5c0018']) +
  ball(ink, -40, 36, 46, ['#ffb0a6', '#ee1f3d', '#6b0019']) +
  sparkle(-60, 8, 13)
