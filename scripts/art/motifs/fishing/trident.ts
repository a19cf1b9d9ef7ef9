import { ball, cabochon, gem, glow, type Ink, shade, shine, sparkle } from '../../forms'
import { at, mirrored, path, rect } from '../../svg'

/** The sea god's trident and crown. */
export const trident = (ink: Ink): string =>
  glow(ink, 0, -10, 96, ink.hero[0], 0.8) +
  at(
    0,
    0,
    rect(-5, -30, 10, 130, 5, shine(ink, ink.metal, 0)) +
      path(
        'M0-100L11-72L5-66V-24H-5V-66L-11-72ZM-52-84L-38-62L-44-58C-44-36-28-26 0-26C28-26 44-36 44-58L38-62L52-84L62-58L55-56C56-22 32-10 0-10C-32-10-56-22-55-56L-62-58Z',
        shine(ink, ink.metal, 70),
        ` stroke="${ink.metal[2]}" stroke-width="1.5" stroke-linejoin="round"`,
      ) +
      cabochon(ink, 0, -18, 10, ink.second),
    { turn: 16 },
  ) +
  at(
    0,
    62,
    path(
      'M-66 10L-74-36L-40-10L-22-46L0-14L22-46L40-10L74-36L66 10Q0 30-66 10Z',
      shine(ink, ink.metal, 20),
      ` stroke="${ink.metal[2]}"`,
    ) +
      path('M-66 10Q0 30 66 10L64 26Q0 46-64 26Z', shade(ink, ink.hero)) +
      mirrored(
        ball(ink, -74, -38, 7, ['#ffffff', '#ffe9f4', '#a98bb0']) +
          ball(ink, -22, -48, 8, ['#ffffff', '#ffe9f4', '#a98bb0']) +
          cabochon(ink, -36, 22, 5, ink.second),
      ) +
      gem(ink, 0, 24, 12, ink.second),
  ) +
  sparkle(-50, -40, 14) +
  sparkle(44, -86, 9)
