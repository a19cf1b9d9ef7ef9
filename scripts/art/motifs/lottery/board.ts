import { gem, type Ink, letter, shade, shadow, shine, sparkle } from '../../forms'
import { circle, path, range, rect } from '../../svg'
import { digits } from './numbers'

/** A board whose digits are being turned. */
export function board(ink: Ink): string {
  const { metal, hero } = ink
  const shown = digits(ink, 4)
  const wheel = (x: number, digit: string): string =>
    rect(
      x - 20,
      -34,
      40,
      68,
      7,
      ink.pen.linear(['#8a7f6a', '#fffef6', '#ffffff', '#fffef6', '#8a7f6a'], 90),
    ) +
    letter(digit, x, 1, 42, hero[2]) +
    rect(x - 20, -1, 40, 2, 0, '#00000022')
  return (
    shadow(ink, 0, 84, 98, 14) +
    path('M-40 40L-60 86H60L40 40Z', shine(ink, metal, 0)) +
    rect(-66, 78, 132, 10, 5, shine(ink, metal, 90)) +
    rect(-100, -54, 200, 108, 20, shine(ink, metal, 40), ` stroke="${metal[2]}" stroke-width="2"`) +
    rect(-92, -46, 184, 92, 14, shade(ink, hero)) +
    [...shown].map((digit, index) => wheel(-66 + index * 44, digit)).join('') +
    range(8)
      .map(
        (index) => circle(-84 + index * 24, -50, 3, '#fff7cf') + circle(-84 + index * 24, 50, 3, '#fff7cf'),
      )
      .join('') +
    path('M-92-32Q-92-46-78-46H78Q92-46 92-32V-18Q0-30-92-18Z', '#ffffff40') +
    gem(ink, 0, -66, 20, ink.second) +
    sparkle(-70, -66, 14)
  )
}
