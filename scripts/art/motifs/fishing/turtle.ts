import { coin, gem, type Ink, shade, shine, sparkle } from '../../forms'
import { at, ellipse, mirrored, path, polygon, starPoints } from '../../svg'
import { eyeOn } from './anatomy'

/** A turtle in gold and jade. */
export const turtle = (ink: Ink): string => {
  const skin = shade(ink, ['#e8ffb0', '#6fbf3a', '#1f5a1c'], 60)
  const hexagon = (x: number, y: number, size: number): string =>
    polygon(
      starPoints(3, size, size).map(([px, py]) => [x + px, y + py * 0.9] as const),
      ink.pen.radial([ink.metal[0], ink.metal[1], ink.metal[2]]),
      ` stroke="${ink.hero[2]}" stroke-width="2"`,
    )
  return (
    at(
      0,
      0,
      path('M-30-44C-60-84-92-80-100-64C-92-40-70-24-48-16Z', skin, ' stroke="#1f5a1c"') +
        path('M34-42C56-70 80-74 92-66C92-44 74-30 54-18Z', skin, ' stroke="#1f5a1c"') +
        path(
          'M-44 36C-60 62-76 70-88 66C-88 46-74 32-56 22ZM44 36C54 60 66 70 80 70C84 52 72 36 56 24Z',
          skin,
          ' stroke="#1f5a1c"',
        ) +
        path('M0 58L-8 82H8Z', skin) +
        path('M-22-56C-26-92 26-92 22-56Z', skin, ' stroke="#1f5a1c"') +
        mirrored(eyeOn(-10, -74, 6)) +
        ellipse(0, 6, 66, 62, shine(ink, ink.metal, 40)) +
        ellipse(0, 3, 59, 56, ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]])) +
        [
          [0, 2],
          [0, -34],
          [0, 38],
          [-33, -16],
          [33, -16],
          [-33, 20],
          [33, 20],
        ]
          .map(([x = 0, y = 0]) => hexagon(x, y, 18))
          .join('') +
        gem(ink, 0, 2, 11, ink.second) +
        path('M-50-12C-44-38-20-50 2-50C-20-38-34-20-38 4Z', '#ffffff77'),
      { turn: 14 },
    ) +
    coin(ink, 76, 78, 18, 0.5) +
    sparkle(-30, -30, 13) +
    sparkle(70, -70, 9)
  )
}
