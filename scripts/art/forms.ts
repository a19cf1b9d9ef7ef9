import type { Palette } from './palettes'
import type { Pen, Ramp } from './pen'
import {
  at,
  circle,
  ellipse,
  escaped,
  n,
  type Point,
  path,
  polar,
  polygon,
  range,
  rect,
  starPoints,
  stroke,
} from './svg'

/** What a motif draws with: it fills the square from -100 to 100, lit from above on the left. */
export interface Ink extends Palette {
  readonly pen: Pen
}

/** Polished metal: two bright bands across a dark body. */
export const shine = ({ pen }: Ink, [light, base, dark]: Ramp, angle = 60): string =>
  pen.linear([light, base, dark, base, light, dark], angle)

/** Plain shading from lit to shaded side. */
export const shade = ({ pen }: Ink, ramp: Ramp, angle = 70): string => pen.linear(ramp, angle)

export const shadow = ({ pen }: Ink, x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, pen.soft('#000000', 0.75))

export const glow = (
  { pen }: Ink,
  x: number,
  y: number,
  radius: number,
  color: string,
  strength = 0.9,
): string => circle(x, y, radius, pen.soft(color, strength))

/** A glint with four points. */
export const sparkle = (x: number, y: number, size: number, color = '#ffffff'): string =>
  path(`M${n(x)} ${n(y)}${glint(size)}`, color)

/** The outline of a glint around the point that the pen stands on. */
export function glint(size: number): string {
  const [far, near] = [n(size * 0.88), n(size * 0.12)]
  return `m0-${n(size)}q${near} ${far} ${n(size)} ${n(size)}q-${far} ${near}-${n(size)} ${n(size)}q-${near}-${far}-${n(size)}-${n(size)}q${far}-${near} ${n(size)}-${n(size)}z`
}

/** A glossy ball. */
export function ball({ pen }: Ink, x: number, y: number, radius: number, ramp: Ramp): string {
  const [light, base, dark] = ramp
  const one = pen.reuse(
    `ball ${ramp.join()}`,
    () =>
      circle(0, 0, 20, pen.radial([light, base, base, dark])) +
      ellipse(0, 14, 12, 4, pen.soft(light, 0.55)) +
      ellipse(-6, -10, 9, 5, pen.linear(['#ffffffe6', '#ffffff10']), ' transform="rotate(-28 -6 -10)"'),
  )
  return at(x, y, one, { scale: radius / 20 })
}

/** A lottery ball with its number on a white disc. */
export function numberBall(
  ink: Ink,
  x: number,
  y: number,
  radius: number,
  ramp: Ramp,
  label: string,
): string {
  const disc = radius * 0.56
  return (
    ball(ink, x, y, radius, ramp) +
    circle(x, y + radius * 0.06, disc, ink.pen.linear(['#ffffff', '#d9dfec'], 60)) +
    letter(label, x, y + radius * 0.06, disc * (label.length > 1 ? 1.12 : 1.35), '#1c1430')
  )
}

/** A short label in heavy type, centred on a point. */
export const letter = (text: string, x: number, y: number, size: number, fill: string, more = ''): string =>
  `<text x="${n(x)}" y="${n(y + size * 0.36)}" font-size="${n(size)}" font-family="Arial Black,Arial,Helvetica,sans-serif" font-weight="900" text-anchor="middle" fill="${fill}"${more}>${escaped(text)}</text>`

/** A coin seen at a slant: `flat` is height by width. */
export function coin(
  ink: Ink,
  x: number,
  y: number,
  radius: number,
  flat = 1,
  ramp: Ramp = ink.metal,
): string {
  const one = ink.pen.reuse(`coin ${flat} ${ramp.join()}`, () => coinOf(ink, flat, ramp))
  return at(x, y, one, { scale: radius / 20 })
}

function coinOf(ink: Ink, flat: number, ramp: Ramp): string {
  const [light, base, dark] = ramp
  const high = 20 * flat
  const star = starPoints(5, 10, 4.2).map(([x, y]): Point => [x, y * flat])
  return (
    path(
      `M-20 0v${flat === 1 ? 2 : 5}a20 ${n(high)} 0 0 0 40 0v${flat === 1 ? -2 : -5}z`,
      ink.pen.linear([dark, base, light, base, dark], 0),
    ) +
    ellipse(0, 0, 20, high, shine(ink, ramp, 35)) +
    ellipse(0, 0, 16, high * 0.8, shade(ink, [base, base, dark], 50), ` stroke="${light}"`) +
    polygon(star, light, ` stroke="${dark}" stroke-width=".6"`)
  )
}

