import { type Ink, shadow, sparkle } from '../../forms'
import { at, circle, ellipse, n, polar, polygon, range, starPoints, stroke } from '../../svg'
import { trail } from './trail'

/** A football in flight. */
export const football = (ink: Ink): string => {
  const patch = (x: number, y: number, size: number, turn: number): string =>
    at(
      x,
      y,
      polygon(
        starPoints(5, size, size * 0.81).filter((_, index) => index % 2 === 0),
        ink.pen.linear(['#4b5370', '#0e1120'], 60),
      ),
      { turn },
    )
  const seams = range(5)
    .map((index) => {
      const [ax, ay] = polar(-90 + index * 72, 24)
      const [bx, by] = polar(-90 + index * 72, 49)
      const [cx, cy] = polar(-54 + index * 72, 58)
      const [dx, dy] = polar(-126 + index * 72, 58)
      return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}L${n(cx)} ${n(cy)}M${n(bx)} ${n(by)}L${n(dx)} ${n(dy)}`
    })
    .join('')
  return (
    trail(ink, ink.hero[1]) +
    shadow(ink, 6, 90, 70, 9) +
    at(
      10,
      -6,
      circle(0, 0, 74, ink.pen.radial(['#ffffff', '#f3f6fb', '#c3ccdd', '#5f6b88'])) +
        stroke(seams, '#3a4260', 2.4) +
        patch(0, 0, 25, 0) +
        range(5)
          .map((index) => {
            const [x, y] = polar(-54 + index * 72, 60)
            return at(x, y, patch(0, 0, 20, 0), { turn: index * 72 + 36, scale: [1, 0.8] })
          })
          .join('') +
        circle(0, 0, 74, ink.pen.radial(['#ffffff66', '#ffffff00', '#00000066'])),
      { turn: -14 },
    ) +
    ellipse(-16, -46, 24, 12, '#ffffffaa', ' transform="rotate(-32 -16 -46)"') +
    sparkle(-30, -56, 15)
  )
}
