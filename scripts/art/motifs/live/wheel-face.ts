import { stuff } from '../../colors'
import { ball, type Ink, shade, shine } from '../../forms'
import { around, circle, n, path, polar, range, stroke } from '../../svg'

export const sector = (from: number, to: number, inner: number, outer: number): string => {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
    polar(from, outer),
    polar(to, outer),
    polar(to, inner),
    polar(from, inner),
  ]
  return `M${n(ax)} ${n(ay)}A${outer} ${outer} 0 0 1 ${n(bx)} ${n(by)}L${n(cx)} ${n(cy)}A${inner} ${inner} 0 0 0 ${n(dx)} ${n(dy)}Z`
}

export const POCKETS = 24

/** The wheel from above: pockets as two paths, one of each colour. */
export const wheelFace = (ink: Ink): string => {
  const step = 360 / POCKETS
  const every = (parity: number): string =>
    range(POCKETS)
      .filter((index) => index % 2 === parity && index > 0)
      .map((index) => sector(index * step, (index + 1) * step, 52, 82))
      .join('')
  const ribs = range(POCKETS)
    .map((index) => {
      const [ax, ay] = polar(index * step, 44)
      const [bx, by] = polar(index * step, 82)
      return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`
    })
    .join('')
  return (
    circle(0, 0, 98, shade(ink, stuff.wood, 50)) +
    circle(0, 0, 98, 'none', ` stroke="${ink.metal[1]}" stroke-width="3"`) +
    circle(0, 0, 88, shade(ink, [stuff.wood[2], stuff.wood[1], stuff.wood[0]], 50)) +
    circle(0, 0, 83, '#10080a') +
    path(every(0), ink.pen.linear(['#2b3046', '#0b0d16'], 50)) +
    path(every(1), ink.pen.linear(['#ff4a55', '#9c0a20'], 50)) +
    path(sector(0, step, 52, 82), '#16a35c') +
    stroke(ribs, ink.metal[0], 1.1) +
    circle(0, 0, 53, shine(ink, ink.metal, 45)) +
    circle(0, 0, 47, ink.pen.radial(stuff.wood, 0.4, 0.3, 0.75)) +
    around(
      4,
      () =>
        path('M-4 0L-2.5-38H2.5L4 0Z', shine(ink, ink.metal, 0)) +
        circle(0, -40, 5.5, shine(ink, ink.metal, 30)),
    ) +
    circle(0, 0, 15, shine(ink, ink.metal, 60)) +
    circle(0, 0, 8, ink.pen.radial(['#ffffff', ink.metal[0], ink.metal[2]]))
  )
}

export const whiteBall = (ink: Ink, x: number, y: number, size: number): string =>
  ball(ink, x, y, size, ['#ffffff', '#eef1f7', '#7d86a0'])