/** A heap of coins on the ground, `width` to either side. */
export function coinHeap(ink: Ink, x: number, y: number, width: number, rows = 3): string {
  const size = width / 3.4
  return range(rows)
    .flatMap((row) => range(4 - Math.min(row, 3)).map((index) => [row, index] as const))
    .map(([row, index]) => {
      const inRow = 4 - Math.min(row, 3)
      const across = inRow === 1 ? 0 : (index / (inRow - 1) - 0.5) * 2
      return coin(
        ink,
        x + across * (width - size) * (1 - row * 0.18) + (row % 2) * 3,
        y - row * size * 0.62,
        size,
        0.45,
      )
    })
    .join('')
}

/** A brilliant seen from the front: table, crown and pavilion in facets. */
export const gem = (ink: Ink, x: number, y: number, size: number, ramp: Ramp): string =>
  at(
    x,
    y,
    ink.pen.reuse(`gem ${ramp.join()}`, () => gemOf(ink, ramp)),
    { scale: size / 40 },
  )

function gemOf(ink: Ink, ramp: Ramp): string {
  const [light, base, dark] = ramp
  const points = (...list: Point[]): Point[] => list.map(([x, y]) => [x * 40, y * 40])
  const facet = (fill: string, ...list: Point[]): string => polygon(points(...list), fill)
  return (
    facet(shade(ink, ramp, 80), [-0.58, -0.72], [0.58, -0.72], [1, -0.22], [0, 1], [-1, -0.22]) +
    facet(light, [-0.58, -0.72], [-0.28, -0.22], [-1, -0.22]) +
    facet(base, [0.58, -0.72], [0.28, -0.22], [1, -0.22]) +
    facet('#ffffff', [-0.58, -0.72], [0, -0.72], [-0.28, -0.22]) +
    facet(light, [0, -0.72], [0.58, -0.72], [0.28, -0.22]) +
    facet(ink.pen.linear([light, base], 80), [0, -0.72], [0.28, -0.22], [-0.28, -0.22]) +
    facet(ink.pen.linear([base, dark], 80), [-1, -0.22], [-0.28, -0.22], [0, 1]) +
    facet(ink.pen.linear(['#ffffffcc', `${base}cc`], 80), [-0.28, -0.22], [0.28, -0.22], [0, 1]) +
    facet(dark, [0.28, -0.22], [1, -0.22], [0, 1]) +
    sparkle(-16, -20, 12)
  )
}

/** A round stone in a metal setting. */
export const cabochon = (ink: Ink, x: number, y: number, radius: number, ramp: Ramp): string =>
  circle(x, y, radius * 1.28, shine(ink, ink.metal)) + ball(ink, x, y, radius, ramp)

export type Suit = 'spade' | 'heart' | 'diamond' | 'club'

const suits: Readonly<Record<Suit, string>> = {
  spade:
    'M0-10C3-4 10-1 10 4.500C10 8 5 9.500 2 6.500Q2 9 4 11H-4Q-2 9-2 6.500C-5 9.500-10 8-10 4.500C-10-1-3-4 0-10Z',
  heart: 'M0 10C-4 4-10 1-10-4C-10-9-3-10 0-5C3-10 10-9 10-4C10 1 4 4 0 10Z',
  diamond: 'M0-11Q3-4 8 0Q3 4 0 11Q-3 4-8 0Q-3-4 0-11Z',
  club: 'M0-10A4.600 4.600 0 0 1 3.800-2.500A4.600 4.600 0 1 1 1.800 5.200Q2 9 4 11H-4Q-2 9-1.800 5.200A4.600 4.600 0 1 1-3.800-2.500A4.600 4.600 0 0 1 0-10Z',
}

/** A suit's sign, 2 × `size` high. */
export const suitSign = (suit: Suit, x: number, y: number, size: number, fill: string, more = ''): string =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size / 10)})" d="${suits[suit]}" fill="${fill}"${more}/>`

export const isRed = (suit: Suit): boolean => suit === 'heart' || suit === 'diamond'

