import { coin, gem, type Ink, shadow, shine, sparkle } from '../../forms'
import { at, ellipse, path } from '../../svg'

/** A boat-shaped ingot. */
const ingotAt = (ink: Ink): string => {
  const { metal, pen } = ink
  return (
    path(
      'M-74-26C-70 10-52 40 0 40C52 40 70 10 74-26C52-8 26-2 0-2C-26-2-52-8-74-26Z',
      pen.linear([metal[1], metal[0], metal[1], metal[2]], 90),
      ` stroke="${metal[2]}" stroke-width="1.5"`,
    ) +
    ellipse(0, -14, 58, 17, shine(ink, metal, 20)) +
    path(
      'M-36-16C-36-46 36-46 36-16C36-2-36-2-36-16Z',
      pen.radial(['#ffffff', metal[0], metal[1], metal[2]]),
    ) +
    path('M-60 2C-40 18 40 18 60 2C44 30-44 30-60 2Z', pen.linear(['#ffffff99', '#ffffff00'], 90))
  )
}

export const ingots = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 16) +
  at(-46, 46, ingotAt(ink), { scale: 0.62, turn: -6 }) +
  at(48, 48, ingotAt(ink), { scale: 0.62, turn: 7 }) +
  at(0, 4, ingotAt(ink), { scale: 1.05 }) +
  coin(ink, -74, 76, 16, 0.45) +
  coin(ink, 78, 78, 14, 0.45) +
  gem(ink, 0, -66, 24, ink.hero) +
  sparkle(-40, -36, 15)
