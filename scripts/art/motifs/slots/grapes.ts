import { ball, type Ink, shadow, sparkle } from '../../forms'
import { at, range, stroke } from '../../svg'
import { leaf } from './leaf'

/** A bunch of grapes. */
export function grapes(ink: Ink): string {
  const rows = [4, 5, 4, 3, 2, 1]
  const ramp = ['#efc7ff', '#8d2fd0', '#2f0560'] as const
  const berries = rows.flatMap((count, row) =>
    range(count).map((index) => ball(ink, (index - (count - 1) / 2) * 31, -34 + row * 23, 19, ramp)),
  )
  return (
    shadow(ink, 0, 92, 60, 10) +
    stroke('M0-50C0-74 8-84 20-92', '#6b3b12', 8) +
    at(4, -62, leaf(ink), { turn: -72, scale: 1.7 }) +
    at(4, -62, leaf(ink), { turn: 64, scale: 1.5 }) +
    berries.join('') +
    sparkle(-44, -46, 12)
  )
}
