import { coin, glow, type Ink, lotus, numberBall, shadow, sparkle } from '../../forms'
import { at, mirrored, path } from '../../svg'
import { number } from './numbers'

/** A lotus that opens around a ball. */
export const lotusBall = (ink: Ink): string =>
  shadow(ink, 0, 90, 92, 12) +
  at(0, 76, lotus(ink, 120, ink.hero)) +
  glow(ink, 0, -10, 60, '#ffffff', 0.9) +
  numberBall(ink, 0, -12, 38, ink.second, number(ink)) +
  mirrored(
    at(
      -4,
      80,
      path(
        'M0 0C-30-40-70-40-92-22C-80 8-40 14 0 0Z',
        ink.pen.linear(['#ffffff', ink.hero[0], ink.hero[1]], 60),
        ` stroke="${ink.hero[2]}" stroke-opacity=".4"`,
      ),
    ),
  ) +
  coin(ink, -70, 84, 15, 0.45) +
  coin(ink, 72, 86, 13, 0.45) +
  sparkle(-16, -36, 14)
