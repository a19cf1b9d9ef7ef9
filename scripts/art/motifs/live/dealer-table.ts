import { stuff } from '../../colors'
import { cardBack, chip, chipStack, type Ink, playingCard, shade, shadow, sparkle } from '../../forms'
import { at, circle, path } from '../../svg'

/** A table laid for the bank and the player. */
export const dealerTable = (ink: Ink): string =>
  shadow(ink, 0, 92, 98, 10) +
  path(
    'M-98 62C-98-14 98-14 98 62C98 84 60 92 0 92C-60 92-98 84-98 62Z',
    shade(ink, ['#c98646', '#7e4317', '#3a1805'], 90),
  ) +
  path(
    'M-90 58C-90-4 90-4 90 58C90 76 56 84 0 84C-56 84-90 76-90 58Z',
    shade(ink, ['#3ccf8c', '#0a6f49', '#02281a'], 90),
    ` stroke="${ink.metal[1]}" stroke-width="2"`,
  ) +
  path(
    'M-72 50C-60 20 60 20 72 50',
    'none',
    ` stroke="${ink.metal[0]}" stroke-width="2" stroke-opacity=".8"`,
  ) +
  circle(-38, 58, 17, 'none', ' stroke="#6cc4ff" stroke-width="2.5"') +
  circle(38, 58, 17, 'none', ' stroke="#ff8a8a" stroke-width="2.5"') +
  at(-52, -12, playingCard(ink, '9', 'heart'), { turn: -14, scale: 0.86 }) +
  at(-16, -22, playingCard(ink, 'K', 'spade'), { turn: -4, scale: 0.86 }) +
  at(24, -22, playingCard(ink, '8', 'diamond'), { turn: 6, scale: 0.86 }) +
  at(58, -12, cardBack(ink), { turn: 16, scale: 0.86 }) +
  chipStack(ink, -38, 62, 16, [ink.hero, stuff.onyx, ink.hero, ink.second]) +
  chipStack(ink, 38, 62, 16, [stuff.onyx, ink.hero]) +
  chip(ink, 2, 70, 14, ink.second) +
  sparkle(-40, -56, 13)
