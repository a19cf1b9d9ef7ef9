import type { Ramp } from '../pen'
import { at, circle, ellipse } from '../svg'
import type { Ink } from './ink'
import { letter } from './letter'

/** A glossy ball. */
export function ball({ pen }: Ink, x: number, y: number, radius: number, ramp: Ramp): string {
  const [light, base, dark] = ramp
  const one = pen.reuse(
    `ball ${ramp.join()}`,
    () =>
      circle(0, 0, 20, pen.radial([light, base, base, dark])) +
      ellipse(0, 14, 12, 4, pen.soft(light, 0.55)) +
      ellipse(-6, -10, 9, 5, pen.linear(['#ffffffe6', '#ffffff10']), ' transform="rotate(-28 -6 -10)"'),
  )
  return at(x, y, one, { scale: radius / 20 })
}

/** A lottery ball with its number on a white disc. */
export function numberBall(
  ink: Ink,
  x: number,
  y: number,
  radius: number,
  ramp: Ramp,
  label: string,
): string {
  const disc = radius * 0.56
  return (
    ball(ink, x, y, radius, ramp) +
    circle(x, y + radius * 0.06, disc, ink.pen.linear(['#ffffff', '#d9dfec'], 60)) +
    letter(label, x, y + radius * 0.06, disc * (label.length > 1 ? 1.12 : 1.35), '#1c1430')
  )
}
