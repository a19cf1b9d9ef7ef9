import {
  cardBack,
  chipStack,
  coin,
  gem,
  glow,
  type Ink,
  isRed,
  letter,
  playingCard,
  type Suit,
  shade,
  shadow,
  shine,
  sparkle,
  suitSign,
} from '../forms'
import type { Ramp } from '../pen'
import { at, circle, ellipse, mirrored, path, polygon, range, rect, starPoints, stroke } from '../svg'

const black: Ramp = ['#737c9c', '#282e46', '#080a14']
const fourSuits: readonly Suit[] = ['spade', 'heart', 'club', 'diamond']

/** A hand of thirteen, or as much of it as can be seen. */
export const fan = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 14) +
  glow(ink, 0, -20, 96, ink.metal[0], 0.6) +
  (['9', '10', 'J', 'Q', 'K', 'A', '2'] as const)
    .map((rank, index) =>
      at(0, 96, at(0, -104, playingCard(ink, rank, fourSuits[index % 4] ?? 'spade'), { scale: 1.02 }), {
        turn: -42 + index * 14,
      }),
    )
    .join('') +
  coin(ink, -74, 78, 20, 0.5) +
  coin(ink, 76, 80, 17, 0.5) +
  gem(ink, 0, 78, 20, ink.hero) +
  sparkle(-56, -50, 14)

/** Ten to ace, all hearts. */
export const flush = (ink: Ink): string =>
  shadow(ink, 0, 84, 98, 14) +
  (['10', 'J', 'Q', 'K', 'A'] as const)
    .map((rank, index) =>
      at(-56 + index * 28, 6 - (2 - Math.abs(index - 2)) * 9, playingCard(ink, rank, 'heart'), {
        turn: (index - 2) * 9,
        scale: 1.06,
      }),
    )
    .join('') +
  at(
    0,
    -68,
    path(
      'M-40 12L-48-22L-22-4L0-32L22-4L48-22L40 12Q0 24-40 12Z',
      shine(ink, ink.metal, 20),
      ` stroke="${ink.metal[2]}"`,
    ) + gem(ink, 0, 4, 10, ink.hero),
  ) +
  chipStack(ink, -62, 76, 21, [ink.hero, black, ink.hero]) +
  chipStack(ink, 64, 78, 20, [black, ink.second]) +
  sparkle(30, -56, 13)

/** A house of cards. */
export const tower = (ink: Ink): string => {
  const pair = (x: number, y: number, left: Suit, right: Suit): string =>
    at(
      x,
      y,
      at(-17, 0, playingCard(ink, 'A', left), { turn: 20, scale: 0.72 }) +
        at(17, 0, isRed(right) ? playingCard(ink, 'A', right) : cardBack(ink), { turn: -20, scale: 0.72 }),
    )
  const shelf = (x: number, y: number): string =>
    path(
      `M${x - 36} ${y}L${x + 24} ${y}L${x + 38} ${y + 5}L${x - 24} ${y + 5}Z`,
      shade(ink, ['#ffffff', '#e8dfc8', '#a89a78']),
    )
  return (
    shadow(ink, 0, 92, 96, 10) +
    pair(-62, 58, 'spade', 'heart') +
    pair(62, 58, 'club', 'diamond') +
    pair(0, 58, 'heart', 'spade') +
    shelf(-32, 24) +
    shelf(32, 24) +
    pair(-32, -8, 'diamond', 'club') +
    pair(32, -8, 'spade', 'heart') +
    shelf(0, -42) +
    pair(0, -70, 'heart', 'diamond') +
    sparkle(0, -96, 14) +
    sparkle(-70, 10, 9)
  )
}

