import { stuff } from '../../colors'
import { gem, glow, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, ellipse, n, path, range, rect, stroke } from '../../svg'

/** A grid of stones, one of them found. */
export const mines = (ink: Ink): string => {
  const cell = (index: number): string => {
    const [x, y] = [-58 + (index % 4) * 39, -58 + Math.floor(index / 4) * 39]
    const open = [1, 4, 6, 11, 13].includes(index)
    return (
      rect(x - 17, y - 14, 34, 34, 7, '#00000055') +
      rect(
        x - 17,
        y - 17,
        34,
        34,
        7,
        open ? ink.second[2] : ink.pen.linear([ink.second[0], ink.second[1], ink.second[2]], 60),
      ) +
      (open
        ? gem(ink, x, y, 13, index % 2 ? ink.hero : ink.metal)
        : path(
            `M${n(x - 13)} ${n(y - 6)}Q${n(x - 13)} ${n(y - 13)} ${n(x - 6)} ${n(y - 13)}H${n(x + 12)}Q${n(x)} ${n(y - 6)} ${n(x - 13)} ${n(y - 6)}Z`,
            '#ffffff66',
          ))
    )
  }
  return (
    shadow(ink, 0, 92, 90, 10) +
    at(
      0,
      0,
      rect(-88, -88, 178, 178, 18, shine(ink, ink.metal, 40)) +
        rect(-81, -81, 164, 164, 13, '#14101f') +
        range(16).map(cell).join(''),
      { turn: -5 },
    ) +
    at(
      64,
      60,
      circle(0, 0, 27, ink.pen.radial(stuff.onyx)) +
        rect(-8, -36, 16, 13, 3, shade(ink, stuff.onyx)) +
        stroke('M0-36C2-50 14-50 18-44', '#e8c07a', 4) +
        ellipse(-9, -11, 9, 5, '#ffffff66') +
        glow(ink, 20, -44, 18, '#ffb423', 1) +
        sparkle(20, -44, 11, '#fff3a0'),
    ) +
    sparkle(-62, -30, 12)
  )
}
