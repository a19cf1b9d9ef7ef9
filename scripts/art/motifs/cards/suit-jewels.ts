import { stuff } from '../../colors'
import { type Ink, type Suit, shade, shadow, shine, sparkle, suitSign } from '../../forms'
import type { Ramp } from '../../pen'
import { at, rect } from '../../svg'

/** The four suits, cut as jewels. */
export const suitJewels = (ink: Ink): string => {
  const jewel = (suit: Suit, x: number, y: number, ramp: Ramp): string =>
    suitSign(suit, x + 2, y + 5, 37, '#00000066') +
    suitSign(suit, x, y, 37, shade(ink, ramp, 60), ` stroke="${ink.metal[1]}" stroke-width="1.4"`) +
    suitSign(suit, x, y, 25, ink.pen.radial([`${ramp[0]}dd`, `${ramp[1]}55`], 0.35, 0.25, 0.7)) +
    sparkle(x - 12, y - 14, 9)
  return (
    shadow(ink, 0, 92, 84, 8) +
    at(
      0,
      0,
      rect(-62, -62, 124, 124, 16, shine(ink, ink.metal, 40)) +
        rect(-55, -55, 110, 110, 11, shade(ink, ink.second)),
      { turn: 45 },
    ) +
    jewel('heart', -46, -4, ['#ff9aa6', '#e01b3c', '#60000f']) +
    jewel('spade', 0, -50, stuff.onyx) +
    jewel('diamond', 46, -4, ['#ff9aa6', '#e01b3c', '#60000f']) +
    jewel('club', 0, 44, stuff.onyx)
  )
}
