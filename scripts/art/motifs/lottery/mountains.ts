import { glow, type Ink, numberBall, shine, sparkle } from '../../forms'
import { n, path, polygon } from '../../svg'
import { digits } from './numbers'

/** Mountains at the foot of which a river runs gold. */
export const mountains = (ink: Ink): string =>
  glow(ink, 30, -50, 80, '#fff3c0', 1) +
  numberBall(ink, 34, -50, 38, ink.second, digits(ink, 2)) +
  [
    [-50, 88, -34],
    [60, 78, -8],
    [0, 104, -58],
  ]
    .map(
      ([x = 0, half = 0, top = 0]) =>
        polygon(
          [
            [x, top],
            [x - half, 90],
            [x + half * 0.15, 90],
          ],
          ink.pen.linear([ink.hero[0], ink.hero[1], ink.hero[2]], 80),
        ) +
        polygon(
          [
            [x, top],
            [x + half * 0.15, 90],
            [x + half, 90],
          ],
          ink.pen.linear([ink.hero[1], ink.hero[2]], 80),
        ) +
        path(
          `M${x} ${top}L${n(x - half * 0.24)} ${n(top + 36)}L${n(x - half * 0.1)} ${n(top + 28)}L${x} ${n(top + 42)}L${n(x + half * 0.1)} ${n(top + 28)}L${n(x + half * 0.22)} ${n(top + 38)}Z`,
          ink.pen.linear(['#ffffff', '#c9dcf5'], 0),
        ),
    )
    .join('') +
  path(
    'M-10 44C14 56-34 66 4 76C34 84-10 90-40 98H70C60 86 36 70 16 62C4 56 12 50-10 44Z',
    shine(ink, ink.metal, 80),
  ) +
  sparkle(0, -54, 12)
