import { cardBack, type Ink, isRed, playingCard, type Suit, shade, shadow, sparkle } from '../../forms'
import { at, path } from '../../svg'

/** A house of cards. */
export const tower = (ink: Ink): string => {
  const pair = (x: number, y: number, left: Suit, right: Suit): string =>
    at(
      x,
      y,
      at(-17, 0, playingCard(ink, 'A', left), { turn: 20, scale: 0.72 }) +
        at(17, 0, isRed(right) ? playingCard(ink, 'A', right) : cardBack(ink), { turn: -20, scale: 0.72 }),
    )
  const shelf = (x: number, y: number): string =>
    path(
      `M${x - 36} ${y}L${x + 24} ${y}L${x + 38} ${y + 5}L${x - 24} ${y + 5}Z`,
      shade(ink, ['#ffffff', '#e8dfc8', '#a89a78']),
    )
  return (
    shadow(ink, 0, 92, 96, 10) +
    pair(-62, 58, 'spade', 'heart') +
    pair(62, 58, 'club', 'diamond') +
    pair(0, 58, 'heart', 'spade') +
    shelf(-32, 24) +
    shelf(32, 24) +
    pair(-32, -8, 'diamond', 'club') +
    pair(32, -8, 'spade', 'heart') +
    shelf(0, -42) +
    pair(0, -70, 'heart', 'diamond') +
    sparkle(0, -96, 14) +
    sparkle(-70, 10, 9)
  )
}
