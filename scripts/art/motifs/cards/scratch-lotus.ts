import { coin, coinHeap, type Ink, lotus, shade, shadow, sparkle, suitSign } from '../../forms'
import { at, path, rect } from '../../svg'

/** A lotus behind foil that is half scratched away. */
export const scratchLotus = (ink: Ink): string =>
  shadow(ink, 0, 90, 92, 10) +
  at(
    0,
    0,
    rect(-88, -66, 180, 140, 14, '#00000055') +
      rect(-92, -70, 180, 140, 14, shade(ink, ink.hero), ` stroke="${ink.metal[0]}" stroke-width="3"`) +
      rect(-80, -58, 156, 116, 9, '#fffaf0') +
      at(-2, 46, lotus(ink, 84, ['#ffe0ee', '#ff7ab0', '#b02a6a'])) +
      path(
        'M20-58H76V58H8C34 40 20 24 40 10C54 0 24-20 44-34C50-40 30-48 20-58Z',
        ink.pen.linear(['#f6f8fc', '#aab3c6', '#e9edf5', '#98a2b8'], 30),
      ) +
      suitSign('diamond', 60, -30, 8, '#8d95aa') +
      suitSign('heart', 60, 30, 8, '#8d95aa'),
    { turn: -6 },
  ) +
  at(34, 16, coin(ink, 0, 0, 30), { turn: 20 }) +
  coinHeap(ink, -62, 88, 34, 1) +
  sparkle(-50, -50, 14)
