import { stuff } from '../../colors'
import { chipStack, gem, type Ink, playingCard, shadow, shine, sparkle } from '../../forms'
import { at, path } from '../../svg'

/** Ten to ace, all hearts. */
export const flush = (ink: Ink): string =>
  shadow(ink, 0, 84, 98, 14) +
  (['10', 'J', 'Q', 'K', 'A'] as const)
    .map((rank, index) =>
      at(-56 + index * 28, 6 - (2 - Math.abs(index - 2)) * 9, playingCard(ink, rank, 'heart'), {
        turn: (index - 2) * 9,
        scale: 1.06,
      }),
    )
    .join('') +
  at(
    0,
    -68,
    path(
      'M-40 12L-48-22L-22-4L0-32L22-4L48-22L40 12Q0 24-40 12Z',
      shine(ink, ink.metal, 20),
      ` stroke="${ink.metal[2]}"`,
    ) + gem(ink, 0, 4, 10, ink.hero),
  ) +
  chipStack(ink, -62, 76, 21, [ink.hero, stuff.onyx, ink.hero]) +
  chipStack(ink, 64, 78, 20, [stuff.onyx, ink.second]) +
  sparkle(30, -56, 13)
