import { stuff } from '../../colors'
import { coinHeap, type Ink, letter, petal, shade, shine, sparkle } from '../../forms'
import { at, circle, mirrored, path, range, rect } from '../../svg'

/** A rocket in the shape of a curve that climbs. */
export const rocket = (ink: Ink): string =>
  path(
    'M-104 84C-50 80-10 50 20-10',
    'none',
    ` stroke="${ink.metal[0]}" stroke-width="7" stroke-opacity=".9"`,
  ) +
  path('M-104 84C-50 80-10 50 20-10L34 84Z', ink.pen.linear([`${ink.hero[0]}aa`, `${ink.hero[1]}00`], 90)) +
  at(
    34,
    -34,
    range(3)
      .map((index) =>
        at(
          0,
          44,
          petal(70 - index * 20, 18 - index * 5, ['#ff5a1a', '#ffb423', '#fff6c9'][index] ?? '#fff'),
          { turn: 180 },
        ),
      )
      .join('') +
      mirrored(path('M-18 10C-44 22-44 48-36 58C-30 46-24 42-14 40Z', shade(ink, ink.hero))) +
      path(
        'M0-72C26-46 26 14 14 46H-14C-26 14-26-46 0-72Z',
        ink.pen.linear(['#8b97b0', '#ffffff', '#dfe6f2', '#6b7896'], 0),
      ) +
      path('M0-72C14-58 20-42 22-26H-22C-20-42-14-58 0-72Z', shade(ink, ink.hero, 0)) +
      circle(0, -4, 13, shine(ink, ink.metal)) +
      circle(0, -4, 9, ink.pen.radial(['#dff6ff', '#2a8ae0', '#0a2f70'])) +
      rect(-15, 34, 30, 10, 3, shade(ink, stuff.onyx)),
    { turn: 32 },
  ) +
  letter('×9', -52, -40, 44, '#ffffff', ` stroke="${ink.hero[2]}" stroke-width="2"`) +
  coinHeap(ink, -58, 90, 40, 2) +
  sparkle(72, -80, 14)
