import { stuff } from '../../colors'
import { chip, chipStack, glow, type Ink, playingCard, shadow, sparkle } from '../../forms'
import { at, range } from '../../svg'

/** Three cards and the pot. */
export const threeCards = (ink: Ink): string =>
  shadow(ink, 0, 82, 96, 16) +
  glow(ink, 0, -20, 90, ink.metal[0], 0.7) +
  at(-48, -10, playingCard(ink, 'A', 'heart'), { turn: -22, scale: 1.25 }) +
  at(48, -10, playingCard(ink, 'A', 'club'), { turn: 22, scale: 1.25 }) +
  at(0, -24, playingCard(ink, 'A', 'spade'), { scale: 1.35 }) +
  range(5)
    .map((index) =>
      chip(
        ink,
        -72 + index * 36,
        66 + (index % 2) * 10,
        21,
        [ink.hero, stuff.onyx, ink.second][index % 3] ?? ink.hero,
      ),
    )
    .join('') +
  chipStack(ink, 0, 62, 21, [ink.hero, ink.second, ink.hero]) +
  sparkle(-34, -74, 14)
