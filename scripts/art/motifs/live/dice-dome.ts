import { stuff } from '../../colors'
import { ball, die, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { ellipse, path, rect } from '../../svg'

/** Dice under a dome of glass. */
export const diceDome = (ink: Ink): string =>
  shadow(ink, 0, 82, 98, 16) +
  ellipse(0, 62, 92, 26, shine(ink, ink.metal, 0)) +
  ellipse(0, 54, 84, 22, shade(ink, ink.hero)) +
  path('M-84 54v10A84 22 0 0 0 84 64V54A84 22 0 0 1-84 54Z', ink.hero[2]) +
  die(ink, -34, 26, 30, stuff.ivory, [4, 2, 6]) +
  die(ink, 34, 28, 30, stuff.ivory, [1, 5, 3]) +
  die(ink, 0, -2, 31, ink.second, [6, 3, 5]) +
  path(
    'M-78 54C-84-40-44-84 0-84C44-84 84-40 78 54A78 20 0 0 1-78 54Z',
    ink.pen.linear(['#ffffff55', '#ffffff0d', '#ffffff0d', '#ffffff40'], 0),
    ' stroke="#ffffff" stroke-opacity=".7" stroke-width="2"',
  ) +
  path('M-62 30C-66-26-46-62-16-72C-36-44-46-10-46 36Z', '#ffffff66') +
  ball(ink, 0, -88, 10, ink.metal) +
  rect(-14, -84, 28, 8, 4, shine(ink, ink.metal, 0)) +
  sparkle(-48, -50, 15)
