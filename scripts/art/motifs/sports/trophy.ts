import { stuff } from '../../colors'
import { glow, type Ink, petal, shade, shadow, shine, sparkle } from '../../forms'
import { at, ellipse, mirrored, path, polygon, range, rect, starPoints } from '../../svg'

/** A cup with its laurels. */
export const trophy = (ink: Ink): string =>
  glow(ink, 0, -20, 100, ink.metal[0], 0.7) +
  shadow(ink, 0, 94, 70, 8) +
  mirrored(
    range(6)
      .map((index) =>
        at(
          -58 - Math.sin(index / 2) * 14,
          66 - index * 22,
          petal(30, 9, shade(ink, ['#d8ff8a', '#3fae3a', '#0c5220'])),
          { turn: -64 + index * 14 },
        ),
      )
      .join('') + path('M-42-62C-88-66-86-4-34 0L-34-12C-66-18-68-48-42-48Z', shine(ink, ink.metal, 60)),
  ) +
  path(
    'M-46-84H46C46-30 36 2 14 12V34H-14V12C-36 2-46-30-46-84Z',
    shine(ink, ink.metal, 10),
    ` stroke="${ink.metal[2]}"`,
  ) +
  ellipse(0, -84, 46, 11, ink.metal[2]) +
  ellipse(0, -84, 46, 11, 'none', ` stroke="${ink.metal[0]}" stroke-width="4"`) +
  path('M-34-72C-32-40-26-16-14-4C-18-26-20-50-20-74Z', '#ffffff99') +
  polygon(
    starPoints(5, 22, 9).map(([x, y]) => [x + 2, y - 36] as const),
    ink.hero[1],
    ` stroke="${ink.metal[0]}" stroke-width="2"`,
  ) +
  path('M-26 34H26L32 56H-32Z', shine(ink, ink.metal, 0)) +
  path('M-42 56H42L50 92H-50Z', shade(ink, stuff.onyx, 90)) +
  rect(-32, 64, 64, 18, 3, shine(ink, ink.metal, 30)) +
  sparkle(-40, -76, 16) +
  sparkle(36, -20, 10)
