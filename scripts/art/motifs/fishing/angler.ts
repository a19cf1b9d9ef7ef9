import { ball, glow, type Ink, sparkle } from '../../forms'
import { path, stroke } from '../../svg'
import { bubbles, eye, fin } from './anatomy'

/** A fish of the depths with its lamp. */
export const angler = (ink: Ink): string =>
  glow(ink, -62, -62, 70, '#fff3a0', 1) +
  bubbles(ink) +
  stroke('M-4-40C-10-86-46-94-60-68', ink.hero[2], 5) +
  ball(ink, -62, -60, 13, ['#ffffff', '#fff07a', '#c98a0a']) +
  fin('M60 0C76-30 92-36 102-34C94-12 94 14 102 36C88 38 72 26 58 14Z', ink, ink.second) +
  path(
    'M-78 22C-90-20-50-54-4-52C44-50 70-22 72 4C74 40 36 72-8 70C-50 68-74 52-78 22Z',
    ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.35, 0.25, 0.8),
  ) +
  path('M-82 16C-50-2 0 0 26 14C22 48-10 60-40 56C-66 52-80 36-82 16Z', '#2a0614') +
  path(
    'M-80 14L-72 32L-64 8L-52 34L-42 4L-28 34L-18 5L-6 30L4 8L14 26L24 12C0 0-50-2-80 14ZM-66 46L-58 32L-50 54L-40 36L-30 56L-18 38L-8 52L2 38L10 44C-2 58-40 64-66 46Z',
    '#fffbe8',
  ) +
  eye(-30, -22, 14) +
  path('M-50-40Q-30-50-12-36Q-30-42-50-40Z', ink.hero[2]) +
  fin('M30 30C52 34 62 50 60 66C44 64 32 52 26 42Z', ink, ink.second) +
  fin('M10-50C20-76 44-76 56-64C48-52 44-44 42-36Z', ink, ink.second) +
  sparkle(-62, -64, 14)
