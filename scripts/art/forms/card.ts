import type { Ramp } from '../pen'
import { circle, n, rect, stroke } from '../svg'
import { type Ink, shade, shine } from './ink'
import { letter } from './letter'

export type Suit = 'spade' | 'heart' | 'diamond' | 'club'

const suits: Readonly<Record<Suit, string>> = {
  spade: 'M0-10C3-4 10-1 10 4.5C10 8 5 9.5 2 6.5Q2 9 4 11H-4Q-2 9-2 6.5C-5 9.5-10 8-10 4.5C-10-1-3-4 0-10Z',
  heart: 'M0 10C-4 4-10 1-10-4C-10-9-3-10 0-5C3-10 10-9 10-4C10 1 4 4 0 10Z',
  diamond: 'M0-11Q3-4 8 0Q3 4 0 11Q-3 4-8 0Q-3-4 0-11Z',
  club: 'M0-10A4.600 4.6 0 0 1 3.8-2.5A4.600 4.6 0 1 1 1.8 5.2Q2 9 4 11H-4Q-2 9-1.8 5.2A4.600 4.6 0 1 1-3.8-2.5A4.600 4.6 0 0 1 0-10Z',
}

/** A suit's sign, 2 × `size` high. */
export const suitSign = (suit: Suit, x: number, y: number, size: number, fill: string, more = ''): string =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size / 10)})" d="${suits[suit]}" fill="${fill}"${more}/>`

export const isRed = (suit: Suit): boolean => suit === 'heart' || suit === 'diamond'

/** A playing card, 56 × 80, centred on the origin. */
export const playingCard = (ink: Ink, rank: string, suit: Suit): string =>
  ink.pen.reuse(
    `card ${rank} ${suit}`,
    () => ink.pen.reuse('card', () => blankCard(ink)) + faceOf(ink, rank, suit),
  )

const blankCard = (ink: Ink): string =>
  rect(-27, -38, 56, 80, 7, '#00000055') +
  rect(-28, -40, 56, 80, 7, ink.pen.linear(['#ffffff', '#f7f2e4', '#cfc6b0'], 60)) +
  rect(-24.5, -36.5, 49, 73, 4.5, 'none', ' stroke="#c9a64d" stroke-opacity=".5"')

function faceOf(ink: Ink, rank: string, suit: Suit): string {
  const fill = isRed(suit)
    ? shade(ink, ['#ff5468', '#d80f35', '#7d0620'])
    : shade(ink, ['#4a5276', '#161a2e', '#05060d'])
  return letter(rank, -17, -26, 17, fill) + suitSign(suit, -17, -12, 5, fill) + suitSign(suit, 4, 8, 20, fill)
}

/** The back of a card, with a lattice in the hero's colour. */
export const cardBack = (ink: Ink, ramp: Ramp = ink.hero): string =>
  ink.pen.reuse(`back ${ramp.join()}`, () => backOf(ink, ramp))

function backOf(ink: Ink, ramp: Ramp): string {
  return (
    rect(-27, -38, 56, 80, 7, '#00000055') +
    rect(-28, -40, 56, 80, 7, ink.pen.linear(['#ffffff', '#d8cfba'], 60)) +
    rect(-24, -36, 48, 72, 5, shade(ink, ramp)) +
    stroke(
      'M-24-12L0-36L24-12M-24 12L0-12L24 12M-24 36L0 12L24 36M-24-12L0 12L24-12M-24 12L0 36L24 12',
      ink.metal[0],
      1.2,
      ' stroke-opacity=".7"',
    ) +
    circle(0, 0, 9, shine(ink, ink.metal)) +
    suitSign('diamond', 0, 0, 6, ramp[2])
  )
}
