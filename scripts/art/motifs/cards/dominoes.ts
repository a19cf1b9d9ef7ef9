import { stuff } from '../../colors'
import { coin, glow, type Ink, shadow, sparkle } from '../../forms'
import { at, circle, rect, stroke } from '../../svg'

const pipsOf: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-9, -9],
    [9, 9],
  ],
  [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  [
    [-9, -10],
    [9, -10],
    [-9, 0],
    [9, 0],
    [-9, 10],
    [9, 10],
  ],
]

export const dominoes = (ink: Ink): string =>
  shadow(ink, 0, 84, 98, 14) +
  glow(ink, 0, 0, 90, ink.metal[0], 0.6) +
  at(-52, 16, domino(ink, 6, 3), { turn: -24, scale: 1.2 }) +
  at(52, 18, domino(ink, 2, 5), { turn: 26, scale: 1.2 }) +
  at(0, -8, domino(ink, 5, 4), { turn: 2, scale: 1.4 }) +
  coin(ink, -20, 82, 17, 0.45) +
  coin(ink, 22, 84, 15, 0.45) +
  sparkle(-24, -66, 14)

const domino = (ink: Ink, top: number, bottom: number): string =>
  rect(-21, -42, 46, 92, 8, '#00000066') +
  rect(-19, -40, 44, 88, 8, stuff.ivory[2]) +
  rect(-23, -44, 44, 88, 8, ink.pen.linear(['#ffffff', '#fbf4e0', '#dccba0'], 60)) +
  stroke('M-17 0H15', ink.metal[1], 2.5) +
  circle(-1, 0, 3, ink.metal[1]) +
  (pipsOf[top] ?? []).map(([x, y]) => circle(x - 1, y - 22, 4.5, ink.hero[2])).join('') +
  (pipsOf[bottom] ?? []).map(([x, y]) => circle(x - 1, y + 22, 4.5, ink.hero[2])).join('')
