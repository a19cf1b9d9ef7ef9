import type { Ramp } from '../pen'
import { at, circle, type Point, path, rect } from '../svg'
import type { Ink } from './ink'

/** A die that shows three faces; `pips` of top, left and right. */
export function die(
  ink: Ink,
  x: number,
  y: number,
  size: number,
  ramp: Ramp,
  pips: readonly [number, number, number],
): string {
  const [light, base, dark] = ramp
  const dot = isPale(ramp) ? '#c20f2f' : '#ffffff'
  const face = (matrix: string, fill: string, count: number): string =>
    `<g transform="matrix(${matrix})">${rect(-9.8, -9.8, 19.6, 19.6, 3.6, fill)}${(spots[count - 1] ?? []).map(([px, py]) => circle(px * 5.2, py * 5.2, 2.2, dot)).join('')}</g>`
  return at(
    x,
    y,
    path(
      'M0-10L8.7-5V5L0 10L-8.7 5V-5Z',
      dark,
      ` stroke="${dark}" stroke-width="1.4" stroke-linejoin="round"`,
    ) +
      face('.433 .25 -.433 .25 0 -5', ink.pen.linear([light, light, base], 90), pips[0]) +
      face('.433 .25 0 .5 -4.33 2.5', ink.pen.linear([light, base], 90), pips[1]) +
      face('.433 -.25 0 .5 4.33 2.5', ink.pen.linear([base, dark], 90), pips[2]),
    { scale: size / 10 },
  )
}

const isPale = ([, base]: Ramp): boolean => base === '#f4e8c8' || base === '#e3e8f2'

const spots: readonly (readonly Point[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]
