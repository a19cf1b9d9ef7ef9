import { gem, type Ink, letter, shade, shadow, shine, sparkle, suitSign } from '../../forms'
import { at, circle, mirrored, path, rect } from '../../svg'

/** The court card of a suit, as in a mirror. */
export const queen = (ink: Ink): string => {
  const bust =
    path(
      'M-34 0V-16C-30-30-14-34-12-42C-24-60-14-82 0-82C14-82 24-60 12-42C14-34 30-30 34-16V0Z',
      shade(ink, ink.hero, 60),
    ) +
    path('M-12-44C-14-70 14-70 12-44C8-34-8-34-12-44Z', '#ffe0c2') +
    path('M-16-44C-22-72-12-78 0-78C12-78 22-72 16-44C14-56 8-64 0-64C-8-64-14-56-16-44Z', '#4a1d08') +
    path('M-18-76L-22-96L-9-84L0-100L9-84L22-96L18-76Z', shine(ink, ink.metal, 20)) +
    mirrored(circle(-5, -54, 1.6, '#1c0505')) +
    path('M-4-46Q0-43 4-46', 'none', ' stroke="#c0283c" stroke-width="2"') +
    path('M-20-26L0-8L20-26L26 0H-26Z', shine(ink, ink.metal, 0)) +
    gem(ink, 0, -14, 7, ink.second)
  return (
    shadow(ink, 0, 94, 78, 8) +
    at(
      0,
      0,
      rect(-62, -92, 130, 190, 14, '#00000066') +
        rect(-66, -96, 130, 190, 14, ink.pen.linear(['#ffffff', '#f7f0dd', '#d3c7a8'], 60)) +
        rect(-50, -82, 98, 162, 8, 'none', ` stroke="${ink.metal[1]}" stroke-width="3"`) +
        at(
          -1,
          -1,
          at(0, 0, bust, { scale: 0.78 }) +
            at(0, 0, bust, { scale: 0.78, turn: 180 }) +
            rect(-46, -2, 92, 4, 0, ink.metal[1]),
        ) +
        letter('Q', -56, -80, 19, '#161a2e') +
        suitSign('spade', -56, -62, 7, '#161a2e') +
        letter('Q', 55, 78, 19, '#161a2e') +
        suitSign('spade', -36, -66, 9, '#161a2e') +
        suitSign('spade', 34, 64, 9, '#161a2e'),
      { turn: 7 },
    ) +
    sparkle(-48, -76, 14)
  )
}
