import { coin, glow, type Ink, letter, shadow, sparkle } from '../../forms'
import { at, path, polygon, rect, starPoints, stroke } from '../../svg'
import { digits } from './numbers'

/** Tickets fanned out. */
export const tickets = (ink: Ink): string =>
  shadow(ink, 0, 84, 92, 14) +
  glow(ink, 0, 0, 96, ink.metal[0], 0.7) +
  at(-10, -44, ticket(ink, ink.second), { turn: -24, scale: 1.1 }) +
  at(6, -2, ticket(ink, ink.metal), { turn: -6, scale: 1.2 }) +
  at(4, 44, ticket(ink, ink.hero), { turn: 10, scale: 1.3 }) +
  coin(ink, -76, 60, 20, 0.7) +
  coin(ink, 78, -64, 16, 0.8) +
  sparkle(-60, -60, 14) +
  sparkle(66, 30, 9)

const ticket = (ink: Ink, ramp: Ink['hero']): string =>
  path(
    'M-62-36H62V-12A12 12 0 0 0 62 12V36H-62V12A12 12 0 0 0-62-12Z',
    '#00000055',
    ' transform="translate(3 5)"',
  ) +
  path(
    'M-62-36H62V-12A12 12 0 0 0 62 12V36H-62V12A12 12 0 0 0-62-12Z',
    ink.pen.linear([ramp[0], ramp[1], ramp[2]], 40),
    ` stroke="${ink.metal[0]}" stroke-width="2"`,
  ) +
  rect(-50, -29, 72, 58, 5, ink.pen.linear(['#fffef6', '#f4e6c0'], 60)) +
  stroke('M34-30V30', ink.metal[0], 2, ' stroke-dasharray="2 6"') +
  polygon(
    starPoints(5, 9, 4).map(([x, y]) => [x - 38, y - 16] as const),
    ramp[1],
  ) +
  stroke('M-24-19H12M-24-12H2', ramp[2], 3, ' stroke-opacity=".6"') +
  letter(digits(ink, 5), -14, 9, 19, ramp[2]) +
  stroke('M42-22V22M47-22V22M51-22V22M56-22V22', '#ffffff', 2, ' stroke-opacity=".8"')
