import { stuff } from '../../colors'
import { chipStack, type Ink, playingCard, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, ellipse, rect, stroke } from '../../svg'

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
  chipStack(ink, -52, 62, 15, [ink.hero, stuff.onyx, ink.hero]) +
  chipStack(ink, 54, 62, 15, [ink.second, ink.hero]) +
  circle(0, 58, 13, shine(ink, ink.metal)) +
  rect(-9, 56.5, 18, 3, 1, ink.metal[2]) +
  stroke('M-90 40Q-70 78 0 80', '#ffffff', 1.5, ' stroke-opacity=".4"') +
  sparkle(0, -86, 13)
