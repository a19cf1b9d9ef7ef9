import { stuff } from '../../colors'
import { ball, type Ink, shade, shadow, sparkle } from '../../forms'
import type { Ramp } from '../../pen'
import { at, ellipse, path, rect, stroke } from '../../svg'

const paddle = (ink: Ink, rubber: Ramp): string =>
  rect(-9, 42, 18, 56, 7, shade(ink, stuff.wood, 0)) +
  path(
    'M-56-10C-56-52-30-72 0-72C30-72 56-52 56-10C56 20 30 34 14 52H-14C-30 34-56 20-56-10Z',
    stuff.wood[1],
  ) +
  path(
    'M-52-10C-52-48-28-68 0-68C28-68 52-48 52-10C52 12 34 24 22 34H-22C-34 24-52 12-52-10Z',
    ink.pen.radial(rubber, 0.35, 0.25, 0.85),
  ) +
  path('M-22 34H22L14 52H-14Z', shade(ink, ['#ffe2b0', '#d99a4a', '#94501f'], 0)) +
  path('M-40-16C-38-42-20-56 2-58C-16-46-26-30-28-6Z', '#ffffff55')

/** Two bats crossed, the ball above them. */
export const tableTennis = (ink: Ink): string =>
  shadow(ink, 0, 86, 92, 12) +
  at(-34, 4, paddle(ink, stuff.onyx), { turn: -32, scale: 0.94 }) +
  at(34, 4, paddle(ink, stuff.ruby), { turn: 32, scale: 0.94 }) +
  ellipse(0, -58, 30, 30, ink.pen.soft('#ffffff', 0.7)) +
  ball(ink, 0, -60, 21, ['#ffffff', '#fff4dc', '#b39a6a']) +
  stroke('M-30-84Q-22-92-10-94M30-84Q22-92 10-94', '#ffffff', 3, ' stroke-opacity=".7"') +
  sparkle(-62, -52, 13)
