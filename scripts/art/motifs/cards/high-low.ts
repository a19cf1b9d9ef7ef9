import { cardBack, coin, type Ink, playingCard, shade, shadow, sparkle } from '../../forms'
import { at, path, range } from '../../svg'

/** Two cards, one covered: high or low. */
export const highLow = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 14) +
  at(-38, 4, playingCard(ink, '7', 'diamond'), { turn: -8, scale: 1.4 }) +
  at(42, 4, cardBack(ink), { turn: 8, scale: 1.4 }) +
  at(
    0,
    -46,
    path(
      'M0-40L34 0H14V26H-14V0H-34Z',
      shade(ink, ['#c9ffd9', '#1fbf6a', '#05522c']),
      ' stroke="#ffffff" stroke-width="3" stroke-linejoin="round"',
    ),
    { scale: 0.8 },
  ) +
  at(
    0,
    58,
    path(
      'M0 40L34 0H14V-26H-14V0H-34Z',
      shade(ink, ['#ffb0b0', '#e01b3c', '#63001c']),
      ' stroke="#ffffff" stroke-width="3" stroke-linejoin="round"',
    ),
    { scale: 0.8 },
  ) +
  coin(ink, -80, 76, 17, 0.5) +
  coin(ink, 82, 78, 16, 0.5) +
  range(2)
    .map((index) => sparkle(-60 + index * 120, -62, 11))
    .join('')
