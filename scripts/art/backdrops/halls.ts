import { at, dots, ellipse, n, path, range, rect, stroke } from '../svg'
import type { Backdrop } from './scene'

/** A stage between drawn curtains. */
export const curtain: Backdrop = ({ pen, sky, hero, width, height, x, y }) => {
  const fold = pen.reuse('fold', () =>
    rect(0, 0, width * 0.058, height, 0, pen.linear([hero[2], hero[1], hero[0], hero[1], hero[2]], 0)),
  )
  const folds = [0, 1, 2, 3, 13.5, 14.5, 15.5, 16.5]
    .map((index) => at(index * width * 0.0575 - 4, 0, fold))
    .join('')
  return ellipse(x, y, width * 0.5, height * 0.45, pen.soft(sky[0], 0.9)) + at(0, 0, folds, { opacity: 0.85 })
}

/** Arches of a hall, one within the other. */
export const arches: Backdrop = ({ sky, metal, width, height, x }) =>
  range(5)
    .map((index) => {
      const half = width * (0.62 - index * 0.1)
      const top = height * (0.02 + index * 0.055)
      return path(
        `M${n(x - half)} ${height}V${n(top + half)}A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(top + half)}V${height}Z`,
        index % 2 ? `${sky[2]}66` : `${sky[1]}88`,
        ` stroke="${metal[1]}" stroke-opacity=".5" stroke-width="2"`,
      )
    })
    .join('')

/** A quilted wall. */
export const lattice: Backdrop = ({ pen, sky, width, height }) => {
  const lines = range(Math.ceil((width + height) / 44)).map(
    (index) => `M${index * 44} 0l-${height} ${height}M${width - index * 44} 0l${height} ${height}`,
  )
  return (
    stroke(lines.join(''), sky[0], 1.2, ' stroke-opacity=".3"') +
    rect(0, 0, width, height, 0, pen.radial([`${sky[2]}00`, `${sky[2]}00`, sky[2]], 0.5, 0.4, 0.8))
  )
}

/** Green cloth with a gilded line and a spot of light. */
export const cloth: Backdrop = ({ pen, sky, metal, width, height, x, y }) =>
  ellipse(
    width / 2,
    height * 1.15,
    width * 0.95,
    height * 0.8,
    pen.linear([sky[0], sky[1], sky[2]], 90),
    ` stroke="${metal[1]}" stroke-width="5"`,
  ) +
  ellipse(
    width / 2,
    height * 1.15,
    width * 0.86,
    height * 0.71,
    'none',
    ` stroke="${metal[0]}" stroke-opacity=".45" stroke-width="1.5"`,
  ) +
  path(
    `M${n(x - 30)}-10H${n(x + 30)}L${n(x + width * 0.5)} ${height}H${n(x - width * 0.5)}Z`,
    pen.linear([`${sky[0]}66`, `${sky[0]}00`], 90),
  ) +
  ellipse(x, y, width * 0.36, height * 0.34, pen.soft('#fff3cf', 0.4))

/** Lamps hung on strings, out of focus. */
export const lamps: Backdrop = ({ pen, metal, sky, width, height }) =>
  range(4)
    .map((row) => {
      const [top, sag] = [height * (0.04 + row * 0.1), height * 0.14]
      const bulbs = range(9).map(
        (index) => [(index / 8) * width, top + 4 * sag * (index / 8) * (1 - index / 8)] as const,
      )
      const wire = stroke(
        `M-10 ${n(top)}Q${n(width / 2)} ${n(top + sag * 2)} ${width + 10} ${n(top)}`,
        metal[2],
        1,
        ' stroke-opacity=".8"',
      )
      return wire + dots(bulbs, 15 - row * 2, metal[1], ' stroke-opacity=".35"') + dots(bulbs, 4.5, '#fff8dc')
    })
    .join('') + ellipse(width / 2, height * 0.5, width * 0.5, height * 0.3, pen.soft(sky[0], 0.6))
