import { at, circle, dots, ellipse, flatStroke, n, path, polygon, range, rect, stroke } from '../svg'
import type { Backdrop } from './scene'

/** Scrolls of cloud in the East Asian manner, in two banks. */
export const clouds: Backdrop = ({ pen, sky, width, height, y }) => {
  const curl = (x: number, top: number, size: number, fill: string): string =>
    at(
      x,
      top,
      path('M-60 30C-62 8-40 2-34 8C-34-14-2-20 6-2C18-16 46-8 44 10C60 8 66 22 60 30Z', fill) +
        stroke(
          'M-22 22C-30 8-8 0-6 12C-6 20-16 18-15 13M20 24C10 10 36 0 38 13C38 22 26 20 27 14',
          `${sky[0]}`,
          2.5,
          ' stroke-opacity=".55"',
        ),
      { scale: size },
    )
  const fill = pen.linear([`${sky[0]}cc`, `${sky[1]}22`], 90)
  return range(6)
    .map((index) =>
      curl(
        (index % 3) * width * 0.46 + (index > 2 ? 20 : -10),
        y + (index > 2 ? height * 0.2 : -height * 0.22) + pen.between(-12, 12),
        pen.between(0.9, 1.3),
        fill,
      ),
    )
    .join('')
}

/** A ground at night: stands full of people, masts of light, mown grass. */
export const stadium: Backdrop = ({ pen, sky, width, height }) => {
  const horizon = height * 0.58
  const mast = (x: number): string =>
    stroke(`M${n(x)} ${n(horizon)}V${n(height * 0.1)}`, sky[2], 4) +
    dots(
      range(6).map((index) => [x - 12 + (index % 3) * 12, height * 0.07 + Math.floor(index / 3) * 11]),
      9,
      '#ffffff',
    ) +
    circle(x, height * 0.1, 60, pen.soft('#ffffff', 0.85)) +
    polygon(
      [
        [x - 14, height * 0.1],
        [x + 14, height * 0.1],
        [width / 2 + 120, height],
        [width / 2 - 120, height],
      ],
      pen.linear(['#ffffff44', '#ffffff00'], 90),
    )
  const people = dots(
    range(60).map((index) => [(index * 37.7) % width, horizon - 34 + ((index * 13) % 30)]),
    4.4,
    sky[0],
    ' stroke-opacity=".55"',
  )
  const stripes = range(6)
    .map((index) => {
      const [left, right] = [(index - 3) * 0.5, (index - 2.5) * 0.5]
      return polygon(
        [
          [width / 2 + left * width * 0.5, horizon],
          [width / 2 + right * width * 0.5, horizon],
          [width / 2 + right * width * 1.5, height],
          [width / 2 + left * width * 1.5, height],
        ],
        '#ffffff14',
      )
    })
    .join('')
  return (
    path(
      `M0 ${n(horizon - 40)}Q${width / 2} ${n(horizon - 22)} ${width} ${n(horizon - 40)}V${n(horizon)}H0Z`,
      sky[2],
    ) +
    people +
    rect(0, horizon, width, height - horizon, 0, pen.linear(['#3fae55', '#14682f', '#08331d'], 90)) +
    stripes +
    mast(width * 0.1) +
    mast(width * 0.9)
  )
}

/** Tall glass, a city at night behind it. */
export const city: Backdrop = ({ pen, sky, metal, width, height }) => {
  const ground = height * 0.74
  const towers = range(12).map((index) => ({
    left: index * (width / 12) - 6,
    tall: pen.between(0.14, 0.46) * height,
  }))
  const walls = towers.map(
    ({ left, tall }) => `M${n(left)} ${height}V${n(ground - tall)}h${n(width / 11)}V${height}z`,
  )
  const windows = towers.flatMap(({ left, tall }, index) =>
    range(8)
      .filter((cell) => (cell * 7 + index) % 3 > 0)
      .map(
        (cell) => `M${n(left + 7 + (cell % 2) * 12)} ${n(ground - tall + 8 + Math.floor(cell / 2) * 13)}v6`,
      ),
  )
  return (
    path(walls.join(''), pen.linear([sky[1], sky[2]], 90), ` stroke="${sky[2]}"`) +
    flatStroke(windows.join(''), metal[0], 4, ' stroke-opacity=".5"') +
    ellipse(width / 2, ground, width * 0.6, height * 0.16, pen.soft(sky[0], 0.6))
  )
}
