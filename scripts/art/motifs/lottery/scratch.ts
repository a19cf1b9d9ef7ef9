import { coin, gem, type Ink, shadow, shine, sparkle } from '../../forms'
import { at, ellipse, path, polygon, range, rect, starPoints } from '../../svg'

/** A card that is being scratched with a coin. */
export const scratch = (ink: Ink): string =>
  shadow(ink, 0, 88, 86, 12) +
  at(
    0,
    0,
    rect(-66, -82, 136, 172, 12, '#00000055') +
      rect(
        -70,
        -86,
        136,
        172,
        12,
        ink.pen.linear([ink.hero[0], ink.hero[1], ink.hero[2]], 60),
        ` stroke="${ink.metal[0]}" stroke-width="3"`,
      ) +
      polygon(
        starPoints(12, 30, 20).map(([x, y]) => [x - 2, y - 54] as const),
        shine(ink, ink.metal, 40),
      ) +
      gem(ink, -2, -55, 15, ink.second) +
      range(6)
        .map((index) => {
          const [x, y] = [-36 + (index % 3) * 34, 4 + Math.floor(index / 3) * 38]
          return (
            rect(x - 14, y - 16, 29, 32, 5, '#fffdf2') +
            (index % 2 ? coin(ink, x, y, 11) : gem(ink, x, y, 10, index === 4 ? ink.second : ink.hero))
          )
        })
        .join('') +
      path(
        'M-52 62C-40 40-20 66-6 44C8 22 20 50 34 30L50 24V64H-52Z',
        ink.pen.linear(['#ffffff', '#aab2c5', '#e6eaf3', '#8d95aa'], 20),
      ),
    { turn: -8 },
  ) +
  at(54, 46, coin(ink, 0, 0, 30), { turn: 18 }) +
  [
    [20, 74],
    [34, 82],
    [8, 84],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 5, 2.5, '#c9cfdd'))
    .join('') +
  sparkle(-52, -70, 14)