/** The four suits, cut as jewels. */
export const suitJewels = (ink: Ink): string => {
  const jewel = (suit: Suit, x: number, y: number, ramp: Ramp): string =>
    suitSign(suit, x + 2, y + 5, 37, '#00000066') +
    suitSign(suit, x, y, 37, shade(ink, ramp, 60), ` stroke="${ink.metal[1]}" stroke-width="1.400"`) +
    suitSign(suit, x, y, 25, ink.pen.radial([`${ramp[0]}dd`, `${ramp[1]}55`], 0.35, 0.25, 0.7)) +
    sparkle(x - 12, y - 14, 9)
  return (
    shadow(ink, 0, 92, 84, 8) +
    at(
      0,
      0,
      rect(-62, -62, 124, 124, 16, shine(ink, ink.metal, 40)) +
        rect(-55, -55, 110, 110, 11, shade(ink, ink.second)),
      { turn: 45 },
    ) +
    jewel('heart', -46, -4, ['#ff9aa6', '#e01b3c', '#60000f']) +
    jewel('spade', 0, -50, black) +
    jewel('diamond', 46, -4, ['#ff9aa6', '#e01b3c', '#60000f']) +
    jewel('club', 0, 44, black)
  )
}

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
        letter('Q', -56, -80, 19, '#c0102e') +
        suitSign('heart', -56, -62, 7, '#d80f35') +
        letter('Q', 55, 78, 19, '#c0102e') +
        suitSign('heart', -36, -66, 9, '#d80f35') +
        suitSign('heart', 34, 64, 9, '#d80f35'),
      { turn: 7 },
    ) +
    sparkle(-48, -76, 14)
  )
}

/** The joker's cap. */
export const joker = (ink: Ink): string =>
  shadow(ink, 0, 92, 78, 9) +
  path(
    'M-40 10C-52-40-84-52-98-30C-84-34-70-26-66 0C-62 20-52 30-40 34Z',
    shade(ink, ink.hero),
    ` stroke="${ink.metal[1]}" stroke-width="1.500"`,
  ) +
  path(
    'M40 10C52-40 84-52 98-30C84-34 70-26 66 0C62 20 52 30 40 34Z',
    shade(ink, ink.second),
    ` stroke="${ink.metal[1]}" stroke-width="1.500"`,
  ) +
  path(
    'M-42 30C-44-30-30-60 4-92C30-58 44-30 42 30Z',
    ink.pen.linear([ink.second[1], ink.second[0], ink.hero[0], ink.hero[1]], 0),
    ` stroke="${ink.metal[1]}" stroke-width="1.500"`,
  ) +
  ball(ink, -98, -26, 11) +
  ball(ink, 98, -26, 11) +
  ball(ink, 4, -92, 11) +
  ellipse(0, 48, 40, 38, ink.pen.radial(['#fff5e4', '#ffd9b4', '#c98a5a'])) +
  path('M-44 22Q0 44 44 22L46 38Q0 60-46 38Z', shine(ink, ink.metal, 0)) +
  mirrored(
    polygon(
      starPoints(4, 8, 3).map(([x, y]) => [x - 15, y + 54] as const),
      '#1c1430',
    ) + circle(-24, 68, 6, '#ff8a8a', ' opacity=".7"'),
  ) +
  ellipse(0, 62, 6, 5, '#e01b33') +
  path('M-22 70Q0 92 22 70Q0 80-22 70Z', '#a30d2a', ' stroke="#5c0614"') +
  [-30, -10, 10, 30].map((x) => gem(ink, x, 38 + 4 - Math.abs(x) * 0.14, 5, ink.hero)).join('') +
  stroke('M-26 0C-26-30-14-50 2-66', '#ffffff', 5, ' stroke-opacity=".5"') +
  sparkle(-40, -60, 13)

const ball = (ink: Ink, x: number, y: number, size: number): string =>
  circle(x, y, size, ink.pen.radial([ink.metal[0], ink.metal[1], ink.metal[2]]))

/** Two cards, one covered: high or low. */
export const highLow = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 14) +
  at(-38, 4, playingCard(ink, '7', 'diamond'), { turn: -8, scale: 1.4 }) +
  at(42, 4, cardBack(ink), { turn: 8, scale: 1.4 }) +
  at(
    0,
    -46,
    path(
      'M0-40L34 0H14V26H-14V0H-34Z',
      shade(ink, ['#c9ffd9', '#1fbf6a', '#05522c']),
      ' stroke="#ffffff" stroke-width="3" stroke-linejoin="round"',
    ),
    { scale: 0.8 },
  ) +
  at(
    0,
    58,
    path(
      'M0 40L34 0H14V-26H-14V0H-34Z',
      shade(ink, ['#ffb0b0', '#e01b3c', '#63001c']),
      ' stroke="#ffffff" stroke-width="3" stroke-linejoin="round"',
    ),
    { scale: 0.8 },
  ) +
  coin(ink, -80, 76, 17, 0.5) +
  coin(ink, 82, 78, 16, 0.5) +
  range(2)
    .map((index) => sparkle(-60 + index * 120, -62, 11))
    .join('')
