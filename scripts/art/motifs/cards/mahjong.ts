import { type Ink, letter, shade, shadow, sparkle } from '../../forms'
import { at, circle, path, rect } from '../../svg'

export const mahjong = (ink: Ink): string =>
  shadow(ink, 0, 84, 98, 14) +
  at(-56, -28, tile(ink, letter('萬', -2, 6, 28, '#c0102e') + letter('八', -2, -18, 18, '#14182a')), {
    turn: -12,
  }) +
  at(
    54,
    -30,
    tile(
      ink,
      [-12, 0, 12]
        .map(
          (x) => rect(x - 5, -26, 6, 20, 3, '#128a50') + rect(x - 5, 4, 6, 20, 3, x ? '#1f5fe0' : '#c0102e'),
        )
        .join(''),
    ),
    { turn: 11 },
  ) +
  at(-40, 44, tile(ink, discs(['#c0102e', '#128a50', '#1f5fe0', '#c0102e', '#128a50', '#1f5fe0'])), {
    turn: 6,
  }) +
  at(46, 46, tile(ink, letter('發', -2, -1, 38, '#128a50')), { turn: -8 }) +
  at(2, 2, tile(ink, letter('中', -2, -1, 44, '#c0102e')), { scale: 1.3 }) +
  sparkle(-30, -40, 14)

const tile = (ink: Ink, face: string): string =>
  path('M-24-30L-16-38H36V28L28 38Z', shade(ink, ['#7be0a8', '#158a58', '#064028'])) +
  rect(-28, -32, 58, 72, 8, shade(ink, ['#b8ffd6', '#1fa86a', '#064028'])) +
  rect(-30, -36, 56, 70, 8, ink.pen.linear(['#ffffff', '#fffaf0', '#e0d4b4'], 60)) +
  face

const discs = (colors: readonly string[]): string =>
  colors
    .map((color, index) =>
      circle(
        -2 + (index % 2 ? 11 : -11),
        -16 + Math.floor(index / 2) * 15,
        7,
        color,
        ' stroke="#ffffff" stroke-width="2"',
      ),
    )
    .join('')
