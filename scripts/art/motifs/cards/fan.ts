import { coin, gem, glow, type Ink, playingCard, type Suit, shadow, sparkle } from '../../forms'
import { at } from '../../svg'

const fourSuits: readonly Suit[] = ['spade', 'heart', 'club', 'diamond']

/** A hand of thirteen, or as much of it as can be seen. */
export const fan = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 14) +
  glow(ink, 0, -20, 96, ink.metal[0], 0.6) +
  (['9', '10', 'J', 'Q', 'K', 'A', '2'] as const)
    .map((rank, index) =>
      at(0, 96, at(0, -104, playingCard(ink, rank, fourSuits[index % 4] ?? 'spade'), { scale: 1.02 }), {
        turn: -42 + index * 14,
      }),
    )
    .join('') +
  coin(ink, -74, 78, 20, 0.5) +
  coin(ink, 76, 80, 17, 0.5) +
  gem(ink, 0, 78, 20, ink.hero) +
  sparkle(-56, -50, 14)
