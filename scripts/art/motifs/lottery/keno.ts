import { ball, type Ink, letter, shade, shadow, shine, sparkle } from '../../forms'
import { at, path, range, rect } from '../../svg'

/** A sheet of numbers with the hits marked. */
export const keno = (ink: Ink): string => {
  const hits = new Set(range(7).map(() => Math.floor(ink.pen.random() * 25)))
  const cell = (index: number): string => {
    const [x, y] = [-68 + (index % 5) * 34, -58 + Math.floor(index / 5) * 32]
    return hits.has(index)
      ? ball(ink, x, y, 15, ink.hero) + letter(String(index + 1), x, y, 13, '#ffffff')
      : rect(x - 14, y - 13, 28, 26, 6, '#fffdf2') + letter(String(index + 1), x, y, 12, ink.second[2])
  }
  return (
    shadow(ink, 0, 90, 92, 12) +
    at(
      0,
      0,
      rect(-96, -84, 192, 172, 16, shine(ink, ink.metal, 40)) +
        rect(-89, -77, 178, 158, 11, shade(ink, ink.second)) +
        range(25).map(cell).join(''),
      { turn: -5 },
    ) +
    at(
      66,
      62,
      path('M-46 8L-58 20L-54 4L-8-40L8-26Z', shine(ink, ink.metal, 60)) +
        path('M-8-40L16-62L34-46L8-26Z', shade(ink, ink.hero)),
      { turn: 8 },
    ) +
    sparkle(-74, -72, 14)
  )
}
