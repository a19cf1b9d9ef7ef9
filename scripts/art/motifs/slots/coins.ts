import { coin, coinHeap, glow, type Ink, shadow, sparkle } from '../../forms'
import { at } from '../../svg'

/** Coins that spill in a heap, one of them turned to the light. */
export const coins = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 18) +
  glow(ink, 0, 20, 90, ink.metal[0], 0.6) +
  coinHeap(ink, 0, 74, 96, 3) +
  at(14, -34, coin(ink, 0, 0, 46), { turn: 12 }) +
  at(-52, -58, coin(ink, 0, 0, 18, 0.7), { turn: -30 }) +
  at(72, -66, coin(ink, 0, 0, 14, 0.6), { turn: 40 }) +
  sparkle(-8, -62, 16)
