import { type Ink, shade, shine, sparkle } from '../../forms'
import { at, ellipse, path, range, rect, stroke } from '../../svg'

/** A shuttlecock and the racket that meets it. */
export const shuttle = (ink: Ink): string => {
  const net = range(9)
    .map((index) => `M${-40 + index * 10}-52V52M-50 ${-40 + index * 10}H50`)
    .join('')
  return (
    at(
      36,
      -28,
      path('M-5 58H5L4 122H-4Z', shine(ink, ink.metal, 0)) +
        rect(-7, 104, 14, 46, 6, shade(ink, ink.hero, 0)) +
        ellipse(0, 0, 46, 58, '#ffffff18') +
        at(0, 0, stroke(net, '#ffffff', 1, ' stroke-opacity=".55"'), { scale: 0.78 }) +
        ellipse(0, 0, 47, 59, 'none', ` stroke="${ink.hero[1]}" stroke-width="8"`) +
        ellipse(0, 0, 47, 59, 'none', ` stroke="${ink.hero[0]}" stroke-width="2"`),
      { turn: 34 },
    ) +
    at(
      -26,
      22,
      range(7)
        .map((index) =>
          at(
            0,
            30,
            path(
              'M-4 0L-15-84Q0-96 15-84L4 0Z',
              ink.pen.linear(['#ffffff', '#dfe8f5', '#9aa9c4'], 0),
              ' stroke="#8b97b0"',
            ) + stroke('M0-4V-80', '#9aa9c4', 1),
            { turn: (index - 3) * 13 },
          ),
        )
        .join('') +
        path('M-21-4Q0 6 21-4M-27-26Q0-14 27-26', 'none', ` stroke="${ink.second[1]}" stroke-width="3"`) +
        path('M-20 26C-22 62 22 62 20 26Q0 34-20 26Z', ink.pen.radial(['#ffffff', '#f3ead2', '#b09763'])) +
        path('M-20 26Q0 36 20 26V34Q0 44-20 34Z', shade(ink, ink.second, 0)),
      { turn: -32, scale: 1.05 },
    ) +
    stroke('M-84 78L-98 92M-66 88L-74 102M-92 58L-106 66', '#ffffff', 3, ' stroke-opacity=".7"') +
    sparkle(60, -70, 14)
  )
}
