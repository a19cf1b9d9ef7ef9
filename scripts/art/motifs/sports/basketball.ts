import { type Ink, sparkle } from '../../forms'
import { at, circle, ellipse, path, rect, stroke } from '../../svg'

/** A basketball above its hoop. */
export const basketball = (ink: Ink): string =>
  rect(
    -62,
    -96,
    124,
    84,
    8,
    ink.pen.linear(['#ffffffdd', '#ffffff77'], 60),
    ' stroke="#ffffff" stroke-width="3"',
  ) +
  rect(-26, -62, 52, 42, 2, 'none', ` stroke="${ink.hero[1]}" stroke-width="5"`) +
  stroke(
    'M-44 12L-26 72M-22 18L-12 76M0 19L0 78M22 18L12 76M44 12L26 72M-40 26L20 72M40 26L-20 72M-32 46L-6 76M32 46L6 76',
    '#ffffff',
    2.5,
  ) +
  ellipse(0, 12, 48, 12, 'none', ' stroke="#a33a08" stroke-width="8"') +
  path('M-48 12A48 12 0 0 0 48 12', 'none', ' stroke="#ff7a2a" stroke-width="7"') +
  at(
    34,
    -22,
    circle(0, 0, 50, ink.pen.radial(['#ffd9a0', '#ff8a1e', '#c2500a', '#6b2204'])) +
      stroke('M0-50V50M-50 0H50M-36-35Q-8 0-36 35M36-35Q8 0 36 35', '#3a1204', 3) +
      ellipse(-18, -27, 15, 8, '#ffffff88'),
    { turn: -22 },
  ) +
  sparkle(6, -56, 14) +
  stroke('M70-72L82-86M84-52L98-60', '#ffffff', 3, ' stroke-opacity=".7"')
