/** A number as SVG wants it: at most one decimal, no zero that can be left out. */
export const n = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

/** `more` takes further presentation attributes, with a leading space. */
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"${more}/>`

/** A stroke that ends where its path does. */
export const flatStroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}"${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round ? ` rx="${n(round)}"` : ''} fill="${fill}"${more}/>`

export type Point = readonly [x: number, y: number]

/** Round spots at the points, all in one path. */
export const dots = (points: readonly Point[], size: number, color: string, more = ''): string =>
  stroke(points.map(([x, y]) => `M${n(x)} ${n(y)}h.1`).join(''), color, size, more)

const pointsOf = (points: readonly Point[]): string => points.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')

export const polygon = (points: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${pointsOf(points)}" fill="${fill}"${more}/>`

export interface Placing {
  /** Degrees, clockwise. */
  readonly turn?: number
  readonly scale?: number | Point
  readonly opacity?: number
}

/** Content moved to a place, turned and scaled there. */
export function at(
  x: number,
  y: number,
  content: string,
  { turn = 0, scale = 1, opacity = 1 }: Placing = {},
): string {
  const sizes =
    typeof scale === 'number'
      ? scale === 1
        ? ''
        : ` scale(${scaled(scale)})`
      : ` scale(${scale.map(scaled).join(' ')})`
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`
  const faded = opacity === 1 ? '' : ` opacity="${scaled(opacity)}"`
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${sizes}"${faded}>${content}</g>`
}

const scaled = (value: number): string => String(Math.round(value * 100) / 100)

/** Content and its mirror image on the other side of x = 0. */
export const mirrored = (content: string): string => content + at(0, 0, content, { scale: [-1, 1] })

/** Content `count` times around the origin. */
export const around = (count: number, content: (index: number) => string, start = 0): string =>
  range(count)
    .map((index) => at(0, 0, content(index), { turn: start + (index * 360) / count }))
    .join('')

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** A point at an angle (degrees, 0 to the right, clockwise) and a distance from the origin. */
export const polar = (angle: number, distance: number, squash = 1): Point => {
  const radians = (angle * Math.PI) / 180
  return [Math.cos(radians) * distance, Math.sin(radians) * distance * squash]
}

/** A star with `spikes` points, or with two radii alike a polygon. */
export const starPoints = (spikes: number, outer: number, inner: number, start = -90): Point[] =>
  range(spikes * 2).map((index) => polar(start + (index * 180) / spikes, index % 2 === 0 ? outer : inner))

/** Text that is safe between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
