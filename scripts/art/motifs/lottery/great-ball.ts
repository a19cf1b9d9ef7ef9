import { coinHeap, type Ink, numberBall, shadow, shine, sparkle } from '../../forms'
import { circle } from '../../svg'
import { number } from './numbers'

/** One great ball with a crown of light. */
export const greatBall = (ink: Ink): string =>
  shadow(ink, 0, 88, 84, 12) +
  coinHeap(ink, 0, 82, 98, 1) +
  circle(0, -8, 84, 'none', ` stroke="${ink.metal[1]}" stroke-width="3" stroke-dasharray="3 9"`) +
  circle(0, -8, 76, shine(ink, ink.metal, 40)) +
  numberBall(ink, 0, -8, 70, ink.hero, number(ink)) +
  numberBall(ink, -72, 46, 24, ink.second, number(ink)) +
  numberBall(ink, 72, 46, 24, ink.second, number(ink)) +
  sparkle(-40, -60, 20)
