import { ball, coin, gem, type Ink, petal, shade, shadow, sparkle } from '../../forms'
import { at, circle, mirrored, path, range, stroke } from '../../svg'
import { eyeOn } from './anatomy'

/** Starfish and shells on the sand. */
export const starfish = (ink: Ink): string =>
  shadow(ink, 0, 86, 96, 12) +
  path(
    'M-108 84C-70 58-20 82 20 70C60 58 90 72 108 84C60 104-60 104-108 84Z',
    shade(ink, ['#fff0c4', '#e8c07a', '#a87535'], 90),
  ) +
  at(
    0,
    -8,
    range(5)
      .map((index) =>
        at(
          0,
          0,
          petal(
            88,
            27,
            ink.pen.linear([ink.hero[1], ink.hero[0], ink.hero[1]], 0),
            ` stroke="${ink.hero[2]}" stroke-width="1.5"`,
          ) + stroke('M0-16V-72', ink.hero[0], 7, ' stroke-dasharray="1 11"'),
          { turn: index * 72 },
        ),
      )
      .join('') +
      circle(0, 0, 26, ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[1]])) +
      mirrored(eyeOn(-13, -4, 9)) +
      path('M-10 12Q0 24 10 12Z', '#5c0a1c'),
    { turn: 8 },
  ) +
  ball(ink, 62, 66, 17, ['#ffffff', '#ffe9f4', '#a98bb0']) +
  coin(ink, -64, 78, 18, 0.5) +
  gem(ink, 30, 84, 11, ink.second) +
  sparkle(-28, -50, 12)
