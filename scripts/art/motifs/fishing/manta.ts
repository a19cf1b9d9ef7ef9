import { type Ink, shade, sparkle } from '../../forms'
import { circle, mirrored, path, stroke } from '../../svg'
import { bubbles, eye } from './anatomy'

/** A ray that glides over. */
export const manta = (ink: Ink): string =>
  bubbles(ink) +
  stroke('M0 40C8 66-8 80 4 102', ink.hero[2], 5) +
  mirrored(
    path(
      'M0-46C-24-44-40-30-60-22C-80-14-96-4-106 26C-84 14-66 22-48 36C-34 48-14 56 0 56Z',
      ink.pen.linear([ink.hero[0], ink.hero[1], ink.hero[2]], 60),
      ` stroke="${ink.hero[0]}" stroke-width="1.5"`,
    ) +
      path('M-14-42C-24-58-20-70-12-78C-10-66-8-54-2-46Z', shade(ink, ink.hero)) +
      path('M-92 8C-72-4-54-14-36-22C-56-2-68 8-92 8Z', '#ffffff66') +
      circle(-26, -4, 7, ink.second[0], ' opacity=".8"') +
      circle(-44, 8, 5, ink.second[0], ' opacity=".7"') +
      circle(-18, 22, 5, ink.second[0], ' opacity=".7"') +
      circle(-62, 14, 3.5, ink.second[0], ' opacity=".7"'),
  ) +
  mirrored(eye(-15, -38, 5)) +
  path('M-10-36C-4-20 4-20 10-36C10-8 6 20 0 50C-6 20-10-8-10-36Z', '#ffffff44') +
  sparkle(-50, -40, 12) +
  sparkle(56, -54, 9)
