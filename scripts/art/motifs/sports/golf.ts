import { stuff } from '../../colors'
import { type Ink, letter, shade, shine, sparkle } from '../../forms'
import { at, circle, ellipse, path, polar, range, rect } from '../../svg'

/** Clubs, flag and ball on a green. */
export const golf = (ink: Ink): string =>
  path(
    'M-108 72C-60 44 60 40 108 66C80 102-80 102-108 72Z',
    shade(ink, ['#b6f07a', '#3c9a3a', '#0f4a22'], 90),
  ) +
  ellipse(34, 66, 20, 6, '#062a12') +
  rect(31, -92, 6, 158, 3, shine(ink, stuff.chalk, 0)) +
  path('M37-92C62-98 70-78 96-86V-48C70-40 62-60 37-52Z', shade(ink, ink.hero, 30)) +
  letter('18', 64, -69, 22, '#ffffff') +
  at(
    -34,
    40,
    circle(0, 0, 34, ink.pen.radial(stuff.chalk, 0.35, 0.28, 0.8)) +
      range(14)
        .map((index) => {
          const [x, y] = polar(index * 137, 7 * Math.sqrt(index))
          return circle(x, y, 3, '#aab4c8', ' opacity=".7"')
        })
        .join('') +
      ellipse(-11, -16, 9, 5, '#ffffff'),
  ) +
  at(
    -50,
    -10,
    path('M-4-92H4L3 40H-3Z', shine(ink, ink.metal, 0)) +
      path('M-6 36C8 34 34 40 40 52C30 60 4 58-6 52Z', shine(ink, stuff.chalk, 20)),
    { turn: 22, opacity: 0.96 },
  ) +
  sparkle(-48, 22, 12)
