import { bannerPalette } from './bannerPalette'
import type { BannerTheme } from './bannerTheme'
import { createComposer } from './composer'
import { type LetterStyle, lettering, letterStyles } from './lettering'
import { type Box, fitText, rightToLeftPattern } from './lines'
import { type Scene, type SceneName, scenes } from './scenes'
import { escapeXml, formatNumber } from './svg'

export interface BannerSubject {
  readonly scene: SceneName
  readonly theme: BannerTheme
  readonly title: string
  /** The line below the title. */
  readonly text: string
}

const width = 960
const margin = 44
const textLineAdvance = 1.12
const letterWidth = 0.5
/** The ground has the contrast; the outline is a shadow only. */
const outlineScale = 0.3

/** Where the words are; Arabic letters are narrower than they are estimated, and reach further down. */
const leftToRightBoxes = {
  title: { y: 226, width: 470, height: 186, largest: 92, align: 'start' },
  text: { y: 290, width: 470, height: 104, largest: 44, align: 'start' },
} as const
const rightToLeftBoxes = {
  title: { y: 206, width: 540, height: 230, largest: 104, align: 'start' },
  text: { y: 296, width: 520, height: 120, largest: 52, align: 'start' },
} as const
/** An Arabic comma at the end of a line stays at its left. */
const rightToLeftMark = '\u200f'

/** The letters fit the display font of the merchant's pages. */
const stylesByDisplay: Readonly<Record<BannerTheme['display'], LetterStyle>> = {
  serif: letterStyles.serif,
  slab: letterStyles.serifCapitals,
  sans: letterStyles.capitals,
  rounded: letterStyles.round,
}

/** A banner for a carousel, 960 × 420: words on one side, the motif on the other; right-to-left scripts change sides. */
export function bannerPicture({ scene: name, theme, title, text }: BannerSubject): string {
  const scene: Scene = scenes[name]
  const palette = bannerPalette(theme, scene.ground)
  const rightToLeft = rightToLeftPattern.test(title)
  const { part, picture } = createComposer(`banner ${name} ${JSON.stringify(theme)} ${title}`, palette)
  const boxes = rightToLeft ? rightToLeftBoxes : leftToRightBoxes
  const style: LetterStyle = { ...stylesByDisplay[theme.display], outlineScale }
  const [, , outline] = palette.ink
  const motifs = scene.motifs.map(({ template, x, y, scale }) => {
    const place = `translate(${rightToLeft ? width - x : x} ${y}) scale(${scale})`
    return `<g transform="${place}">${part(template)}</g>`
  })
  return picture('banner', {
    turn: rightToLeft ? `translate(${width} 0) scale(-1 1)` : 'translate(0 0)',
    stage: part(`stages/${scene.stage}`),
    motifs: motifs.join(''),
    title: lettering(style, [outline, outline], title, {
      ...boxes.title,
      x: rightToLeft ? width - margin - boxes.title.width : margin,
    }),
    text: textLines(text, { ...boxes.text, x: rightToLeft ? width - margin : margin }, rightToLeft),
  })
}

function textLines(text: string, box: Box, rightToLeft: boolean): string {
  const { lines, size } = fitText(text, letterWidth, box, textLineAdvance)
  const [anchor, mark] = rightToLeft ? ['end', rightToLeftMark] : ['start', '']
  const rows = lines.map((line, index) => {
    const y = formatNumber(box.y + index * size * textLineAdvance)
    return `<text x="${box.x}" y="${y}" text-anchor="${anchor}">${mark}${escapeXml(line)}${mark}</text>`
  })
  return `<g font-family="Lalezar" font-weight="600" font-size="${formatNumber(size)}">${rows.join('')}</g>`
}
