import { feathers, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, path, stroke } from '../../svg'

/** A cock before its fight. */
export const rooster = (ink: Ink): string =>
  at(52, 20, feathers(ink, 7, 110, 92, [ink.second, ['#8ad6ff', '#1257a8', '#06204f'], ink.hero]), {
    turn: 34,
  }) +
  shadow(ink, 0, 92, 76, 8) +
  stroke('M-6 62V88M16 60V88M-18 90H4M6 90H28', '#e8a01a', 6) +
  path(
    'M-40-44C-56-10-48 40-6 62C34 72 66 44 62 14C40 22 18 10 6-16C0-34-10-48-22-54Z',
    ink.pen.radial([ink.metal[0], ink.hero[1], ink.hero[2]], 0.35, 0.3, 0.85),
  ) +
  path('M2 6C30 0 52 14 58 30C44 54 14 50 2 36Z', shade(ink, ink.second)) +
  stroke('M12 16C30 16 42 24 50 34M12 28C26 30 36 36 40 44', ink.second[0], 2) +
  circle(-28, -50, 22, ink.pen.radial([ink.metal[0], ink.hero[1], ink.hero[2]])) +
  path(
    'M-44-62C-54-84-40-90-34-78C-34-98-18-98-18-80C-10-94 4-86-4-70C0-62-10-54-16-58Z',
    shade(ink, ['#ff8a8a', '#e01b33', '#6b0014']),
  ) +
  path('M-46-52L-72-42L-46-38Z', shine(ink, ink.metal, 80)) +
  path('M-44-36C-54-22-44-14-38-22C-34-14-24-18-28-32Z', '#d0112c') +
  circle(-34, -54, 5.5, '#fff') +
  circle(-35, -54, 3, '#14060a') +
  path('M-44-30C-40-6-30 14-14 30C-34 26-46 0-46-24Z', '#ffffff55') +
  sparkle(70, -70, 12)
