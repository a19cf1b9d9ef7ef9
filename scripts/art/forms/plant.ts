import type { Ramp } from '../pen'
import { at, n, path } from '../svg'
import { type Ink, shade } from './ink'

/** A petal that stands on the origin and points up. */
export const petal = (length: number, width: number, fill: string, more = ''): string =>
  path(
    `M0 0C${n(-width)} ${n(-length * 0.35)} ${n(-width * 0.8)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(width * 0.8)} ${n(-length * 0.8)} ${n(width)} ${n(-length * 0.35)} 0 0Z`,
    fill,
    more,
  )

/** A lotus, its heart at the origin. */
export function lotus(ink: Ink, size: number, ramp: Ramp): string {
  const outer = shade(ink, [ramp[0], ramp[1], ramp[2]], 90)
  const inner = ink.pen.linear(['#ffffff', ramp[0], ramp[1]], 90)
  const fan = (angles: readonly number[], length: number, fill: string): string =>
    angles
      .map((angle) =>
        at(0, 0, petal(length, length * 0.36, fill, ` stroke="${ramp[0]}" stroke-width=".8"`), {
          turn: angle,
        }),
      )
      .join('')
  return (
    fan([-78, 78, -52, 52], size, outer) +
    fan([-62, 62, -30, 30, 0], size * 0.92, inner) +
    fan([-44, 44, -16, 16], size * 0.66, outer)
  )
}
