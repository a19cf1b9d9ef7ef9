import type { Category } from './category'
import type { Palette } from './palettes'
import type { Pen } from './pen'
import { around, at, circle, ellipse, n, path, polygon, range, rect, stroke } from './svg'

/** Where a picture is drawn: its size, and the point that all light comes from. */
export interface Scene extends Palette {
  readonly pen: Pen
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
}

type Backdrop = (scene: Scene) => string

/** The sky itself: a glow behind the motif that falls off to the edges. */
export const sky = ({ pen, sky, width, height, x, y }: Scene): string =>
  rect(0, 0, width, height, 0, pen.radial([sky[0], sky[1], sky[1], sky[2]], x / width, y / height, 0.85))

const rays: Backdrop = ({ pen, sky, x, y, width, height }) =>
  at(x, y, around(16, () => path('M0 0L-34-420H34Z', pen.linear([`${sky[0]}00`, `${sky[0]}88`], 90)), pen.between(0, 20)), {
    opacity: 0.55,
  }) + ellipse(x, y, width * 0.4, height * 0.34, pen.soft(sky[0], 0.8))

const bokeh: Backdrop = ({ pen, sky, metal, width, height }) =>
  range(20)
    .map(index => {
      const radius = pen.between(4, 26)
      const color = index % 3 === 0 ? metal[0] : sky[0]
      return circle(pen.between(0, width), pen.between(0, height), radius, color, ` opacity="${n(pen.between(0.1, 0.4) * 10) === '4' ? '.4' : (0.08 + radius / 120).toFixed(2)}"`)
    })
    .join('')

const rings: Backdrop = ({ sky, x, y }) =>
  range(7)
    .map(index => circle(x, y, 50 + index * 38, 'none', ` stroke="${sky[0]}" stroke-opacity="${(0.42 - index * 0.055).toFixed(2)}" stroke-width="${n(14 - index)}"`))
    .join('')

/** Scrolls of cloud in the East Asian manner, in two banks. */
const clouds: Backdrop = ({ pen, sky, width, height, y }) => {
  const curl = (x: number, top: number, size: number, fill: string): string =>
    at(x, top, path('M-60 30C-62 8-40 2-34 8C-34-14-2-20 6-2C18-16 46-8 44 10C60 8 66 22 60 30Z', fill) + stroke('M-22 22C-30 8-8 0-6 12C-6 20-16 18-15 13M20 24C10 10 36 0 38 13C38 22 26 20 27 14', `${sky[0]}`, 2.5, ' stroke-opacity=".55"'), { scale: size })
  const fill = pen.linear([`${sky[0]}cc`, `${sky[1]}22`], 90)
  return range(6)
    .map(index => curl((index % 3) * width * 0.46 + (index > 2 ? 20 : -10), y + (index > 2 ? height * 0.2 : -height * 0.22) + pen.between(-12, 12), pen.between(0.9, 1.3), fill))
    .join('')
}

const stars: Backdrop = ({ pen, sky, width, height }) =>
  range(46)
    .map(() => circle(pen.between(0, width), pen.between(0, height), pen.between(0.5, 2.1), '#ffffff', ` opacity="${pen.between(0.3, 0.95).toFixed(1)}"`))
    .join('') + ellipse(width * 0.7, height * 0.3, width * 0.6, height * 0.18, pen.soft(sky[0], 0.5), ` transform="rotate(-24 ${width / 2} ${height / 2})"`)

/** A stage between drawn curtains. */
const curtain: Backdrop = ({ pen, sky, hero, width, height, x, y }) => {
  const fold = (left: number, wide: number): string => rect(left, 0, wide, height, 0, pen.linear([hero[2], hero[1], hero[0], hero[1], hero[2]], 0))
  const side = (from: number, step: number): string => range(4).map(index => fold(from + index * step, Math.abs(step))).join('')
  return ellipse(x, y, width * 0.5, height * 0.45, pen.soft(sky[0], 0.9)) + at(0, 0, side(-4, width * 0.055) + side(width - width * 0.055 + 4, -width * 0.055), { opacity: 0.85 })
}

/** Arches of a hall, one within the other. */
const arches: Backdrop = ({ sky, metal, width, height, x }) =>
  range(5)
    .map(index => {
      const half = width * (0.62 - index * 0.1)
      const top = height * (0.02 + index * 0.055)
      return path(`M${n(x - half)} ${height}V${n(top + half)}A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(top + half)}V${height}Z`, index % 2 ? `${sky[2]}66` : `${sky[1]}88`, ` stroke="${metal[1]}" stroke-opacity=".5" stroke-width="2"`)
    })
    .join('')

const confetti: Backdrop = ({ pen, hero, second, metal, width, height }) =>
  range(40)
    .map(index => {
      const color = [hero[0], second[1], metal[1], metal[0]][index % 4] ?? '#fff'
      return at(pen.between(0, width), pen.between(0, height), index % 2 ? rect(-4, -2, 8, 4, 1, color) : path('M-5 0Q0-6 5 0Q0-2-5 0Z', color), { turn: pen.between(0, 180), opacity: pen.between(0.45, 0.95) })
    })
    .join('')

