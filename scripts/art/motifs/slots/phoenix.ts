import { feathers, gem, type Ink, petal, shade, sparkle } from '../../forms'
import { at, circle, mirrored, path, stroke } from '../../svg'

/** A firebird with its tail spread. */
export function phoenix(ink: Ink): string {
  const { hero, second, metal } = ink
  const wing =
    path(
      'M-8-4C-40-30-74-34-98-70C-96-30-86-2-60 10C-74 10-80 6-88 2C-78 26-50 36-14 22Z',
      ink.pen.linear([metal[0], hero[1], hero[2]], 60),
      ` stroke="${metal[1]}" stroke-width="1.2"`,
    ) + stroke('M-20 4C-44-8-66-18-84-44M-22 12C-44 8-60 2-74-12', metal[0], 1.5, ' stroke-opacity=".8"')
  return (
    at(0, 34, `<g transform="rotate(180)">${feathers(ink, 9, 120, 66, [hero, second])}</g>`) +
    mirrored(wing) +
    path(
      'M0-46C-24-40-26 4-14 34Q0 50 14 34C26 4 24-40 0-46Z',
      ink.pen.radial([metal[0], hero[1], hero[2]], 0.4, 0.2, 0.8),
    ) +
    path(
      'M-14 0Q0 8 14 0M-15 12Q0 20 15 12M-13 24Q0 32 13 24',
      'none',
      ` stroke="${metal[0]}" stroke-width="1.5"`,
    ) +
    feathersCrest(ink) +
    circle(0, -50, 17, ink.pen.radial([metal[0], hero[1], hero[2]])) +
    path('M-4-46L-22-38L-4-38Z', metal[1]) +
    circle(-5, -53, 4.5, '#fff') +
    circle(-6, -53, 2.4, '#1c0505') +
    gem(ink, 0, 4, 11, second) +
    sparkle(-60, -30, 12) +
    sparkle(56, -44, 9)
  )
}

const feathersCrest = (ink: Ink): string =>
  [-28, 0, 28]
    .map((turn) =>
      at(4, -62, petal(34, 6, shade(ink, ink.second, 90)) + circle(0, -34, 4.5, ink.metal[1]), {
        turn: turn + 14,
      }),
    )
    .join('')
