import type { Category } from './category'
import { halo } from './forms'
import type { Palette } from './palettes'
import type { Pen } from './pen'
import { at, circle, dots, ellipse, n, type Point, path, polar, polygon, range, rect, stroke } from './svg'

/** Where a picture is drawn: its size, and the point that all light comes from. */
export interface Scene extends Palette {
  readonly pen: Pen
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
}

type Backdrop = (scene: Scene) => string

const scattered = (pen: Pen, width: number, height: number, count: number): Point[] =>
  range(count).map(() => [pen.between(0, width), pen.between(0, height)])

/** The sky itself: a glow behind the motif that falls off to the edges. */
export const sky = ({ pen, sky, width, height, x, y }: Scene): string =>
  rect(0, 0, width, height, 0, pen.radial([sky[0], sky[1], sky[1], sky[2]], x / width, y / height, 0.85))

const rays: Backdrop = ({ pen, sky, x, y, width, height }) =>
  at(x, y, halo(16, 430, pen.radial([`${sky[0]}aa`, `${sky[0]}22`], 0.5, 0.5, 0.5)), {
    turn: pen.between(0, 20),
    opacity: 0.6,
  }) + ellipse(x, y, width * 0.4, height * 0.34, pen.soft(sky[0], 0.8))

const bokeh: Backdrop = ({ pen, sky, metal, width, height }) =>
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

const rings: Backdrop = ({ sky, x, y }) =>
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