/** Balls of light that rise, as in a drum that is being drawn. */
const lattice: Backdrop = ({ pen, sky, width, height }) =>
  range(Math.ceil(width / 40) * Math.ceil(height / 40))
    .map(index => {
      const across = Math.ceil(width / 40)
      const [column, row] = [index % across, Math.floor(index / across)]
      return polygon([[column * 40, row * 40 - 18], [column * 40 + 18, row * 40], [column * 40, row * 40 + 18], [column * 40 - 18, row * 40]], 'none', ` stroke="${sky[0]}" stroke-opacity="${(0.1 + ((column * 3 + row * 5) % 4) * 0.07).toFixed(2)}"`)
    })
    .join('') + rect(0, 0, width, height, 0, pen.radial([`${sky[2]}00`, `${sky[2]}00`, sky[2]], 0.5, 0.4, 0.8))

/** Green cloth with a gilded line and a spot of light. */
const cloth: Backdrop = ({ pen, sky, metal, width, height, x, y }) =>
  ellipse(width / 2, height * 1.15, width * 0.95, height * 0.8, pen.linear([sky[0], sky[1], sky[2]], 90), ` stroke="${metal[1]}" stroke-width="5"`) +
  ellipse(width / 2, height * 1.15, width * 0.86, height * 0.71, 'none', ` stroke="${metal[0]}" stroke-opacity=".45" stroke-width="1.5"`) +
  path(`M${n(x - 30)}-10H${n(x + 30)}L${n(x + width * 0.5)} ${height}H${n(x - width * 0.5)}Z`, pen.linear([`${sky[0]}66`, `${sky[0]}00`], 90)) +
  ellipse(x, y, width * 0.36, height * 0.34, pen.soft('#fff3cf', 0.4))

/** Lamps hung on strings, out of focus. */
const lamps: Backdrop = ({ pen, metal, sky, width, height }) =>
  range(4)
    .map(row => {
      const top = height * (0.04 + row * 0.1)
      const sag = height * 0.14
      return stroke(`M-10 ${n(top)}Q${n(width / 2)} ${n(top + sag * 2)} ${width + 10} ${n(top)}`, metal[2], 1, ' stroke-opacity=".8"') +
        range(9).map(index => {
          const t = index / 8
          const [px, py] = [t * width, top + 4 * sag * t * (1 - t)]
          return circle(px, py, 9 - row, pen.soft(metal[0], 1)) + circle(px, py, 2.2, '#fff8dc')
        }).join('')
    })
    .join('') + ellipse(width / 2, height * 0.5, width * 0.5, height * 0.3, pen.soft(sky[0], 0.6))

/** Under water: shafts of light, bubbles, weed and a bed of sand. */
const deep: Backdrop = ({ pen, sky, hero, second, width, height }) => {
  const shaft = (index: number): string => {
    const left = width * (0.08 + index * 0.2) + pen.between(-14, 14)
    return polygon([[left, -10], [left + pen.between(16, 34), -10], [left + pen.between(40, 110), height], [left - 40, height]], pen.linear([`${sky[0]}aa`, `${sky[0]}00`], 90))
  }
  const weed = (index: number): string => {
    const foot = index % 2 ? pen.between(-6, width * 0.2) : pen.between(width * 0.8, width + 6)
    const tall = pen.between(0.16, 0.34) * height
    return at(foot, height, path(`M-7 0C-16 ${n(-tall * 0.4)} 12 ${n(-tall * 0.6)} -2 ${n(-tall)}C22 ${n(-tall * 0.6)} -2 ${n(-tall * 0.4)} 9 0Z`, pen.linear(index % 3 ? [hero[1], sky[2]] : [second[1], sky[2]], 90)), { opacity: 0.85 })
  }
  const bubble = (): string => {
    const radius = pen.between(2, 8)
    return circle(pen.between(0, width), pen.between(0, height * 0.85), radius, pen.radial(['#ffffffcc', '#ffffff11', '#ffffff55'], 0.3, 0.3, 0.7))
  }
  return range(5).map(shaft).join('') +
    path(`M0 ${n(height * 0.9)}Q${n(width * 0.3)} ${n(height * 0.8)} ${n(width * 0.55)} ${n(height * 0.9)}T${width} ${n(height * 0.86)}V${height}H0Z`, `${sky[2]}cc`) +
    range(6).map(weed).join('') + range(14).map(bubble).join('')
}

