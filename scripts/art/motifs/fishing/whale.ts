import { type Ink, shade, shadow, sparkle } from '../../forms'
import { path, stroke } from '../../svg'
import { eye } from './anatomy'

/** A whale that spouts. */
export const whale = (ink: Ink): string =>
  shadow(ink, 0, 84, 90, 10) +
  stroke('M-32-50C-36-78-58-84-66-70M-28-50C-26-80-4-88 6-72M-30-50V-86', '#dff8ff', 5) +
  path(
    'M-96 6C-98-38-56-56-20-52C20-48 42-20 60-12C74-8 80-18 78-34C66-44 62-60 66-72C80-68 88-56 90-46C94-58 102-66 110-66C110-50 102-38 94-32C98 20 60 66-10 68C-64 70-94 44-96 6Z',
    ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.35, 0.2, 0.85),
    ` stroke="${ink.hero[2]}"`,
  ) +
  path('M-94 16C-60 22-20 24 6 18C24 40 20 58 4 67C-60 72-92 48-94 16Z', '#f4fdff') +
  stroke(
    'M-82 28C-78 44-70 54-62 60M-64 30C-60 48-54 58-46 65M-46 31C-42 48-36 60-28 67M-28 31C-24 46-20 58-12 67M-10 29C-6 42-2 56 2 65',
    '#8fb3cc',
    2,
  ) +
  path('M10 20C34 28 44 48 40 66C20 60 6 44 2 26Z', shade(ink, ink.hero)) +
  eye(-66, 0, 8) +
  stroke('M-94 14Q-70 24-50 18', ink.hero[2], 3) +
  path('M-80-26C-60-46-20-48 10-36C-20-38-54-34-80-26Z', '#ffffff88') +
  sparkle(70, 20, 11)
