import { ball, glow, type Ink, shadow, shine, sparkle } from '../../forms'
import { circle, mirrored, n, path, range, rect, stroke } from '../../svg'

/** A pagoda of several storeys. */
export function pagoda(ink: Ink): string {
  const { hero, metal, second, pen } = ink
  const storey = (y: number, half: number, wall: number): string =>
    rect(-wall, y, wall * 2, 30, 0, pen.linear([second[2], second[1], second[2]], 0)) +
    range(3)
      .map((index) =>
        rect(
          -wall * 0.7 + index * wall * 0.5,
          y + 6,
          wall * 0.34,
          22,
          2,
          index === 1 ? '#ffe9a0' : '#5c1c04',
        ),
      )
      .join('') +
    path(
      `M${-half} ${n(y + 2)}C${n(-half * 0.8)} ${n(y - 4)} ${n(-half * 0.5)} ${n(y - 14)} ${n(-wall * 0.7)} ${n(y - 24)}H${n(wall * 0.7)}C${n(half * 0.5)} ${n(y - 14)} ${n(half * 0.8)} ${n(y - 4)} ${half} ${n(y + 2)}C${n(half + 4)} ${n(y - 6)} ${n(half + 6)} ${n(y - 12)} ${n(half + 5)} ${n(y - 16)}C${n(half + 12)} ${n(y)} ${n(half * 0.9)} ${n(y + 10)} ${n(half * 0.8)} ${n(y + 8)}H${n(-half * 0.8)}C${n(-half * 0.9)} ${n(y + 10)} ${n(-half - 12)} ${n(y)} ${n(-half - 5)} ${n(y - 16)}C${n(-half - 6)} ${n(y - 12)} ${n(-half - 4)} ${n(y - 6)} ${-half} ${n(y + 2)}Z`,
      pen.linear([hero[0], hero[1], hero[2]], 90),
      ` stroke="${metal[1]}" stroke-width="1.8"`,
    ) +
    mirrored(circle(-half - 3, y + 8, 4, metal[1]))
  return (
    shadow(ink, 0, 90, 96, 12) +
    glow(ink, 0, -30, 80, '#ffe9a0', 0.6) +
    path('M-84 92L-70 76H70L84 92Z', shine(ink, metal, 90)) +
    storey(46, 84, 58) +
    storey(2, 66, 44) +
    storey(-40, 48, 31) +
    stroke('M0-64V-92', metal[1], 5) +
    ball(ink, 0, -78, 8, metal) +
    ball(ink, 0, -92, 4.5, metal) +
    rect(-13, 50, 26, 28, 3, '#3a0d05') +
    sparkle(-40, -48, 11)
  )
}
