import type { GameCategory } from '../catalogue/game'
import { backgrounds } from './backgrounds'
import { createComposer } from './composer'
import { lettering } from './lettering'
import { rightToLeftPattern, widthOf } from './lines'
import { motifOf } from './motifs'
import { paletteFor } from './palettes'
import { createSeededRandom } from './seededRandom'
import { escapeXml, formatNumber } from './svg'

export interface BannerSubject {
  /** Seeds the picture; keywords in it select a motif and a colour. */
  readonly seed: string
  readonly category: GameCategory
  readonly title: string
  /** The line below the title. */
  readonly text: string
}

const wordsWidth = 500
const titleBox = { y: 232, width: wordsWidth, height: 190, largest: 84, align: 'start' } as const
const textLargest = 34
const letterWidth = 0.53

/** A banner for a carousel, 960 × 420: words on one side, the motif on the other; right-to-left scripts change sides. */
export function bannerPicture({ seed, category, title, text }: BannerSubject): string {
  const random = createSeededRandom(`banner ${seed}`)
  const palette = paletteFor(random, category, seed)
  const { part, picture } = createComposer(`banner ${seed}`, palette)
  const rightToLeft = rightToLeftPattern.test(title)
  return picture(rightToLeft ? 'banner-right-to-left' : 'banner', {
    background: part(`backgrounds/${random.pick(backgrounds[category])}`),
    motif: part(motifOf(category, seed)),
    title: lettering(random, palette, title, { ...titleBox, x: rightToLeft ? 416 : 44 }),
    text: escapeXml(text),
    'text-size': formatNumber(Math.min(textLargest, wordsWidth / widthOf(text, letterWidth))),
  })
}
