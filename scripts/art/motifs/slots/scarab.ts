import { ball, cabochon, glow, type Ink, petal, shade, shine, sparkle } from '../../forms'
import { at, circle, ellipse, mirrored, path, range, stroke } from '../../svg'

/** A scarab that holds the sun. */
export function scarab(ink: Ink): string {
  const { hero, second, metal } = ink
  const plume = (count: number, length: number, spread: number): string =>
    range(count)
      .map((index) =>
        at(
          -20,
          10,
          petal(
            length - index * 5,
            9,
            shade(ink, [hero, second][index % 2] ?? hero, 90),
            ` stroke="${metal[1]}" stroke-width="1.5"`,
          ),
          { turn: -100 + (index * spread) / count },
        ),
      )
      .join('')
  return (
    mirrored(plume(8, 96, 84)) +
    mirrored(stroke('M-24 40Q-50 50-52 78M-20 54Q-34 66-34 88', metal[1], 6)) +
    glow(ink, 0, -58, 50, '#ffe9a0', 1) +
    ball(ink, 0, -60, 25, ['#fff6c9', '#ff9a1a', '#b03200']) +
    circle(0, -60, 27, 'none', ` stroke="${metal[0]}" stroke-width="3"`) +
    ellipse(0, 32, 35, 47, shine(ink, metal, 30)) +
    ellipse(0, 34, 30, 41, ink.pen.radial([hero[0], hero[1], hero[2]], 0.35, 0.25, 0.8)) +
    stroke('M0 0V76', metal[0], 2.5) +
    path('M-32 14Q0-4 32 14Q18-16 0-18Q-18-16-32 14Z', shine(ink, metal, 10)) +
    ellipse(0, -16, 17, 13, ink.pen.radial([second[0], second[1], second[2]])) +
    path('M-22 14C-26 32-24 50-16 62C-18 44-16 28-8 14Z', '#ffffff77') +
    sparkle(-20, -70, 12) +
    cabochon(ink, 0, 6, 6, second)
  )
}
