import { stuff } from '../../colors'
import { type Ink, letter, shade, shadow, shine, sparkle } from '../../forms'
import { at, path, range, rect } from '../../svg'

/** A helmet before the chequered flag. */
export const helmet = (ink: Ink): string => {
  const flag = range(24)
    .filter((index) => (index + Math.floor(index / 6)) % 2 === 0)
    .map((index) => `M${(index % 6) * 20 - 60} ${Math.floor(index / 6) * 18 - 36}h20v18h-20z`)
    .join('')
  return (
    at(
      -14,
      -50,
      rect(-60, -36, 120, 72, 3, '#ffffff') +
        path(flag, '#12141f') +
        rect(-66, -42, 7, 150, 3, shine(ink, ink.metal, 0)),
      { turn: -14 },
    ) +
    shadow(ink, 6, 88, 90, 11) +
    path(
      'M-66 62C-84 2-44-52 14-50C68-48 92-10 88 34L80 58C40 76-20 76-66 62Z',
      ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.35, 0.22, 0.85),
      ` stroke="${ink.hero[2]}" stroke-width="1.5"`,
    ) +
    path(
      'M-10 2C20-10 66-10 88 4C94 26 88 40 84 46C56 50 14 50-16 42C-24 30-22 12-10 2Z',
      ink.pen.linear(['#5a6a94', '#10142a', '#2b3a66'], 50),
      ` stroke="${ink.metal[1]}" stroke-width="3"`,
    ) +
    path('M0 10C24 0 50-2 70 2C50 8 24 16-2 30Z', '#ffffff66') +
    path(
      'M-48-22C-26-46 20-54 50-40C20-40-10-30-30 2C-40 18-46 40-46 64L-66 60C-74 30-66-2-48-22Z',
      shade(ink, ink.second),
    ) +
    path('M-66 62C-20 76 40 76 80 58L76 72C40 86-20 86-60 74Z', shade(ink, stuff.onyx)) +
    letter('7', -34, 28, 30, '#ffffff') +
    sparkle(-20, -36, 14)
  )
}
