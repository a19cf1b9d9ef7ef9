import type { Ramp } from '../pen'
import { at, ellipse, range, stroke } from '../svg'
import { type Ink, shade } from './ink'
import { petal } from './plant'

/** A band of feathers fanned around the origin, upwards. */
export const feathers = (
  ink: Ink,
  count: number,
  spread: number,
  length: number,
  ramps: readonly Ramp[],
): string =>
  range(count)
    .map((index) => {
      const turn = (index / (count - 1) - 0.5) * spread
      const ramp = ramps[index % ramps.length] ?? ink.hero
      const one = ink.pen.reuse(`feather ${ramp.join()}`, () => feather(ink, ramp))
      return at(0, 0, one, { turn, scale: (length * (1 - Math.abs(turn) / 420)) / 100 })
    })
    .join('')

const feather = (ink: Ink, ramp: Ramp): string =>
  petal(100, 16, shade(ink, ramp, 90), ` stroke="${ramp[2]}"`) +
  stroke('M0 0V-70', ramp[0], 1) +
  ellipse(0, -80, 7.5, 10, ink.metal[1]) +
  ellipse(0, -79, 4.5, 6.5, ramp[2])