/** A playing card, 56 × 80, centred on the origin. */
export const playingCard = (ink: Ink, rank: string, suit: Suit): string =>
  ink.pen.reuse(
    `card ${rank} ${suit}`,
    () => ink.pen.reuse('card', () => blankCard(ink)) + faceOf(ink, rank, suit),
  )

const blankCard = (ink: Ink): string =>
  rect(-27, -38, 56, 80, 7, '#00000055') +
  rect(-28, -40, 56, 80, 7, ink.pen.linear(['#ffffff', '#f7f2e4', '#cfc6b0'], 60)) +
  rect(-24.5, -36.5, 49, 73, 4.5, 'none', ' stroke="#c9a64d" stroke-opacity=".5"')

function faceOf(ink: Ink, rank: string, suit: Suit): string {
  const fill = isRed(suit)
    ? shade(ink, ['#ff5468', '#d80f35', '#7d0620'])
    : shade(ink, ['#4a5276', '#161a2e', '#05060d'])
  return letter(rank, -17, -26, 17, fill) + suitSign(suit, -17, -12, 5, fill) + suitSign(suit, 4, 8, 20, fill)
}

/** The back of a card, with a lattice in the hero's colour. */
export const cardBack = (ink: Ink, ramp: Ramp = ink.hero): string =>
  ink.pen.reuse(`back ${ramp.join()}`, () => backOf(ink, ramp))

function backOf(ink: Ink, ramp: Ramp): string {
  return (
    rect(-27, -38, 56, 80, 7, '#00000055') +
    rect(-28, -40, 56, 80, 7, ink.pen.linear(['#ffffff', '#d8cfba'], 60)) +
    rect(-24, -36, 48, 72, 5, shade(ink, ramp)) +
    stroke(
      'M-24-12L0-36L24-12M-24 12L0-12L24 12M-24 36L0 12L24 36M-24-12L0 12L24-12M-24 12L0 36L24 12',
      ink.metal[0],
      1.2,
      ' stroke-opacity=".7"',
    ) +
    circle(0, 0, 9, shine(ink, ink.metal)) +
    suitSign('diamond', 0, 0, 6, ramp[2])
  )
}

/** A casino chip lying flat. */
export function chip(ink: Ink, x: number, y: number, radius: number, ramp: Ramp, flat = 0.42): string {
  const one = ink.pen.reuse(`chip ${flat} ${ramp.join()}`, () => chipOf(ink, ramp, flat))
  return at(x, y, one, { scale: radius / 20 })
}

function chipOf(ink: Ink, ramp: Ramp, flat: number): string {
  const [light, , dark] = ramp
  const radius = 20
  const thick = radius * 0.24
  const body = (dy: number, fill: string): string => ellipse(0, dy, radius, radius * flat, fill)
  const marks = (dy: number): string =>
    range(6)
      .map((index) => {
        const [ax, ay] = polar(index * 60 - 9, radius, flat)
        const [bx, by] = polar(index * 60 + 9, radius, flat)
        const [cx, cy] = polar(index * 60 + 9, radius * 0.74, flat)
        const [dx, dyy] = polar(index * 60 - 9, radius * 0.74, flat)
        return polygon(
          [
            [ax, ay + dy],
            [bx, by + dy],
            [cx, cy + dy],
            [dx, dyy + dy],
          ],
          '#fff8e6',
        )
      })
      .join('')
  return (
    path(
      `M${n(-radius)} 0v${n(thick)}a${n(radius)} ${n(radius * flat)} 0 0 0 ${n(radius * 2)} 0v${n(-thick)}z`,
      ink.pen.linear([dark, ramp[1], light, dark], 0),
    ) +
    [25, 90, 155]
      .map((angle) => {
        const [px, py] = polar(angle, radius, flat)
        return stroke(`M${n(px)} ${n(py)}v${n(thick)}`, '#fff3d6', radius * 0.16, ' stroke-linecap="butt"')
      })
      .join('') +
    body(0, shade(ink, ramp, 40)) +
    marks(0) +
    ellipse(
      0,
      0,
      radius * 0.7,
      radius * flat * 0.7,
      shade(ink, [dark, ramp[1], light], 60),
      ` stroke="${ink.metal[1]}" stroke-width="${n(radius * 0.05)}"`,
    ) +
    at(0, 0, suitSign('spade', 0, 0, radius * 0.36, ink.metal[0]), { scale: [1, flat + 0.12] })
  )
}

