import { stuff } from '../../colors'
import { type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { around, at, circle, mirrored, n, path, polar, range, rect, stroke } from '../../svg'

const segment = (index: number, inner: number, outer: number): string => {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
    polar(index * 18 - 9, inner),
    polar(index * 18 - 9, outer),
    polar(index * 18 + 9, outer),
    polar(index * 18 + 9, inner),
  ]
  return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}A${outer} ${outer} 0 0 1 ${n(cx)} ${n(cy)}L${n(dx)} ${n(dy)}Z`
}

/** Darts in the board. */
export const darts = (ink: Ink): string => {
  const ringOf = (parity: number, inner: number, outer: number): string =>
    range(20)
      .filter((index) => index % 2 === parity)
      .map((index) => segment(index, inner, outer))
      .join('')
  const dart = (x: number, y: number, turn: number): string =>
    at(
      x,
      y,
      path('M0 0L-3-26H3Z', shine(ink, stuff.chalk, 0)) +
        rect(-4.5, -54, 9, 30, 3, shine(ink, ink.metal, 0)) +
        mirrored(path('M0-56L-17-74V-96L0-80Z', shade(ink, ink.hero))),
      { turn },
    )
  return (
    shadow(ink, 0, 90, 90, 10) +
    circle(0, 0, 96, ink.pen.radial(['#4a4f66', '#1a1c2a', '#05060c'])) +
    circle(0, 0, 78, '#f3e6c4') +
    path(ringOf(0, 12, 78), '#191c2c') +
    path(ringOf(0, 70, 78) + ringOf(0, 42, 49), '#e01b33') +
    path(ringOf(1, 70, 78) + ringOf(1, 42, 49), '#129a5c') +
    circle(0, 0, 13, '#129a5c') +
    circle(0, 0, 7, '#e01b33') +
    around(20, () => stroke('M0-13V-78', '#c9ced9', 0.8)) +
    circle(0, 0, 87, 'none', ' stroke="#c9ced9" stroke-width="1" stroke-dasharray="3 10"') +
    path('M-84-30C-74-66-40-88 0-88C-36-70-58-44-66-8Z', '#ffffff33') +
    dart(0, 0, 32) +
    dart(-8, 12, -26) +
    dart(22, -28, 50) +
    sparkle(0, 0, 14)
  )
}
