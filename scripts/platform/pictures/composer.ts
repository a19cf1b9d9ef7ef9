import { hash } from '../random'
import type { Palette } from './palettes'
import { fillTemplate, type Slots } from './template'

/** Fills the templates of one picture, all with the same colours and the same number. */
export interface Composer {
  /** A motif, background or sign of a layout. */
  part(template: string): string
  /** The whole picture. */
  picture(layout: string, contents: Slots): string
}

export function createComposer(seed: string, palette: Palette): Composer {
  // Several pictures may stand in one document, and one picture has several parts: each has ids of its own.
  const id = `a${hash(`ids ${seed}`).toString(36)}`
  const common = { ...slotsOf(palette), number: String(10 + (hash(`number ${seed}`) % 90)) }
  let parts = 0
  return {
    part: (template) => {
      parts += 1
      return removeRoot(fillTemplate(template, { ...common, id: `${id}-${parts}` }))
    },
    picture: (layout, contents) => fillTemplate(`layouts/${layout}`, { ...common, id }, contents),
  }
}

/** `metal-light`, `metal` and `metal-dark` for each colour of a palette. */
const slotsOf = (palette: Palette): Slots =>
  Object.fromEntries(
    Object.entries(palette).flatMap(([name, [light, base, dark]]) => [
      [`${name}-light`, light],
      [name, base],
      [`${name}-dark`, dark],
    ]),
  )

const removeRoot = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')