/** Chips piled on each other; the lowest lies at y. */
export const chipStack = (ink: Ink, x: number, y: number, radius: number, ramps: readonly Ramp[]): string =>
  ramps
    .map((ramp, level) => chip(ink, x + Math.sin(level * 2.3) * 1.5, y - level * radius * 0.25, radius, ramp))
    .join('')

/** A die that shows three faces; `pips` of top, left and right. */
export function die(
  ink: Ink,
  x: number,
  y: number,
  size: number,
  ramp: Ramp,
  pips: readonly [number, number, number],
): string {
  const [light, base, dark] = ramp
  const dot = isPale(ramp) ? '#c20f2f' : '#ffffff'
  const face = (matrix: string, fill: string, count: number): string =>
    `<g transform="matrix(${matrix})">${rect(-9.8, -9.8, 19.6, 19.6, 3.6, fill)}${(spots[count - 1] ?? []).map(([px, py]) => circle(px * 5.2, py * 5.2, 2.2, dot)).join('')}</g>`
  return at(
    x,
    y,
    path(
      'M0-10L8.7-5V5L0 10L-8.7 5V-5Z',
      dark,
      ` stroke="${dark}" stroke-width="1.4" stroke-linejoin="round"`,
    ) +
      face('.433 .25 -.433 .25 0 -5', ink.pen.linear([light, light, base], 90), pips[0]) +
      face('.433 .25 0 .5 -4.33 2.5', ink.pen.linear([light, base], 90), pips[1]) +
      face('.433 -.25 0 .5 4.33 2.5', ink.pen.linear([base, dark], 90), pips[2]),
    { scale: size / 10 },
  )
}

const isPale = ([, base]: Ramp): boolean => base === '#f4e8c8' || base === '#e3e8f2'

const spots: readonly (readonly Point[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** A petal that stands on the origin and points up. */
export const petal = (length: number, width: number, fill: string, more = ''): string =>
  path(
    `M0 0C${n(-width)} ${n(-length * 0.35)} ${n(-width * 0.8)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(width * 0.8)} ${n(-length * 0.8)} ${n(width)} ${n(-length * 0.35)} 0 0Z`,
    fill,
    more,
  )

/** A lotus, its heart at the origin. */
export function lotus(ink: Ink, size: number, ramp: Ramp): string {
  const outer = shade(ink, [ramp[0], ramp[1], ramp[2]], 90)
  const inner = ink.pen.linear(['#ffffff', ramp[0], ramp[1]], 90)
  const fan = (angles: readonly number[], length: number, fill: string): string =>
    angles
      .map((angle) =>
        at(0, 0, petal(length, length * 0.36, fill, ` stroke="${ramp[0]}" stroke-width=".8"`), {
          turn: angle,
        }),
      )
      .join('')
  return (
    fan([-78, 78, -52, 52], size, outer) +
    fan([-62, 62, -30, 30, 0], size * 0.92, inner) +
    fan([-44, 44, -16, 16], size * 0.66, outer)
  )
}

/** A band of feathers fanned around the origin, upwards. */
export const feathers = (
  ink: Ink,
  count: number,
  spread: number,
  length: number,
  ramps: readonly Ramp[],
): string =>
  range(count)
    .map((index) => {
      const turn = (index / (count - 1) - 0.5) * spread
      const ramp = ramps[index % ramps.length] ?? ink.hero
      const one = ink.pen.reuse(`feather ${ramp.join()}`, () => feather(ink, ramp))
      return at(0, 0, one, { turn, scale: (length * (1 - Math.abs(turn) / 420)) / 100 })
    })
    .join('')

const feather = (ink: Ink, ramp: Ramp): string =>
  petal(100, 16, shade(ink, ramp, 90), ` stroke="${ramp[2]}"`) +
  stroke('M0 0V-70', ramp[0], 1) +
  ellipse(0, -80, 7.5, 10, ink.metal[1]) +
  ellipse(0, -79, 4.5, 6.5, ramp[2])

/** A wreath of rays behind a hero. */
export const halo = (count: number, radius: number, color: string): string =>
  path(
    range(count)
      .map((index) => {
        const [ax, ay] = polar((index * 360) / count - 5, radius)
        const [bx, by] = polar((index * 360) / count + 5, radius)
        return `M0 0L${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}Z`
      })
      .join(''),
    color,
  )
