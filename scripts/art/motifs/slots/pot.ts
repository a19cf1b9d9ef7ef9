import { coin, coinHeap, gem, glow, type Ink, shadow, shine, sparkle } from '../../forms'
import { at, ellipse, path, polygon, range } from '../../svg'

/** A clay pot that overflows. */
export function pot(ink: Ink): string {
  const { metal, hero, pen, second } = ink
  return (
    shadow(ink, 0, 88, 80, 14) +
    glow(ink, 0, -34, 84, metal[0], 0.9) +
    coinHeap(ink, 0, -22, 62, 3) +
    at(0, -64, coin(ink, 0, 0, 24), { turn: -14 }) +
    gem(ink, 44, -38, 14, second) +
    path(
      'M-58-20C-104 20-82 88-34 90H34C82 88 104 20 58-20Z',
      pen.radial([hero[0], hero[1], hero[1], hero[2]], 0.3, 0.25, 0.85),
    ) +
    path('M-82 24Q0 52 82 24Q84 36 83 44Q0 72-83 44Q-84 36-82 24Z', shine(ink, metal, 0)) +
    range(7)
      .map((index) =>
        polygon(
          [
            [-60 + index * 20, 38 + 9 - Math.abs(index - 3) * 3],
            [-53 + index * 20, 46 + 9 - Math.abs(index - 3) * 3],
            [-60 + index * 20, 54 + 9 - Math.abs(index - 3) * 3],
            [-67 + index * 20, 46 + 9 - Math.abs(index - 3) * 3],
          ],
          hero[2],
        ),
      )
      .join('') +
    ellipse(0, -20, 64, 15, shine(ink, metal, 0)) +
    ellipse(0, -22, 54, 10, hero[2]) +
    coin(ink, -26, -26, 18, 0.5) +
    coin(ink, 24, -27, 18, 0.5) +
    coin(ink, 0, -33, 19, 0.5) +
    coin(ink, -84, 84, 15, 0.42) +
    path('M-66 0C-80 24-76 52-62 66C-68 40-64 20-52 0Z', '#ffffff55') +
    sparkle(-12, -72, 14)
  )
}
