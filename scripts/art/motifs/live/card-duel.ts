import { chip, glow, type Ink, playingCard, shadow, shine, sparkle } from '../../forms'
import { at, path } from '../../svg'

/** One card each for two sides. */
export const cardDuel = (ink: Ink): string =>
  shadow(ink, 0, 86, 96, 14) +
  glow(ink, -52, -4, 84, '#ff4a3d', 0.8) +
  glow(ink, 54, -4, 84, '#ffb43d', 0.8) +
  at(-44, 2, playingCard(ink, 'K', 'heart'), { turn: -9, scale: 1.45 }) +
  at(46, 2, playingCard(ink, 'Q', 'spade'), { turn: 9, scale: 1.45 }) +
  path(
    'M14-92L-14-6H4L-16 88L34-20H12L34-92Z',
    shine(ink, ink.metal, 60),
    ` stroke="#ffffff" stroke-width="2" stroke-linejoin="round"`,
  ) +
  chip(ink, -66, 80, 22, ink.hero) +
  chip(ink, 68, 82, 22, ink.second) +
  sparkle(10, -60, 18) +
  sparkle(-76, -60, 10)
