import { type Ink, lotus, shade, sparkle } from '../../forms'
import { at, ellipse, path, stroke } from '../../svg'

/** A lotus on still water. */
export const waterLily = (ink: Ink): string =>
  ellipse(0, 66, 96, 26, shade(ink, ['#a4f0b0', '#1f8a55', '#06402c'], 90)) +
  path('M0 66L92 58L96 72Z', ink.sky[2]) +
  stroke('M-80 62Q0 84 80 66M-50 54L0 66L-30 88', '#c8ffcf', 1.2, ' stroke-opacity=".5"') +
  at(0, 58, lotus(ink, 116, ink.hero)) +
  sparkle(0, -60, 16) +
  sparkle(-60, -6, 9)
