import { stuff } from '../../colors'
import { chipStack, type Ink, shadow, sparkle } from '../../forms'
import { at, ellipse, path } from '../../svg'
import { wheelFace, whiteBall } from './wheel-face'

/** The whole wheel, tilted towards the player. */
export const roulette = (ink: Ink): string =>
  shadow(ink, 0, 66, 100, 30) +
  ellipse(0, 14, 98, 66, stuff.wood[2]) +
  at(0, 2, wheelFace(ink), { scale: [1, 0.66] }) +
  path('M-92-10C-76-50-20-66 24-62C-20-52-60-36-74 4Z', '#ffffff44') +
  whiteBall(ink, 46, 34, 8) +
  chipStack(ink, -74, 80, 18, [ink.hero, stuff.onyx, ink.hero]) +
  chipStack(ink, 78, 82, 17, [ink.second, ink.hero]) +
  sparkle(-44, -44, 16) +
  sparkle(46, 30, 9)
