import { cabochon, coin, type Ink, petal, shade, shadow, sparkle } from '../../forms'
import { at, ellipse, mirrored, path, range, stroke } from '../../svg'
import { eyeOn } from './anatomy'

/** Prawns and lobsters: armour, feelers and claws. */
export const lobster = (ink: Ink): string => {
  const body = range(6)
    .map((index) =>
      ellipse(
        0,
        8 + index * 14,
        33 - index * 3.5,
        14,
        ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]]),
        ` stroke="${ink.hero[2]}"`,
      ),
    )
    .reverse()
    .join('')
  const half =
    stroke('M-14-34C-40-60-30-92-64-98M-8-38C-20-70-8-86-22-102', ink.hero[1], 3) +
    stroke('M-26 0Q-62-6-62-34', ink.hero[2], 12) +
    path(
      'M-60-28C-92-36-96-70-78-92C-78-74-72-66-66-60C-60-68-54-78-58-92C-36-76-36-36-60-28Z',
      ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]]),
      ` stroke="${ink.hero[2]}"`,
    ) +
    [14, 28, 42].map((y) => stroke(`M-28 ${y}Q-54 ${y + 2}-62 ${y + 22}`, ink.hero[1], 5)).join('') +
    at(-6, 82, petal(34, 13, shade(ink, ink.second, 90), ` stroke="${ink.hero[2]}"`), { turn: -142 }) +
    eyeOn(-12, -38, 7)
  return (
    shadow(ink, 0, 92, 80, 8) +
    mirrored(half) +
    at(0, 84, petal(30, 12, shade(ink, ink.second, 90)), { turn: 180 }) +
    body +
    path(
      'M-34 8C-36-28-16-50 0-54C16-50 36-28 34 8Q0 22-34 8Z',
      ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]]),
      ` stroke="${ink.hero[2]}"`,
    ) +
    path('M-22-4C-20-26-10-38 2-42C-8-24-10-12-10 2Z', '#ffffff88') +
    cabochon(ink, 0, -10, 8, ink.second) +
    coin(ink, -70, 80, 17, 0.5) +
    coin(ink, 74, 78, 15, 0.5) +
    sparkle(-76, -70, 12)
  )
}
