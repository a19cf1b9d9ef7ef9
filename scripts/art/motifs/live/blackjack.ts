import { stuff } from '../../colors'
import { chip, chipStack, glow, type Ink, playingCard, shadow, sparkle } from '../../forms'
import { at } from '../../svg'

/** Ace and jack. */
export const blackjack = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 14) +
  glow(ink, 0, -10, 96, ink.metal[0], 0.7) +
  at(-30, -14, playingCard(ink, 'A', 'spade'), { turn: -16, scale: 1.5 }) +
  at(36, -8, playingCard(ink, 'J', 'heart'), { turn: 12, scale: 1.5 }) +
  chipStack(ink, -70, 68, 24, [ink.hero, ink.second, ink.hero]) +
  chipStack(ink, 66, 72, 22, [stuff.onyx, ink.hero, stuff.onyx, ink.second]) +
  chip(ink, 0, 82, 19, ink.hero) +
  sparkle(-54, -66, 15)
