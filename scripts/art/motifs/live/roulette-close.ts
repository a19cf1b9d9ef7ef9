import { stuff } from '../../colors'
import { chipStack, type Ink, sparkle } from '../../forms'
import { at, path } from '../../svg'
import { wheelFace, whiteBall } from './wheel-face'

/** Part of the wheel, close by, with the ball at rest. */
export const rouletteClose = (ink: Ink): string =>
  at(34, 42, wheelFace(ink), { scale: 1.36, turn: -24 }) +
  whiteBall(ink, -46, -4, 12) +
  path('M-96 30C-90-60-20-100 70-92C0-76-60-40-70 34Z', '#ffffff30') +
  chipStack(ink, -72, 84, 24, [stuff.onyx, ink.hero, ink.second]) +
  sparkle(-50, -12, 14) +
  sparkle(40, -66, 11)
