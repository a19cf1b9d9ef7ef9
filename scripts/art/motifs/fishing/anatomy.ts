import { type Ink, shade } from '../../forms'
import type { Ramp } from '../../pen'
import { circle, path } from '../../svg'

export const eye = (x: number, y: number, size: number): string =>
  circle(x, y, size, '#ffffff') +
  circle(x - size * 0.2, y, size * 0.62, '#15081c') +
  circle(x - size * 0.4, y - size * 0.3, size * 0.24, '#ffffff')

export const bubbles = (ink: Ink): string =>
  [
    [-86, -40, 9],
    [-74, -66, 6],
    [78, -60, 7],
    [88, 10, 5],
    [-92, 20, 5],
  ]
    .map(([x = 0, y = 0, size = 0]) =>
      circle(x, y, size, ink.pen.radial(['#ffffffdd', '#ffffff22', '#ffffff88'], 0.3, 0.3, 0.7)),
    )
    .join('')

export const fin = (d: string, ink: Ink, ramp: Ramp): string =>
  path(d, shade(ink, ramp, 60), ` stroke="${ramp[2]}" stroke-opacity=".5"`)

export const eyeOn = (x: number, y: number, size: number): string =>
  circle(x, y, size, '#ffffff') +
  circle(x, y + size * 0.1, size * 0.6, '#15081c') +
  circle(x - size * 0.24, y - size * 0.24, size * 0.26, '#ffffff')
