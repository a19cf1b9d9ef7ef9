import { ball, glow, type Ink, numberBall, shade, shine, sparkle } from '../../forms'
import { n, path, polygon, range, rect, stroke } from '../../svg'
import { digits } from './numbers'

/** The towers of a town with a ball for its sun. */
export function town(ink: Ink): string {
  const { pen, hero, second, metal } = ink
  const tower = (x: number, y: number, wide: number, roof: string): string =>
    rect(x - wide / 2, y, wide, 90 - y, 2, pen.linear([hero[0], hero[1], hero[2]], 0)) +
    stroke(
      range(Math.floor((80 - y) / 13))
        .map(
          (row) =>
            `M${n(x - wide / 4)} ${n(y + 10 + row * 13)}v5M${n(x + wide / 4)} ${n(y + 10 + row * 13)}v5`,
        )
        .join(''),
      '#fff3b8',
      4,
    ) +
    roof
  const pointed = (x: number, y: number, wide: number): string =>
    polygon(
      [
        [x - wide / 2 - 3, y],
        [x, y - 24],
        [x + wide / 2 + 3, y],
      ],
      shade(ink, second),
    ) + ball(ink, x, y - 26, 4, metal)
  const domed = (x: number, y: number, wide: number): string =>
    path(
      `M${n(x - wide / 2)} ${y}C${n(x - wide * 0.8)} ${n(y - wide * 0.8)} ${x} ${n(y - wide * 0.7)} ${x} ${n(y - wide * 1.3)}C${x} ${n(y - wide * 0.7)} ${n(x + wide * 0.8)} ${n(y - wide * 0.8)} ${n(x + wide / 2)} ${y}Z`,
      shine(ink, metal, 20),
    )
  const buildings = range(6).map((index) => {
    const [x, y, wide] = [
      -78 + index * 31 + pen.between(-5, 5),
      [22, 40, 52, 56, 34, 18][index] ?? 40,
      pen.between(22, 34),
    ]
    return tower(x, y, wide, pen.pick([pointed, domed])(x, y, wide))
  })
  return (
    glow(ink, 0, -30, 100, '#fff3c0', 0.9) +
    numberBall(ink, pen.between(-26, 26), -44, 50, second, digits(ink, 2)) +
    buildings.join('') +
    path(
      'M-108 86C-60 70-20 90 20 80C50 72 84 76 108 86C60 104-60 104-108 86Z',
      pen.linear([hero[1], hero[2]], 90),
    ) +
    sparkle(-34, -64, 15) +
    sparkle(72, -50, 9)
  )
}
