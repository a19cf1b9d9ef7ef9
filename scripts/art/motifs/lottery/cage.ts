import { ball, type Ink, numberBall, shadow, shine, sparkle } from '../../forms'
import { ellipse, rect, stroke } from '../../svg'
import { number, rampAt } from './numbers'

/** A cage that turns on its stand, as in halls. */
export const cage = (ink: Ink): string => {
  const { metal } = ink
  return (
    shadow(ink, 0, 90, 86, 12) +
    stroke('M-66 88L-44-6M66 88L44-6M-78 88H78', metal[2], 10) +
    stroke('M-66 86L-44-8M66 86L44-8M-78 86H78', metal[0], 4) +
    [
      [-26, 10],
      [6, 22],
      [34, 8],
      [-8, -8],
      [22, -20],
      [-34, -20],
    ]
      .map(([x = 0, y = 0], index) => numberBall(ink, x, y - 14, 17, rampAt(ink, index), number(ink)))
      .join('') +
    [70, 48, 22]
      .map((rx) => ellipse(0, -14, rx, 66, 'none', ` stroke="${metal[0]}" stroke-width="3"`))
      .join('') +
    [-44, -14, 16]
      .map((y, index) =>
        ellipse(0, y, index === 1 ? 70 : 62, 12, 'none', ` stroke="${metal[1]}" stroke-width="2.5"`),
      )
      .join('') +
    stroke('M0-80V52', metal[0], 3) +
    rect(64, -24, 20, 18, 5, shine(ink, metal, 90)) +
    stroke('M82-16H94V20', metal[1], 6) +
    ball(ink, 94, 26, 9, ink.hero) +
    rect(-84, -24, 20, 18, 5, shine(ink, metal, 90)) +
    numberBall(ink, 0, 76, 18, ink.hero, number(ink)) +
    sparkle(-40, -70, 13)
  )
}
