import { ball, type Ink, letter, shade, shadow, shine, sparkle } from '../../forms'
import { circle, path, range, rect, stroke } from '../../svg'

/** Pegs, slots and a ball that falls. */
export const plinko = (ink: Ink): string => {
  const pegs = range(6)
    .flatMap((row) =>
      range(row + 3).map((index) =>
        circle(
          (index - (row + 2) / 2) * 25,
          -62 + row * 22,
          4.5,
          ink.pen.radial(['#ffffff', ink.metal[0], ink.metal[1]]),
        ),
      ),
    )
    .join('')
  return (
    shadow(ink, 0, 94, 90, 8) +
    path(
      'M-40-92H40L104 72H-104Z',
      ink.pen.linear([`${ink.second[1]}cc`, `${ink.second[2]}ee`], 90),
      ` stroke="${shine(ink, ink.metal, 0)}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    pegs +
    range(7)
      .map(
        (index) =>
          rect(
            -96 + index * 27.7,
            60,
            25,
            28,
            5,
            shade(ink, [ink.hero, ink.metal, ink.second][Math.abs(index - 3) % 3] ?? ink.hero),
          ) +
          letter(['9', '4', '2', '1', '2', '4', '9'][index] ?? '', -83.5 + index * 27.7, 74, 15, '#ffffff'),
      )
      .join('') +
    stroke('M4-98C-8-80 14-66 0-48C-14-34 22-20 30-4', '#ffffff', 2.5, ' stroke-dasharray="1 7"') +
    ball(ink, 32, 6, 13, ink.hero) +
    sparkle(28, 0, 12) +
    sparkle(-46, -70, 10)
  )
}
