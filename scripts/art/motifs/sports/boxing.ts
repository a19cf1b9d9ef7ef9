import { stuff } from '../../colors'
import { type Ink, shade, sparkle } from '../../forms'
import { at, path, polygon, starPoints, stroke } from '../../svg'

/** A glove that lands. */
export const boxing = (ink: Ink): string =>
  polygon(starPoints(14, 100, 62), ink.pen.radial(['#ffffff', ink.metal[0], ink.metal[1]], 0.5, 0.5, 0.6)) +
  polygon(starPoints(14, 80, 52, -84), ink.pen.radial(['#ffffff', '#fff3c0', ink.metal[0]], 0.5, 0.5, 0.6)) +
  at(
    2,
    4,
    path('M26 20L66 44L44 86L6 62Z', shade(ink, stuff.chalk, 30), ' stroke="#8b97b0"') +
      path('M34 28L70 48M28 42L62 62M20 54L54 74', 'none', ` stroke="${ink.second[1]}" stroke-width="4"`) +
      path(
        'M-70-30C-74-66-30-82 4-66C40-52 60-20 50 12C42 40 12 58-14 50C-46 42-68 8-70-30Z',
        ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.3, 0.25, 0.85),
        ` stroke="${ink.hero[2]}" stroke-width="1.5"`,
      ) +
      path(
        'M-44 18C-62 2-54-22-34-20C-18-16-8 4-14 22C-22 34-36 28-44 18Z',
        ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.4, 0.2, 0.9),
        ` stroke="${ink.hero[2]}" stroke-width="1.5"`,
      ) +
      stroke('M-54-44C-40-56-20-58-6-52M-30-62C-16-66 2-62 12-54', '#ffffff', 6, ' stroke-opacity=".6"') +
      stroke('M-6 24C10 22 30 26 44 34', ink.hero[2], 2),
    { turn: -8 },
  ) +
  sparkle(-60, -62, 14)
