import { ball, coinHeap, gem, glow, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { circle, path, range, rect, stroke } from '../../svg'

/** A chest thrown open. */
export function chest(ink: Ink): string {
  const { metal, pen, hero, second } = ink
  const wood = shade(ink, ['#c98646', '#7e4317', '#3a1805'], 90)
  const strap = (x: number): string => rect(x - 6, 16, 12, 62, 2, shine(ink, metal, 20))
  return (
    shadow(ink, 0, 84, 98, 18) +
    path('M-74 6L-82-44Q-78-82-44-84H44Q78-82 82-44L74 6Z', wood, ` stroke="#2b1204" stroke-width="2"`) +
    path('M-66 0L-72-42Q-68-70-42-72H42Q68-70 72-42L66 0Z', '#2a1005') +
    glow(ink, 0, -4, 84, metal[0], 1) +
    coinHeap(ink, 0, 12, 66, 3) +
    gem(ink, -40, -6, 17, hero) +
    gem(ink, 42, -4, 15, second) +
    ball(ink, 8, -2, 10, ['#ffffff', '#eee3f5', '#8d7aa5']) +
    path('M-80 12H80L74 78Q0 88-74 78Z', wood, ` stroke="#2b1204" stroke-width="2"`) +
    range(2)
      .map((index) =>
        stroke(
          `M-78 ${34 + index * 20}Q0 ${40 + index * 22} 78 ${34 + index * 20}`,
          '#2b1204',
          1.5,
          ' stroke-opacity=".6"',
        ),
      )
      .join('') +
    rect(-84, 6, 168, 13, 4, shine(ink, metal, 10)) +
    strap(-50) +
    strap(50) +
    path('M-16 12H16V40Q0 56-16 40Z', shine(ink, metal, 70), ` stroke="${metal[2]}" stroke-width="1.5"`) +
    circle(0, 28, 5, metal[2]) +
    path('M-2 28H2L4 40H-4Z', metal[2]) +
    path('M-78 14H78L76 24Q0 20-76 24Z', pen.linear(['#ffffff66', '#ffffff00'], 90)) +
    sparkle(-30, -34, 14) +
    sparkle(50, -50, 9)
  )
}
