import { cabochon, glow, type Ink, petal, shade, shine, sparkle } from '../../forms'
import { at, circle, path, range, stroke } from '../../svg'
import { eyeOn } from './anatomy'

/** A seahorse. */
export const seahorse = (ink: Ink): string =>
  glow(ink, 0, 0, 90, ink.hero[0], 0.6) +
  at(
    30,
    -4,
    range(6)
      .map((index) =>
        at(
          14 - index * 2,
          -20 + index * 13,
          petal(30 - Math.abs(index - 2) * 4, 8, shade(ink, ink.second, 90)),
          { turn: 80 + index * 8 },
        ),
      )
      .join(''),
  ) +
  path(
    'M-58-40C-44-44-32-46-26-56C-22-82 14-92 34-70C50-50 42-24 40-6C40 26 26 42 16 56C10 70 22 80 32 72C38 66 32 58 26 62C34 50 48 62 44 78C36 98 2 98-6 74C-14 46 6 30 2 4C0-12-8-18-18-24C-30-24-44-24-58-26Z',
    ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.4, 0.25, 0.85),
    ` stroke="${ink.hero[2]}" stroke-width="1.5"`,
  ) +
  stroke(
    'M10-10Q26-8 38-14M8 4Q24 8 40 2M6 18Q22 24 37 18M2 32Q16 40 32 34M-4 46Q10 54 24 48',
    ink.hero[0],
    2.4,
    ' stroke-opacity=".8"',
  ) +
  path('M-14-72L-10-96L4-80L14-98L20-78L36-90L32-70Z', shine(ink, ink.metal, 20)) +
  eyeOn(-8, -56, 8) +
  cabochon(ink, 10, -82, 4, ink.second) +
  sparkle(-44, -70, 12) +
  sparkle(-50, 40, 10) +
  circle(-66, -8, 7, '#ffffff55') +
  circle(-76, 10, 4, '#ffffff66')
