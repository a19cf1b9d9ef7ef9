import { stuff } from './colors'
import { ball, coin, glow, type Ink, letter, playingCard, shade, shadow, shine, sparkle } from './forms'
import { palettes } from './palettes'
import { createPen } from './pen'
import { at, circle, ellipse, mirrored, path, range, rect, stroke } from './svg'

export const emptyKinds = ['offline', 'empty', 'notFound', 'error', 'search'] as const
export type EmptyKind = (typeof emptyKinds)[number]

const cloud = (ink: Ink): string =>
  path(
    'M-62 34C-92 32-94-6-64-10C-62-42-18-54 0-28C22-50 62-34 60-6C90-4 90 34 60 34Z',
    ink.pen.linear(['#ffffff', '#dfe6f3', '#aab6cf'], 90),
    ' stroke="#97a4c0" stroke-width="1.5"',
  ) + path('M-54-8C-50-32-22-40-6-22C-26-26-42-20-54-8Z', '#ffffff')

const scenes: Readonly<Record<EmptyKind, (ink: Ink) => string>> = {
  offline: (ink) =>
    shadow(ink, 0, 74, 80, 10) +
    at(0, -12, cloud(ink), { scale: 1.05 }) +
    at(
      0,
      44,
      mirrored(stroke('M12 0H34C52 0 46 24 70 24', '#7d8bab', 6)) +
        at(
          -22,
          0,
          rect(-8, -13, 24, 26, 5, shine(ink, ink.metal, 90)) + stroke('M16-6H24M16 6H24', '#56607d', 4),
        ) +
        at(24, 0, rect(-14, -13, 22, 26, 5, shade(ink, ink.hero, 90))),
    ) +
    stroke('M-4 22L-9 12M4 22L9 12M0 20V8', ink.metal[1], 3.5),
  empty: (ink) =>
    shadow(ink, 0, 76, 86, 11) +
    path('M-64-6L0-26L64-6L0 16Z', '#3b4664') +
    path('M-64-6L0 16V74L-64 48Z', shade(ink, ['#dfe6f3', '#aab6cf', '#7d8bab'], 40)) +
    path('M64-6L0 16V74L64 48Z', shade(ink, ['#aab6cf', '#8b98b5', '#5f6c8c'], 40)) +
    path('M-64-6L-92 14L-28 36L0 16Z', shade(ink, ['#ffffff', '#dfe6f3', '#aab6cf'], 60)) +
    path('M64-6L92 14L28 36L0 16Z', shade(ink, ['#f2f5fb', '#c8d1e4', '#97a4c0'], 60)) +
    glow(ink, 0, -14, 60, ink.metal[0], 0.8) +
    at(0, -44, coin(ink, 0, 0, 22), { turn: 14 }) +
    sparkle(-38, -48, 10, ink.metal[1]) +
    sparkle(40, -34, 8, ink.metal[1]) +
    sparkle(22, -80, 7, ink.metal[1]),
  notFound: (ink) =>
    shadow(ink, 0, 76, 92, 11) +
    at(
      -62,
      18,
      ball(ink, 0, 0, 38, ink.hero) + circle(0, 2, 22, '#ffffff') + letter('4', 0, 2, 28, '#1c1430'),
    ) +
    at(
      62,
      18,
      ball(ink, 0, 0, 38, ink.hero) + circle(0, 2, 22, '#ffffff') + letter('4', 0, 2, 28, '#1c1430'),
    ) +
    at(
      0,
      4,
      circle(0, 0, 48, shine(ink, ink.metal, 40)) +
        circle(0, 0, 39, ink.pen.radial(['#ffffff', '#eef2fa', '#b5c0d8'])) +
        range(12)
          .map((index) => at(0, 0, stroke('M0-36V-31', '#7d8bab', 2), { turn: index * 30 }))
          .join('') +
        at(
          0,
          0,
          path('M0-28L8 0H-8Z', '#e3193f') + path('M0 28L8 0H-8Z', '#56607d') + circle(0, 0, 4, ink.metal[1]),
          { turn: 38 },
        ),
    ) +
    sparkle(-16, -26, 12),
  error: (ink) =>
    shadow(ink, 0, 78, 88, 11) +
    rect(-84, -54, 168, 112, 18, shine(ink, ink.metal, 40)) +
    rect(-76, -46, 152, 96, 12, '#2b3350') +
    range(3)
      .map(
        (index) =>
          rect(
            -68 + index * 47,
            -36,
            42,
            76,
            6,
            ink.pen.linear(['#aab6cf', '#ffffff', '#ffffff', '#aab6cf'], 90),
          ) +
          letter(
            ['7', '?', '7'][index] ?? '',
            -47 + index * 47,
            2,
            40,
            ['#e3193f', '#7d8bab', '#e3193f'][index] ?? '#000000',
          ),
      )
      .join('') +
    stroke('M-20-54L-4-20L-16-2L6 30L-4 58', '#12172a', 3.5) +
    path(
      'M70-84L78-56L106-60L84-42L98-18L72-30L58-6L56-34L28-38L52-52Z',
      shade(ink, ['#fff6bf', '#f7b733', '#c9620a']),
    ) +
    letter('!', 67, -44, 26, '#5c2204'),
  search: (ink) =>
    shadow(ink, 0, 78, 88, 11) +
    at(-44, 6, playingCard(ink, 'A', 'spade'), { turn: -16, opacity: 0.55 }) +
    at(0, -6, playingCard(ink, '7', 'heart'), { opacity: 0.7 }) +
    at(44, 6, playingCard(ink, 'K', 'club'), { turn: 16, opacity: 0.55 }) +
    at(
      16,
      4,
      rect(-7, 46, 14, 52, 7, shade(ink, stuff.wood, 0)) +
        rect(-9, 42, 18, 14, 4, shine(ink, ink.metal, 0)) +
        circle(0, 0, 46, ink.pen.radial(['#ffffff66', '#dff0ff33', '#9cc4f066'])) +
        circle(0, 0, 46, 'none', ` stroke="${ink.metal[1]}" stroke-width="9"`) +
        circle(0, 0, 46, 'none', ` stroke="${ink.metal[0]}" stroke-width="2.5"`) +
        ellipse(-16, -20, 18, 9, '#ffffffcc', ' transform="rotate(-36 -16 -20)"'),
      { turn: -34 },
    ),
}

/** A scene for a page without content, 240 × 200, on a clear ground so that it suits light and dark themes. */
export function emptyPicture(kind: EmptyKind): string {
  const pen = createPen(`empty ${kind}`)
  const [palette] = palettes.live
  const content = at(120, 104, scenes[kind]({ ...palette, pen }))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200" width="240" height="200">${pen.defs()}${content}</svg>`
}
