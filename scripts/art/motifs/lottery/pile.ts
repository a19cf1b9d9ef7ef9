import { glow, type Ink, numberBall, shadow, sparkle } from '../../forms'
import { number, rampAt } from './numbers'

/** Balls piled as they were drawn, the last one on top. */
export const pile = (ink: Ink): string =>
  shadow(ink, 0, 84, 98, 14) +
  glow(ink, 0, -20, 96, ink.metal[0], 0.6) +
  [
    [-64, 48, 32],
    [0, 52, 33],
    [64, 48, 32],
    [-33, -2, 34],
    [34, -2, 34],
  ]
    .map(([x = 0, y = 0, size = 0], index) => numberBall(ink, x, y, size, rampAt(ink, index), number(ink)))
    .join('') +
  numberBall(ink, 0, -52, 40, ink.hero, number(ink)) +
  sparkle(-22, -78, 18) +
  sparkle(76, 20, 9)