/** Scrolls of cloud in the East Asian manner, in two banks. */
const clouds: Backdrop = ({ pen, sky, width, height, y }) => {
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

const stars: Backdrop = ({ pen, sky, width, height }) =>
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

/** A stage between drawn curtains. */
const curtain: Backdrop = ({ pen, sky, hero, width, height, x, y }) => {
  const fold = pen.reuse('fold', () =>
    rect(0, 0, width * 0.058, height, 0, pen.linear([hero[2], hero[1], hero[0], hero[1], hero[2]], 0)),
  )
  const folds = [0, 1, 2, 3, 13.5, 14.5, 15.5, 16.5]
    .map((index) => at(index * width * 0.0575 - 4, 0, fold))
    .join('')
  return ellipse(x, y, width * 0.5, height * 0.45, pen.soft(sky[0], 0.9)) + at(0, 0, folds, { opacity: 0.85 })
}

/** Arches of a hall, one within the other. */
const arches: Backdrop = ({ sky, metal, width, height, x }) =>
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

const confetti: Backdrop = ({ pen, hero, second, metal, width, height }) =>
  [hero[0], second[1], metal[1], metal[0]]
    .map((color, index) => {
      const scraps = scattered(pen, width, height, 9).map(
        ([x, y]) => `M${n(x)} ${n(y)}l${n(pen.between(-6, 6))} ${n(pen.between(-6, 6))}`,
      )
      return stroke(scraps.join(''), color, 3 + index, ' stroke-opacity=".8" stroke-linecap="butt"')
    })
    .join('')

/** A quilted wall. */
const lattice: Backdrop = ({ pen, sky, width, height }) => {
  const lines = range(Math.ceil((width + height) / 44)).map(
    (index) => `M${index * 44} 0l-${height} ${height}M${width - index * 44} 0l${height} ${height}`,
  )
  return (
    stroke(lines.join(''), sky[0], 1.2, ' stroke-opacity=".3"') +
    rect(0, 0, width, height, 0, pen.radial([`${sky[2]}00`, `${sky[2]}00`, sky[2]], 0.5, 0.4, 0.8))
  )
}

/** Green cloth with a gilded line and a spot of light. */
const cloth: Backdrop = ({ pen, sky, metal, width, height, x, y }) =>
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
const lamps: Backdrop = ({ pen, metal, sky, width, height }) =>
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

/** Under water: shafts of light, bubbles, weed and a bed of sand. */
const deep: Backdrop = ({ pen, sky, hero, second, width, height }) => {
  const shaft = (index: number): string => {
    const left = width * (0.08 + index * 0.2) + pen.between(-14, 14)
    return polygon(
      [
        [left, -10],
        [left + pen.between(16, 34), -10],
        [left + pen.between(40, 110), height],
        [left - 40, height],
      ],
      pen.linear([`${sky[0]}aa`, `${sky[0]}00`], 90),
    )
  }
  const weed = (index: number): string => {
    const foot = index % 2 ? pen.between(-6, width * 0.2) : pen.between(width * 0.8, width + 6)
    const tall = pen.between(0.16, 0.34) * height
    return at(
      foot,
      height,
      path(
        `M-7 0C-16 ${n(-tall * 0.4)} 12 ${n(-tall * 0.6)} -2 ${n(-tall)}C22 ${n(-tall * 0.6)} -2 ${n(-tall * 0.4)} 9 0Z`,
        pen.linear(index % 3 ? [hero[1], sky[2]] : [second[1], sky[2]], 90),
      ),
      { opacity: 0.85 },
    )
  }
  const bubble = pen.reuse('bubble', () =>
    circle(0, 0, 6, pen.radial(['#ffffffcc', '#ffffff11', '#ffffff55'], 0.3, 0.3, 0.7)),
  )
  return (
    range(5).map(shaft).join('') +
    path(
      `M0 ${n(height * 0.9)}Q${n(width * 0.3)} ${n(height * 0.8)} ${n(width * 0.55)} ${n(height * 0.9)}T${width} ${n(height * 0.86)}V${height}H0Z`,
      `${sky[2]}cc`,
    ) +
    range(6).map(weed).join('') +
    scattered(pen, width, height, 9)
      .map(([px, py], index) => at(px, py, bubble, { scale: 0.5 + (index % 4) * 0.3 }))
      .join('')
  )
}

/** Above a reef: waves of light over fans of coral. */
const reef: Backdrop = ({ pen, sky, hero, second, width, height }) => {
  const coral = (x: number, size: number, color: string): string =>
    at(
      x,
      height + 4,
      stroke(
        'M0 0V-30M0-14C-22-20-24-40-22-56M0-22C20-26 26-46 22-66M-21-40C-34-46-38-56-36-68M21-46C34-52 38-62 36-76M0-30C-4-50-2-64 0-84',
        color,
        8,
      ),
      { scale: size, opacity: 0.9 },
    )
  return (
    range(7)
      .map((index) =>
        stroke(
          `M-20 ${n(height * (0.05 + index * 0.1))}q${n(width * 0.14)} ${n(pen.between(8, 18))} ${n(width * 0.28)} 0t${n(width * 0.28)} 0t${n(width * 0.28)} 0t${n(width * 0.28)} 0`,
          sky[0],
          5 - index * 0.5,
          ` stroke-opacity="${(0.4 - index * 0.05).toFixed(2)}"`,
        ),
      )
      .join('') +
    coral(width * 0.1, 1.1, hero[2]) +
    coral(width * 0.92, 1.3, second[2]) +
    coral(width * 0.03, 0.8, second[1]) +
    coral(width * 0.8, 0.8, hero[1]) +
    dots(scattered(pen, width, height, 10), 8, '#ffffff', ' stroke-opacity=".3"')
  )
}

/** A ground at night: stands full of people, masts of light, mown grass. */
const stadium: Backdrop = ({ pen, sky, width, height }) => {
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

/** Bands of speed that run to a vanishing point. */
const speed: Backdrop = ({ pen, sky, metal, width, height, x, y }) => {
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

/** Tall glass, a city at night behind it. */
const city: Backdrop = ({ pen, sky, metal, width, height }) => {
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
    stroke(windows.join(''), metal[0], 4, ' stroke-opacity=".5" stroke-linecap="butt"') +
    ellipse(width / 2, ground, width * 0.6, height * 0.16, pen.soft(sky[0], 0.6))
  )
}

export const backdrops: Readonly<Record<Category, readonly [Backdrop, ...Backdrop[]]>> = {
  slots: [rays, clouds, stars, arches, bokeh, curtain, lamps, confetti],
  live: [cloth, arches, lamps, curtain, bokeh, city],
  lottery: [rays, confetti, rings, clouds, lattice, city, lamps],
  fishing: [deep, reef, deep, bokeh, reef],
  sports: [stadium, speed, stadium, rays, city],
  cards: [lattice, cloth, rings, bokeh, arches, rays, stars],
}
