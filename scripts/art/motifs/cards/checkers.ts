import { stuff } from '../../colors'
import { ball, gem, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import type { Ramp } from '../../pen'
import { at, ellipse, mirrored, path } from '../../svg'

/** Men of two colours, one of them crowned. */
export const checkers = (ink: Ink): string => {
  const man = (x: number, y: number, ramp: Ramp): string =>
    at(
      x,
      y,
      path('M-34 0v12a34 16 0 0 0 68 0V0Z', ink.pen.linear([ramp[2], ramp[1], ramp[0], ramp[2]], 0)) +
        ellipse(0, 0, 34, 16, shade(ink, ramp, 40)) +
        ellipse(0, 0, 25, 11, 'none', ` stroke="${ramp[0]}" stroke-width="2.5"`) +
        ellipse(0, 0, 14, 6, 'none', ` stroke="${ramp[0]}" stroke-width="2"`),
    )
  return (
    shadow(ink, 0, 82, 104, 16) +
    man(-54, 58, ink.hero) +
    man(-54, 44, ink.hero) +
    man(56, 60, stuff.onyx) +
    man(56, 46, stuff.onyx) +
    man(0, 72, stuff.ivory) +
    man(0, 20, ink.hero) +
    man(0, 6, ink.hero) +
    at(
      0,
      -34,
      path(
        'M-46 26L-56-22L-26 0L0-40L26 0L56-22L46 26Q0 42-46 26Z',
        shine(ink, ink.metal, 20),
        ` stroke="${ink.metal[2]}" stroke-width="1.5"`,
      ) +
        gem(ink, 0, 18, 12, ink.second) +
        mirrored(ball(ink, -56, -24, 6, ink.hero) + gem(ink, -26, 19, 8, ink.hero)),
    ) +
    sparkle(-30, -60, 14)
  )
}
