import type { GameCategory } from '../catalogue/game'
import { backgrounds } from './backgrounds'
import { createComposer } from './composer'
import { allLetterStyles, lettering } from './lettering'
import type { Box } from './lines'
import { motifOf } from './motifs'
import { paletteFor } from './palettes'
import { createSeededRandom, type SeededRandom } from './seededRandom'
import { glint } from './svg'

/** Slots and fishing use 3:4 portrait; live and sports use 16:10 landscape; the others are square. */
export type Shape = 'portrait' | 'wide' | 'square'

export interface GameSubject {
  /** Seeds the picture; keywords in it select a motif. */
  readonly code: string
  readonly title: string
  readonly category: GameCategory
  readonly shape: Shape
}

interface Layout {
  readonly template: string
  readonly width: number
  readonly height: number
  readonly title: Box
}

const layouts: Readonly<Record<Shape, readonly [Layout, ...Layout[]]>> = {
  portrait: [
    {
      template: 'portrait',
      width: 300,
      height: 400,
      title: { x: 150, y: 376, width: 268, height: 92, align: 'middle', largest: 46 },
    },
  ],
  square: [
    {
      template: 'square',
      width: 300,
      height: 300,
      title: { x: 150, y: 281, width: 272, height: 74, align: 'middle', largest: 46 },
    },
  ],
  wide: [
    {
      template: 'wide-title-left',
      width: 400,
      height: 250,
      title: { x: 18, y: 228, width: 196, height: 132, align: 'start', largest: 46 },
    },
    {
      template: 'wide',
      width: 400,
      height: 250,
      title: { x: 200, y: 234, width: 372, height: 46, align: 'middle', largest: 40 },
    },
  ],
}

/** The card of a game, as SVG: 300 × 400, 300 × 300 or 400 × 250. */
export function gamePicture({ code, title, category, shape }: GameSubject): string {
  const seed = `${code} ${shape}`
  const random = createSeededRandom(seed)
  const palette = paletteFor(random, category, code)
  const layout = random.pick(layouts[shape])
  const { part, picture } = createComposer(seed, palette)
  return picture(layout.template, {
    background: part(`backgrounds/${random.pick(backgrounds[category])}`),
    side: random.pick(['1', '-1']),
    motif: part(motifOf(category, code)),
    turn: random.between(-4, 4).toFixed(1),
    'white-glints': glints(random, layout),
    'metal-glints': glints(random, layout),
    title: lettering(random.pick(allLetterStyles), [palette.base[2], palette.metal[2]], title, layout.title),
  })
}

/** Four glints in front of the motif, above the title. */
const glints = ({ between }: SeededRandom, { width, height }: Layout): string =>
  Array.from({ length: 4 }, () =>
    glint(between(0.06, 0.94) * width, between(0.05, 0.66) * height, between(3, 8)),
  ).join('')
