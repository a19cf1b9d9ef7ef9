import { ball, coin, gem, type Ink, letter, lotus, petal, shade, shadow, shine, sparkle } from '../forms'
import { around, at, circle, ellipse, mirrored, path, polar, range, rect, stroke } from '../svg'

const leaf = (ink: Ink): string =>
  petal(40, 15, shade(ink, ['#d8ff8a', '#3fae3a', '#0c5220'], 60)) + stroke('M0 0V-34', '#d8ff8a', 1.2)

/** Two cherries on a stalk. */
export const cherries = (ink: Ink): string =>
  shadow(ink, 0, 84, 90, 14) +
  stroke('M-40 20C-30-30 0-60 26-84M44 26C42-20 34-50 26-84', '#6b3b12', 7) +
  stroke('M-42 18C-32-30-2-60 24-84', '#b9803a', 2) +
  at(26, -82, leaf(ink), { turn: 76, scale: 1.5 }) +
  at(24, -82, leaf(ink), { turn: -74, scale: 1.15 }) +
  ball(ink, 46, 40, 42, ['#ff9c9c', '#d40f33', '#5c0018']) +
  ball(ink, -40, 36, 46, ['#ffb0a6', '#ee1f3d', '#6b0019']) +
  sparkle(-60, 8, 13)

const citrus = (ink: Ink, radius: number, rind: string, flesh: string, pale: string): string =>
  circle(0, 0, radius, rind) +
  circle(0, 0, radius * 0.92, pale) +
  around(9, () =>
    path(
      `M0-4Q${-radius * 0.3}${-radius * 0.7} 0${-radius * 0.84}Q${radius * 0.3}${-radius * 0.7} 0-4Z`,
      ink.pen.linear(['#ffffff99', flesh, flesh], 90),
    ),
  ) +
  ellipse(-radius * 0.3, -radius * 0.5, radius * 0.4, radius * 0.2, '#ffffff66')

/** Lemon and orange, cut open. */
export const lemons = (ink: Ink): string =>
  shadow(ink, 0, 82, 96, 16) +
  at(
    -26,
    -22,
    path(
      'M-66 0C-60-40-26-52 4-48C34-46 58-26 64-4L80 4L66 12C54 40 24 50-2 48C-34 46-62 34-66 0Z',
      ink.pen.radial(['#fffbd0', '#ffe23d', '#f2b705', '#a56a00']),
    ) + ellipse(-18, -22, 26, 11, '#ffffff88'),
    { turn: -18 },
  ) +
  at(-4, -70, leaf(ink), { turn: 40, scale: 1.4 }) +
  at(38, 34, citrus(ink, 50, '#f28a12', '#ff9d1e', '#fff1c9')) +
  at(-46, 52, citrus(ink, 34, '#e8c40a', '#ffdf3a', '#fffbe0'), { turn: 14 }) +
  sparkle(-44, -44, 14)

/** A bunch of grapes. */
export function grapes(ink: Ink): string {
  const rows = [4, 5, 4, 3, 2, 1]
  const ramp = ['#efc7ff', '#8d2fd0', '#2f0560'] as const
  const berries = rows.flatMap((count, row) =>
    range(count).map((index) => ball(ink, (index - (count - 1) / 2) * 31, -34 + row * 23, 19, ramp)),
  )
  return (
    shadow(ink, 0, 92, 60, 10) +
    stroke('M0-50C0-74 8-84 20-92', '#6b3b12', 8) +
    at(4, -62, leaf(ink), { turn: -72, scale: 1.7 }) +
    at(4, -62, leaf(ink), { turn: 64, scale: 1.5 }) +
    berries.join('') +
    sparkle(-44, -46, 12)
  )
}

