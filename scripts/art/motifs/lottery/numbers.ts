import type { Ink } from '../../forms'
import type { Ramp } from '../../pen'
import { range } from '../../svg'

export const number = (ink: Ink): string => String(1 + Math.floor(ink.pen.random() * 59))

export const ramps = (ink: Ink): readonly [Ramp, Ramp, Ramp] => [ink.hero, ink.second, ink.metal]

export const rampAt = (ink: Ink, index: number): Ramp => ramps(ink)[index % 3] ?? ink.hero

export const digits = (ink: Ink, count: number): string =>
  range(count)
    .map(() => String(Math.floor(ink.pen.random() * 10)))
    .join('')
