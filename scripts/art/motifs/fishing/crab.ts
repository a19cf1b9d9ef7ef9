import { cabochon, coin, type Ink, shadow, sparkle } from '../../forms'
import { circle, mirrored, path, stroke } from '../../svg'
import { eyeOn } from './anatomy'

/** A crab with its claws raised. */
export const crab = (ink: Ink): string => {
  const shell = ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]])
  const half =
    [0, 1, 2]
      .map(
        (index) =>
          stroke(`M-44 ${28 + index * 12}Q-80 ${20 + index * 16}-88 ${50 + index * 17}`, ink.hero[2], 10) +
          stroke(`M-44 ${27 + index * 12}Q-80 ${19 + index * 16}-88 ${49 + index * 17}`, ink.hero[1], 6),
      )
      .join('') +
    stroke('M-48 10Q-84 2-76-30', ink.hero[2], 14) +
    stroke('M-48 9Q-82 2-75-30', ink.hero[1], 9) +
    path(
      'M-74-24C-108-30-108-74-80-90C-84-74-82-64-74-56C-68-64-62-74-64-88C-40-74-44-30-74-24Z',
      shell,
      ` stroke="${ink.hero[2]}" stroke-width="1.5"`,
    ) +
    stroke('M-20-4V-28', ink.hero[2], 7) +
    eyeOn(-20, -34, 13)
  return (
    shadow(ink, 0, 90, 92, 12) +
    mirrored(half) +
    path(
      'M-72 26C-76-10-36-20 0-20C36-20 76-10 72 26C68 62 32 72 0 72C-32 72-68 62-72 26Z',
      shell,
      ` stroke="${ink.hero[2]}" stroke-width="1.5"`,
    ) +
    path('M-54 10C-44-8-18-12 6-12C-18-4-36 4-46 20Z', '#ffffff88') +
    [
      [-30, 6, 6],
      [20, 0, 5],
      [40, 14, 7],
      [0, 12, 4],
    ]
      .map(([x = 0, y = 0, size = 0]) => circle(x, y, size, ink.hero[2], ' opacity=".35"'))
      .join('') +
    path('M-26 36Q0 60 26 36Q0 46-26 36Z', '#4a0a14') +
    cabochon(ink, 0, 0, 9, ink.second) +
    coin(ink, 0, 82, 19, 0.45) +
    sparkle(-80, -74, 12)
  )
}
