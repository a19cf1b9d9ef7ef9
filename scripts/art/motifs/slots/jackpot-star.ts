import { type Ink, letter, petal, shade, shadow, shine, sparkle } from '../../forms'
import { around, circle } from '../../svg'

/** A sign in neon: the jackpot's own word needs no translation. */
export const jackpotStar = (ink: Ink): string =>
  shadow(ink, 0, 86, 80, 12) +
  around(5, () =>
    petal(
      98,
      34,
      ink.pen.linear([ink.metal[0], ink.metal[1], ink.metal[2]], 90),
      ` stroke="${ink.metal[0]}" stroke-width="2"`,
    ),
  ) +
  around(5, () => petal(76, 22, shade(ink, ink.hero, 90)), 36) +
  circle(0, 0, 44, shine(ink, ink.metal, 40)) +
  circle(0, 0, 36, ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]])) +
  letter('777', 0, 0, 30, ink.metal[0], ` stroke="${ink.metal[2]}" stroke-width="1"`) +
  sparkle(-30, -30, 14)
