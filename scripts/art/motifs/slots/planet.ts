import { ball, glow, type Ink, sparkle } from '../../forms'
import { circle, ellipse, n, path, polygon, starPoints } from '../../svg'

/** A ringed planet and a comet. */
export function planet(ink: Ink): string {
  const { hero, second, metal, pen } = ink
  return (
    path('M-94-84L-40-52L-46-40Z', pen.linear([`${metal[0]}00`, metal[0]], 20)) +
    circle(-42, -46, 8, '#ffffff') +
    glow(ink, -42, -46, 26, '#ffffff', 0.9) +
    `<g transform="rotate(-18)">${path('M-98 14A98 26 0 0 1 98 14', 'none', ` stroke="${metal[2]}" stroke-width="12"`)}${circle(0, 6, 62, pen.radial([hero[0], hero[1], hero[2]], 0.32, 0.26, 0.8))}${[
      -26, -8, 18, 34,
    ]
      .map((y, index) => {
        const half = Math.sqrt(62 * 62 - y * y)
        return path(
          `M${n(-half)} ${n(y + 6)}Q0 ${n(y + 20)} ${n(half)} ${n(y + 6)}L${n(half * 0.98)} ${n(y + 14)}Q0 ${n(y + 30)} ${n(-half * 0.98)} ${n(y + 14)}Z`,
          index % 2 ? second[1] : hero[0],
          ' opacity=".35"',
        )
      })
      .join(
        '',
      )}${path('M-98 14A98 26 0 0 0 98 14', 'none', ` stroke="${metal[0]}" stroke-width="12" stroke-opacity=".95"`)}${path('M-90 20A94 26 0 0 0 94 20', 'none', ` stroke="${metal[2]}" stroke-width="2" stroke-opacity=".7"`)}${ellipse(-22, -24, 22, 13, '#ffffff66')}</g>` +
    ball(ink, 70, -66, 14, second) +
    ball(ink, -76, 62, 9, metal) +
    polygon(
      starPoints(5, 13, 5).map(([x, y]) => [x + 62, y + 72] as const),
      metal[0],
    ) +
    sparkle(20, -84, 12) +
    sparkle(-80, 6, 8)
  )
}
