import { die, glow, type Ink, numberBall, shadow, sparkle } from '../../forms'
import type { Ramp } from '../../pen'
import { number } from './numbers'

/** Dice and the balls that count them. */
export const threeDice = (ink: Ink): string => {
  const white: Ramp = ['#ffffff', '#f4e8c8', '#b0935c']
  return (
    shadow(ink, 0, 78, 98, 18) +
    glow(ink, 0, 0, 90, ink.metal[0], 0.6) +
    die(ink, -46, 34, 42, ink.hero, [5, 3, 6]) +
    die(ink, 48, 36, 40, white, [1, 4, 2]) +
    die(ink, 0, -34, 46, white, [6, 2, 4]) +
    numberBall(ink, -72, -56, 20, ink.second, number(ink)) +
    numberBall(ink, 74, -52, 17, ink.hero, number(ink)) +
    sparkle(-14, -72, 14)
  )
}
