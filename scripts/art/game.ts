import { hash } from '../platform/random'
import { backdrops, sky } from './backdrops'
import type { Scene } from './backdrops/scene'
import type { Category, Shape } from './category'
import { glint, halo } from './forms'
import { type Box, lettering } from './lettering'
import { motifs } from './motifs'
import type { Motif } from './motifs/motif'
import { paletteFor } from './palettes'
import { createPen, type Pen } from './pen'
import { at, ellipse, n, path, range, rect } from './svg'

export interface GameSubject {
  /** Seeds the picture; its words may call for a motif. */
  readonly code: string
  readonly title: string
  readonly category: Category
  readonly shape: Shape
}

interface Layout {
  readonly width: number
  readonly height: number
  /** Where the motif stands, and how large: 1 is 200 across. */
  readonly motif: { readonly x: number; readonly y: number; readonly scale: number }
  readonly title: Box
}

const layouts: Readonly<Record<Shape, readonly [Layout, ...Layout[]]>> = {
  portrait: [
    {
      width: 300,
      height: 400,
      motif: { x: 150, y: 158, scale: 1.36 },
      title: { x: 150, y: 376, width: 268, height: 92, align: 'middle', largest: 46 },
    },
  ],
  square: [
    {
      width: 300,
      height: 300,
      motif: { x: 150, y: 122, scale: 1.1 },
      title: { x: 150, y: 281, width: 272, height: 74, align: 'middle', largest: 46 },
    },
  ],
  wide: [
    {
      width: 400,
      height: 250,
      motif: { x: 282, y: 116, scale: 1.08 },
      title: { x: 18, y: 228, width: 196, height: 132, align: 'start', largest: 46 },
    },
    {
      width: 400,
      height: 250,
      motif: { x: 200, y: 102, scale: 1.04 },
      title: { x: 200, y: 234, width: 372, height: 46, align: 'middle', largest: 40 },
    },
  ],
}

/** The motif that a code's words call for; else one by chance, the same for the same code. */
export function motifOf(category: Category, code: string): Motif {
  const words = code.split('-')
  const list = motifs[category]
  const called = list.find((motif) => words.some((word) => motif.words.includes(word)))
  return called ?? list[hash(code) % list.length] ?? list[0]
}

/** The card of a game, as SVG: 300 × 400, 300 × 300 or 400 × 250. */
export function gamePicture({ code, title, category, shape }: GameSubject): string {
  const pen = createPen(`${code} ${shape}`)
  const palette = paletteFor(pen, category, code)
  const { width, height, motif, title: box } = pen.pick(layouts[shape])
  const { x, y, scale } = motif
  const scene: Scene = { ...palette, pen, width, height, x, y }
  const behind = sky(scene) + pen.pick(backdrops[category])(scene)
  const hero =
    at(x, y, halo(14, 150, pen.radial([`${palette.sky[0]}88`, `${palette.sky[0]}00`], 0.5, 0.5, 0.5)), {
      turn: pen.between(0, 25),
    }) +
    ellipse(x, y, 125 * scale, 120 * scale, pen.soft(palette.sky[0], 0.85)) +
    at(x, y, motifOf(category, code).draw({ ...palette, pen }), { scale, turn: pen.between(-4, 4) })
  const cover = foot(pen, palette.sky[2], width, height, box)
  const content =
    behind +
    (box.align === 'start' ? cover + hero : hero + cover) +
    dust(pen, scene) +
    lettering(pen, palette, title, box) +
    frame(pen, width, height)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${pen.defs()}${content}</svg>`
}

/** Glints in front of the motif. */
const dust = (pen: Pen, { width, height, metal }: Scene): string =>
  ['#ffffff', metal[0]]
    .map((color) => {
      const glints = range(4).map(
        () =>
          `M${n(pen.between(0.06, 0.94) * width)} ${n(pen.between(0.05, 0.66) * height)}${glint(pen.between(3, 8))}`,
      )
      return path(glints.join(''), color)
    })
    .join('')

/** Darkens what lies behind the title, so that it reads on any sky. */
const foot = (pen: Pen, dark: string, width: number, height: number, box: Box): string =>
  box.align === 'start'
    ? rect(0, 0, width * 0.75, height, 0, pen.linear([`${dark}e6`, `${dark}99`, `${dark}00`], 0))
    : rect(
        0,
        box.y - box.height * 1.35,
        width,
        height - box.y + box.height * 1.35,
        0,
        pen.linear([`${dark}00`, `${dark}a8`, `${dark}ee`], 90),
      )

/** A lit edge, as of a pane of glass. */
const frame = (pen: Pen, width: number, height: number): string =>
  rect(
    1.5,
    1.5,
    width - 3,
    height - 3,
    10,
    'none',
    ` stroke="${pen.linear(['#ffffffb0', '#ffffff10', '#ffffff50'], 60)}" stroke-width="${n(3)}"`,
  )
