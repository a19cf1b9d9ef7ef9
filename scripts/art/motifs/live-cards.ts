import {
  cardBack,
  chip,
  chipStack,
  glow,
  type Ink,
  playingCard,
  shade,
  shadow,
  shine,
  sparkle,
} from '../forms'
import { at, circle, ellipse, path, range, rect, stroke } from '../svg'

const black = ['#737c9c', '#282e46', '#080a14'] as const

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
  circle(-38, 58, 17, 'none', ' stroke="#6cc4ff" stroke-width="2.500"') +
  circle(38, 58, 17, 'none', ' stroke="#ff8a8a" stroke-width="2.500"') +
  at(-52, -12, playingCard(ink, '9', 'heart'), { turn: -14, scale: 0.86 }) +
  at(-16, -22, playingCard(ink, 'K', 'spade'), { turn: -4, scale: 0.86 }) +
  at(24, -22, playingCard(ink, '8', 'diamond'), { turn: 6, scale: 0.86 }) +
  at(58, -12, cardBack(ink), { turn: 16, scale: 0.86 }) +
  chipStack(ink, -38, 62, 16, [ink.hero, black, ink.hero, ink.second]) +
  chipStack(ink, 38, 62, 16, [black, ink.hero]) +
  chip(ink, 2, 70, 14, ink.second) +
  sparkle(-40, -56, 13)

/** Ace and jack. */
export const blackjack = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 14) +
  glow(ink, 0, -10, 96, ink.metal[0], 0.7) +
  at(-30, -14, playingCard(ink, 'A', 'spade'), { turn: -16, scale: 1.5 }) +
  at(36, -8, playingCard(ink, 'J', 'heart'), { turn: 12, scale: 1.5 }) +
  chipStack(ink, -70, 68, 24, [ink.hero, ink.second, ink.hero]) +
  chipStack(ink, 66, 72, 22, [black, ink.hero, black, ink.second]) +
  chip(ink, 0, 82, 19, ink.hero) +
  sparkle(-54, -66, 15)

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
        [ink.hero, black, ink.second][index % 3] ?? ink.hero,
      ),
    )
    .join('') +
  chipStack(ink, 0, 62, 21, [ink.hero, ink.second, ink.hero]) +
  sparkle(-34, -74, 14)

/** Two cards held close, and the table's five. */
export const pokerNight = (ink: Ink): string =>
  shadow(ink, 0, 88, 96, 12) +
  ellipse(0, 34, 98, 54, shade(ink, ['#c98646', '#7e4317', '#3a1805'], 90)) +
  ellipse(
    0,
    31,
    90,
    47,
    shade(ink, ['#3ccf8c', '#0a6f49', '#02281a'], 90),
    ` stroke="${ink.metal[1]}" stroke-width="2"`,
  ) +
  (['10', 'J', 'Q', 'K', 'A'] as const)
    .map((rank, index) =>
      at(
        -66 + index * 33,
        6 - Math.abs(index - 2) * -3,
        playingCard(ink, rank, index === 4 ? 'heart' : 'heart'),
        { scale: 0.56, turn: (index - 2) * 4 },
      ),
    )
    .join('') +
  at(-18, -56, playingCard(ink, 'A', 'spade'), { turn: -12, scale: 0.9 }) +
  at(20, -56, playingCard(ink, 'A', 'diamond'), { turn: 10, scale: 0.9 }) +
  chipStack(ink, -52, 62, 15, [ink.hero, black, ink.hero]) +
  chipStack(ink, 54, 62, 15, [ink.second, ink.hero]) +
  circle(0, 58, 13, shine(ink, ink.metal)) +
  rect(-9, 56.5, 18, 3, 1, ink.metal[2]) +
  stroke('M-90 40Q-70 78 0 80', '#ffffff', 1.5, ' stroke-opacity=".4"') +
  sparkle(0, -86, 13)
