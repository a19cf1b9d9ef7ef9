import { stuff } from '../../colors'
import { die, glow, type Ink, shadow, sparkle } from '../../forms'
import { at, stroke } from '../../svg'

/** Dice that roll. */
export const dice = (ink: Ink): string =>
  shadow(ink, 0, 76, 98, 20) +
  glow(ink, 0, 0, 96, ink.metal[0], 0.7) +
  at(-36, 26, die(ink, 0, 0, 54, ink.hero, [6, 5, 3]), { turn: -8 }) +
  at(46, 18, die(ink, 0, 0, 46, stuff.ivory, [4, 1, 5]), { turn: 10 }) +
  at(10, -56, die(ink, 0, 0, 30, ink.second, [2, 3, 6]), { turn: -18 }) +
  stroke('M-80-50C-60-80-30-90-10-84M70-70C80-60 86-46 86-34', '#ffffff', 3, ' stroke-opacity=".6"') +
  sparkle(-60, -10, 14)
