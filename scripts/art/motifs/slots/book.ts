import { gem, glow, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, mirrored, n, path, polygon, range, starPoints, stroke } from '../../svg'

/** An open book that casts light. */
export function book(ink: Ink): string {
  const { hero, metal, second, pen } = ink
  const page =
    path('M0 14C-26-4-60-8-84 2V66C-60 56-26 60 0 78Z', pen.linear(['#d9bd85', '#fff9e3', '#f3e2b4'], 20)) +
    range(5)
      .map((row) =>
        stroke(
          `M-74 ${n(16 + row * 9)}Q-44 ${n(8 + row * 9)}-14 ${n(24 + row * 9)}`,
          '#9c7a44',
          1.5,
          ' stroke-opacity=".6"',
        ),
      )
      .join('')
  return (
    shadow(ink, 0, 90, 96, 12) +
    glow(ink, 0, -14, 96, metal[0], 1) +
    polygon(
      [
        [-30, 30],
        [30, 30],
        [78, -96],
        [-78, -96],
      ],
      pen.linear([`${metal[0]}00`, `${metal[0]}bb`], 90),
    ) +
    path(
      'M0 22C-28 2-66-2-94 10V80C-66 70-28 72 0 92C28 72 66 70 94 80V10C66-2 28 2 0 22Z',
      shade(ink, hero),
      ` stroke="${metal[1]}" stroke-width="3"`,
    ) +
    mirrored(page + gem(ink, -86, 74, 7, second)) +
    stroke('M0 14V80', '#9c7a44', 2) +
    at(
      0,
      -42,
      polygon(starPoints(8, 36, 24), shine(ink, metal, 40), ` stroke="${metal[2]}"`) +
        circle(0, 0, 20, shade(ink, hero)) +
        gem(ink, 0, 0, 15, second),
    ) +
    sparkle(-50, -50, 13) +
    sparkle(48, -26, 10) +
    sparkle(34, -78, 8)
  )
}
