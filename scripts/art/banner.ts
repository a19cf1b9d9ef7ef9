import { backdrops, sky } from './backdrops'
import type { Scene } from './backdrops/scene'
import type { Category } from './category'
import { halo } from './forms'
import { motifOf } from './game'
import { lettering, RIGHT_TO_LEFT, widthOf } from './lettering'
import { paletteFor } from './palettes'
import { createPen } from './pen'
import { at, ellipse, escaped, n, rect } from './svg'

export interface BannerSubject {
  /** Seeds the picture; its words may call for a motif and a colour. */
  readonly seed: string
  readonly category: Category
  readonly title?: string
  /** A line below the title. */
  readonly text?: string
}

const WIDTH = 960
const HEIGHT = 420
const WORDS = { width: 500, margin: 44 }

/** A banner for a carousel, 16:7: words on one side, the motif on the other; both change sides in right-to-left scripts. */
export function bannerPicture({ seed, category, title = '', text = '' }: BannerSubject): string {
  const pen = createPen(`banner ${seed}`)
  const palette = paletteFor(pen, category, seed)
  const rightToLeft = RIGHT_TO_LEFT.test(title)
  const x = rightToLeft ? 230 : WIDTH - 230
  const scene: Scene = { ...palette, pen, width: WIDTH, height: HEIGHT, x, y: 200 }
  const draw = motifOf(category, seed).draw
  const stage =
    at(x, 200, halo(18, 520, pen.radial([`${palette.sky[0]}99`, `${palette.sky[0]}00`], 0.5, 0.5, 0.5)), {
      turn: 6,
    }) +
    ellipse(x, 205, 260, 230, pen.soft(palette.sky[0], 0.9)) +
    at(x, 206, draw({ ...palette, pen }), { scale: 1.92 })
  const dark = palette.sky[2]
  const shade = pen.linear(
    rightToLeft ? [`${dark}00`, `${dark}aa`, `${dark}f0`] : [`${dark}f0`, `${dark}aa`, `${dark}00`],
    0,
  )
  const content =
    sky(scene) +
    pen.pick(backdrops[category])(scene) +
    rect(rightToLeft ? WIDTH * 0.3 : 0, 0, WIDTH * 0.7, HEIGHT, 0, shade) +
    stage +
    (title &&
      lettering(pen, palette, title, {
        x: rightToLeft ? WIDTH - WORDS.margin - WORDS.width : WORDS.margin,
        y: 232,
        width: WORDS.width,
        height: 190,
        largest: 84,
        align: 'start',
      })) +
    (text && line(text, rightToLeft))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${pen.defs()}${content}</svg>`
}

function line(text: string, rightToLeft: boolean): string {
  const size = Math.min(34, WORDS.width / widthOf(text, 0.6))
  const x = rightToLeft ? WIDTH - WORDS.margin : WORDS.margin
  return `<text x="${x}" y="${rightToLeft ? 320 : 300}" font-size="${n(size)}" font-family="Roboto,Helvetica Neue,Arial,sans-serif" font-weight="600" fill="#ffffff"${rightToLeft ? ' direction="rtl"' : ''}>${escaped(text)}</text>`
}