/** Above a reef: waves of light over fans of coral. */
const reef: Backdrop = ({ pen, sky, hero, second, width, height }) => {
  const coral = (x: number, size: number, color: string): string =>
    at(x, height + 4, stroke('M0 0V-30M0-14C-22-20-24-40-22-56M0-22C20-26 26-46 22-66M-21-40C-34-46-38-56-36-68M21-46C34-52 38-62 36-76M0-30C-4-50-2-64 0-84', color, 8), { scale: size, opacity: 0.9 })
  return range(7)
    .map(index => stroke(`M-20 ${n(height * (0.05 + index * 0.1))}q${n(width * 0.14)} ${n(pen.between(8, 18))} ${n(width * 0.28)} 0t${n(width * 0.28)} 0t${n(width * 0.28)} 0t${n(width * 0.28)} 0`, sky[0], 5 - index * 0.5, ` stroke-opacity="${(0.4 - index * 0.05).toFixed(2)}"`))
    .join('') +
    coral(width * 0.1, 1.1, hero[2]) + coral(width * 0.92, 1.3, second[2]) + coral(width * 0.03, 0.8, second[1]) + coral(width * 0.8, 0.8, hero[1]) +
    range(10).map(() => circle(pen.between(0, width), pen.between(0, height), pen.between(2, 6), '#ffffff', ' opacity=".35"')).join('')
}

/** A ground at night: stands full of people, masts of light, mown grass. */
const stadium: Backdrop = ({ pen, sky, width, height }) => {
  const horizon = height * 0.58
  const mast = (x: number): string =>
    stroke(`M${n(x)} ${n(horizon)}V${n(height * 0.1)}`, sky[2], 4) +
    range(6).map(index => circle(x - 12 + (index % 3) * 12, height * 0.07 + Math.floor(index / 3) * 11, 4.5, '#ffffff')).join('') +
    circle(x, height * 0.1, 60, pen.soft('#ffffff', 0.85)) +
    polygon([[x - 14, height * 0.1], [x + 14, height * 0.1], [width / 2 + 120, height], [width / 2 - 120, height]], pen.linear(['#ffffff44', '#ffffff00'], 90))
  const people = range(80).map(index => circle((index * 37.7) % width, horizon - 34 + ((index * 13) % 30), 2.2, index % 3 ? `${sky[0]}` : '#ffffff', ' opacity=".55"')).join('')
  const stripes = range(6).map(index => {
    const [left, right] = [(index - 3) * 0.5, (index - 2.5) * 0.5]
    return polygon([[width / 2 + left * width * 0.5, horizon], [width / 2 + right * width * 0.5, horizon], [width / 2 + right * width * 1.5, height], [width / 2 + left * width * 1.5, height]], '#ffffff14')
  }).join('')
  return path(`M0 ${n(horizon - 40)}Q${width / 2} ${n(horizon - 22)} ${width} ${n(horizon - 40)}V${n(horizon)}H0Z`, sky[2]) + people +
    rect(0, horizon, width, height - horizon, 0, pen.linear(['#3fae55', '#14682f', '#08331d'], 90)) + stripes + mast(width * 0.1) + mast(width * 0.9)
}

/** Bands of speed that run to a vanishing point. */
const speed: Backdrop = ({ pen, sky, metal, width, height, x, y }) =>
  range(26)
    .map(index => {
      const angle = (index / 26) * 360 + pen.between(-5, 5)
      return at(x, y, path(`M${n(pen.between(60, 120))} -1.500L420 ${n(-pen.between(3, 11))}V${n(pen.between(3, 9))}Z`, index % 5 ? sky[0] : metal[1]), { turn: angle, opacity: pen.between(0.15, 0.5) })
    })
    .join('') + circle(x, y, Math.min(width, height) * 0.5, pen.soft(sky[0], 0.7))

/** Tall glass, a city at night behind it. */
const city: Backdrop = ({ pen, sky, metal, width, height }) => {
  const ground = height * 0.74
  return range(12)
    .map(index => {
      const [wide, tall] = [width / 11, pen.between(0.14, 0.46) * height]
      const left = index * (width / 12) - 6
      const windows = range(8).map(cell => rect(left + 4 + (cell % 2) * (wide / 2 - 3), ground - tall + 8 + Math.floor(cell / 2) * 13, 4, 6, 0, metal[0], ` opacity="${(cell * 7 + index) % 3 ? '.55' : '.15'}"`)).join('')
      return rect(left, ground - tall, wide, height - ground + tall, 1.5, pen.linear([sky[1], sky[2]], 90)) + windows
    })
    .join('') + ellipse(width / 2, ground, width * 0.6, height * 0.16, pen.soft(sky[0], 0.6))
}

export const backdrops: Readonly<Record<Category, readonly [Backdrop, ...Backdrop[]]>> = {
  slots: [rays, clouds, stars, arches, bokeh, curtain, lamps, confetti],
  live: [cloth, arches, lamps, curtain, bokeh, city],
  lottery: [rays, confetti, rings, clouds, lattice, city, lamps],
  fishing: [deep, reef, deep, bokeh, reef],
  sports: [stadium, speed, stadium, rays, city],
  cards: [lattice, cloth, rings, bokeh, arches, rays, stars],
}
