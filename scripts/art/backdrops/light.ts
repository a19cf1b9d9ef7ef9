import { halo } from '../forms'
import { at, circle, dots, ellipse, flatStroke, n, path, polar, range } from '../svg'
import { type Backdrop, scattered } from './scene'

export const rays: Backdrop = ({ pen, sky, x, y, width, height }) =>
  at(x, y, halo(16, 430, pen.radial([`${sky[0]}aa`, `${sky[0]}22`], 0.5, 0.5, 0.5)), {
    turn: pen.between(0, 20),
    opacity: 0.6,
  }) + ellipse(x, y, width * 0.4, height * 0.34, pen.soft(sky[0], 0.8))

export const bokeh: Backdrop = ({ pen, sky, metal, width, height }) =>
  range(5)
    .map((index) =>
      dots(
        scattered(pen, width, height, 5),
        12 + index * 10,
        index % 2 ? metal[0] : sky[0],
        ` stroke-opacity=".${3 - Math.floor(index / 2)}"`,
      ),
    )
    .join('')

export const rings: Backdrop = ({ sky, x, y }) =>
  range(7)
    .map((index) =>
      circle(
        x,
        y,
        50 + index * 38,
        'none',
        ` stroke="${sky[0]}" stroke-opacity="${(0.42 - index * 0.055).toFixed(2)}" stroke-width="${n(14 - index)}"`,
      ),
    )
    .join('')

export const stars: Backdrop = ({ pen, sky, width, height }) =>
  range(3)
    .map((index) =>
      dots(
        scattered(pen, width, height, 20 - index * 5),
        1.2 + index * 1.2,
        '#ffffff',
        ` stroke-opacity=".${5 + index * 2}"`,
      ),
    )
    .join('') +
  ellipse(
    width * 0.7,
    height * 0.3,
    width * 0.6,
    height * 0.18,
    pen.soft(sky[0], 0.5),
    ` transform="rotate(-24 ${width / 2} ${height / 2})"`,
  )

export const confetti: Backdrop = ({ pen, hero, second, metal, width, height }) =>
  [hero[0], second[1], metal[1], metal[0]]
    .map((color, index) => {
      const scraps = scattered(pen, width, height, 9).map(
        ([x, y]) => `M${n(x)} ${n(y)}l${n(pen.between(-6, 6))} ${n(pen.between(-6, 6))}`,
      )
      return flatStroke(scraps.join(''), color, 3 + index, ' stroke-opacity=".8"')
    })
    .join('')

/** Bands of speed that run to a vanishing point. */
export const speed: Backdrop = ({ pen, sky, metal, width, height, x, y }) => {
  const streaks = (count: number, start: number): string =>
    range(count)
      .map((index) => {
        const angle = start + (index * 360) / count + pen.between(-5, 5)
        const [ax, ay] = polar(angle, pen.between(60, 120))
        const [bx, by] = polar(angle - 0.8, 430)
        const [cx, cy] = polar(angle + 0.8, 430)
        return `M${n(x + ax)} ${n(y + ay)}L${n(x + bx)} ${n(y + by)}L${n(x + cx)} ${n(y + cy)}Z`
      })
      .join('')
  return (
    path(streaks(20, 0), sky[0], ' opacity=".35"') +
    path(streaks(7, 11), metal[1], ' opacity=".45"') +
    circle(x, y, Math.min(width, height) * 0.5, pen.soft(sky[0], 0.7))
  )
}
