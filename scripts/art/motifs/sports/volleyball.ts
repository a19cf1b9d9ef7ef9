import { glow, type Ink, shade, sparkle } from '../../forms'
import { at, circle, path, stroke } from '../../svg'

/** A volleyball over sand and sea. */
export const volleyball = (ink: Ink): string =>
  circle(50, -44, 34, '#fff3b0') +
  glow(ink, 50, -44, 60, '#fff3b0', 0.9) +
  path('M-108 60C-60 44 60 44 108 60L96 76H-96Z', shade(ink, ['#9ff4ff', '#1f9ad0', '#0a4f90'], 90)) +
  path(
    'M-108 84C-50 58 40 62 108 78C60 102-60 102-108 84Z',
    shade(ink, ['#fff0c4', '#f0c878', '#a87535'], 90),
  ) +
  at(
    -12,
    0,
    circle(0, 0, 66, ink.pen.radial(['#ffffff', '#fff8e0', '#d6c08a', '#7a6534'])) +
      path('M0 0C-10-30 4-54 30-59A66 66 0 0 0-44-49C-30-30-20-10 0 0Z', ink.hero[1], ' opacity=".92"') +
      path('M0 0C30 8 46 28 36 55A66 66 0 0 0 62-22C40-18 18-12 0 0Z', ink.second[1], ' opacity=".92"') +
      path('M0 0C-20 24-46 26-63 18A66 66 0 0 0 10 65C8 42 4 20 0 0Z', ink.metal[1], ' opacity=".92"') +
      stroke(
        'M-14-62C0-40 4-20 0 0C-20-8-40-10-62-4M64 10C44 4 22 2 0 0C8 20 12 44 8 64M-58 34C-40 30-14 20 0 0',
        '#6b5520',
        2,
      ) +
      circle(0, 0, 66, ink.pen.radial(['#ffffff77', '#ffffff00', '#00000055'])),
    { turn: 10 },
  ) +
  sparkle(-44, -46, 14)