/** A slice of watermelon with a plum. */
export const melon = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 14) +
  ball(ink, 52, -34, 36, ['#e5b8ff', '#7c2aa8', '#2c0848']) +
  at(58, -66, leaf(ink), { turn: 50, scale: 0.9 }) +
  path('M-92-14A92 92 0 0 0 92-14Z', '#0f5a2a', ' transform="rotate(-10)"') +
  path('M-85-14A85 85 0 0 0 85-14Z', '#d9f7b0', ' transform="rotate(-10)"') +
  path(
    'M-78-14A78 78 0 0 0 78-14Z',
    ink.pen.linear(['#ff9a8c', '#f0324a', '#b30d32'], 90),
    ' transform="rotate(-10)"',
  ) +
  range(7)
    .map((index) => {
      const [x, y] = polar(20 + index * 22, 48)
      return at(x, y - 12, petal(10, 4, '#2a0a12'), { turn: index * 22 - 70 })
    })
    .join('') +
  sparkle(-40, 10, 12)

/** Sevens in raised metal. */
export function sevens(ink: Ink): string {
  const { hero, metal, pen, second } = ink
  const shape = 'M-34-52H36V-30C16-6 4 20 0 56H-30C-24 20-10-8 6-28H-34Z'
  const seven = (ramp: readonly [string, string, string]): string =>
    path(shape, ramp[2], ' transform="translate(5 7)"') +
    path(
      shape,
      shine(ink, metal, 30),
      ` stroke="${shine(ink, metal, 80)}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    path(
      shape,
      pen.linear([ramp[0], ramp[1], ramp[1], ramp[2]], 90),
      ` stroke="${ramp[2]}" stroke-width="1.5"`,
    ) +
    path('M-29-47H31V-40H-29ZM31-28C12-4 4 16-2 44L-8 44C-2 16 8-8 22-28Z', '#ffffff80')
  return (
    shadow(ink, 0, 84, 96, 14) +
    flames(ink) +
    at(-50, 12, seven(second), { scale: 0.86, turn: -12 }) +
    at(54, 12, seven(second), { scale: 0.86, turn: 12 }) +
    at(0, 0, seven(hero), { scale: 1.3 }) +
    sparkle(-36, -62, 18) +
    sparkle(50, -44, 10)
  )
}

const flames = (ink: Ink): string =>
  mirrored(
    range(4)
      .map((index) =>
        at(
          -12 - index * 22,
          70,
          petal(120 - index * 18, 20, ink.pen.linear(['#fff3a000', '#ffcf3a', '#ff5a1a'], 90)),
          { turn: -index * 9, opacity: 0.85 },
        ),
      )
      .join(''),
  )

/** Three reels at rest on a winning line. */
export function reels(ink: Ink): string {
  const { metal, hero, pen } = ink
  const pane = (x: number, content: string): string =>
    rect(x - 27, -48, 54, 96, 6, pen.linear(['#c9b98f', '#fffdf2', '#fffdf2', '#b8a67a'], 90)) +
    at(x, 0, content, { scale: 0.42 })
  return (
    shadow(ink, 0, 86, 96, 14) +
    rect(-98, -72, 196, 144, 20, shine(ink, metal, 40), ` stroke="${metal[2]}" stroke-width="2"`) +
    rect(-90, -62, 180, 124, 13, shade(ink, hero)) +
    pane(-57, cherries(ink)) +
    pane(0, sevens(ink)) +
    pane(57, gem(ink, 0, 0, 70, hero)) +
    rect(-88, -3, 176, 5, 2, '#ff2d4f', ' opacity=".75"') +
    range(9)
      .map((index) => circle(-80 + index * 20, -67, 3.2, index % 2 ? '#fff8d0' : metal[2]))
      .join('') +
    range(9)
      .map((index) => circle(-80 + index * 20, 67, 3.2, index % 2 ? metal[2] : '#fff8d0'))
      .join('') +
    path('M-90-50Q-90-62-76-62H76Q90-62 90-50V-20Q0-34-90-20Z', '#ffffff30') +
    sparkle(-84, -62, 15)
  )
}

/** A clover with four leaves. */
export const clover = (ink: Ink): string => {
  const { pen, metal } = ink
  const leafShape = 'M0-4C-40-20-62-58-38-80C-18-94 0-76 0-66C0-76 18-94 38-80C62-58 40-20 0-4Z'
  const one =
    path(
      leafShape,
      pen.radial(['#e6ffa0', '#4fc53a', '#128a3c', '#045026'], 0.4, 0.3, 0.8),
      ` stroke="${metal[1]}" stroke-width="2.5"`,
    ) + stroke('M0-10V-54M0-34L-16-52M0-34L16-52', '#d9ff9a', 2, ' stroke-opacity=".7"')
  return (
    shadow(ink, 6, 90, 60, 10) +
    stroke('M2 0C8 40 16 66 40 88', '#0c5f2c', 11) +
    stroke('M0 0C6 40 14 64 38 86', '#6fd04a', 4) +
    at(
      0,
      -6,
      around(4, () => one, 45),
      { scale: 0.98 },
    ) +
    coin(ink, 0, -6, 20) +
    sparkle(-50, -60, 15) +
    sparkle(56, 20, 10)
  )
}

const swirl = (ink: Ink, colors: readonly [string, string]): string =>
  circle(0, 0, 46, colors[0]) +
  around(6, () => path('M0 0C-6-20 10-40 34-31A46 46 0 0 0 12-44C-4-36-12-14 0 0Z', colors[1])) +
  circle(0, 0, 46, ink.pen.radial(['#ffffffaa', '#ffffff00', '#00000055']))

/** Lollipops and a wrapped sweet. */
export const candy = (ink: Ink): string =>
  shadow(ink, 0, 88, 84, 12) +
  at(
    -34,
    -26,
    rect(-4, 30, 8, 90, 4, ink.pen.linear(['#ffffff', '#cfd3e2'], 0)) + swirl(ink, ['#ff4f9a', '#fff3fa']),
    { turn: -14 },
  ) +
  at(
    46,
    -36,
    rect(-3.5, 24, 7, 90, 3, ink.pen.linear(['#ffffff', '#cfd3e2'], 0)) +
      at(0, 0, swirl(ink, ['#ff9d1e', '#fff6cf']), { scale: 0.8 }),
    { turn: 16 },
  ) +
  at(
    4,
    52,
    path('M-40 0L-78-26L-70 0L-78 26Z', shade(ink, ink.second)) +
      path('M40 0L78-26L70 0L78 26Z', shade(ink, ink.second)) +
      ellipse(0, 0, 44, 31, ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]])) +
      path('M-14-29C-4-10-4 10-14 29C-2 32 2 32 8 30C16 10 16-10 8-30Z', '#ffffff77') +
      ellipse(-14, -15, 16, 7, '#ffffffaa'),
  ) +
  sparkle(-58, -52, 14)

/** A lotus on still water. */
export const waterLily = (ink: Ink): string =>
  ellipse(0, 66, 96, 26, shade(ink, ['#a4f0b0', '#1f8a55', '#06402c'], 90)) +
  path('M0 66L92 58L96 72Z', ink.sky[2]) +
  stroke('M-80 62Q0 84 80 66M-50 54L0 66L-30 88', '#c8ffcf', 1.2, ' stroke-opacity=".5"') +
  at(0, 58, lotus(ink, 116, ink.hero)) +
  sparkle(0, -60, 16) +
  sparkle(-60, -6, 9)

/** A sign in neon: the jackpot's own word needs no translation. */
export const jackpotStar = (ink: Ink): string =>
  shadow(ink, 0, 86, 80, 12) +
  around(5, () =>
    petal(
      98,
      34,
      ink.pen.linear([ink.metal[0], ink.metal[1], ink.metal[2]], 90),
      ` stroke="${ink.metal[0]}" stroke-width="2"`,
    ),
  ) +
  around(5, () => petal(76, 22, shade(ink, ink.hero, 90)), 36) +
  circle(0, 0, 44, shine(ink, ink.metal, 40)) +
  circle(0, 0, 36, ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]])) +
  letter('777', 0, 0, 30, ink.metal[0], ` stroke="${ink.metal[2]}" stroke-width="1"`) +
  sparkle(-30, -30, 14)
