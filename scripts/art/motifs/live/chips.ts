import { stuff } from '../../colors'
import { chip, chipStack, type Ink, shadow, sparkle } from '../../forms'
import { at } from '../../svg'

/** Chips in towers. */
export const chips = (ink: Ink): string =>
  shadow(ink, 0, 84, 98, 14) +
  chipStack(ink, 44, 30, 30, [stuff.onyx, ink.hero, stuff.onyx, ink.hero, ink.second, ink.hero, ink.second]) +
  chipStack(ink, -40, 36, 32, [ink.hero, ink.hero, ink.second, ink.hero, ink.metal]) +
  chipStack(ink, 4, 70, 34, [ink.second, ink.hero, stuff.onyx, ink.hero]) +
  at(-66, -46, chip(ink, 0, 0, 26, ink.hero, 0.9), { turn: -24 }) +
  at(70, 66, chip(ink, 0, 0, 20, stuff.onyx, 0.5), { turn: 12 }) +
  sparkle(-8, -8, 14) +
  sparkle(60, -62, 12)
