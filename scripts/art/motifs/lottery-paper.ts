import { ball, coin, gem, glow, type Ink, letter, numberBall, shade, shadow, shine, sparkle } from '../forms'
import { at, circle, ellipse, n, path, polygon, range, rect, starPoints, stroke } from '../svg'

const digits = (ink: Ink, count: number): string =>
  range(count)
    .map(() => String(Math.floor(ink.pen.random() * 10)))
    .join('')

const ticket = (ink: Ink, ramp: Ink['hero']): string =>
  path(
    'M-62-36H62V-12A12 12 0 0 0 62 12V36H-62V12A12 12 0 0 0-62-12Z',
    '#00000055',
    ' transform="translate(3 5)"',
  ) +
  path(
    'M-62-36H62V-12A12 12 0 0 0 62 12V36H-62V12A12 12 0 0 0-62-12Z',
    ink.pen.linear([ramp[0], ramp[1], ramp[2]], 40),
    ` stroke="${ink.metal[0]}" stroke-width="2"`,
  ) +
  rect(-50, -29, 72, 58, 5, ink.pen.linear(['#fffef6', '#f4e6c0'], 60)) +
  stroke('M34-30V30', ink.metal[0], 2, ' stroke-dasharray="2 6"') +
  polygon(
    starPoints(5, 9, 4).map(([x, y]) => [x - 38, y - 16] as const),
    ramp[1],
  ) +
  stroke('M-24-19H12M-24-12H2', ramp[2], 3, ' stroke-opacity=".6"') +
  letter(digits(ink, 5), -14, 9, 19, ramp[2]) +
  stroke('M42-22V22M47-22V22M51-22V22M56-22V22', '#ffffff', 2, ' stroke-opacity=".8"')

/** Tickets fanned out. */
export const tickets = (ink: Ink): string =>
  shadow(ink, 0, 84, 92, 14) +
  glow(ink, 0, 0, 96, ink.metal[0], 0.7) +
  at(-10, -44, ticket(ink, ink.second), { turn: -24, scale: 1.1 }) +
  at(6, -2, ticket(ink, ink.metal), { turn: -6, scale: 1.2 }) +
  at(4, 44, ticket(ink, ink.hero), { turn: 10, scale: 1.3 }) +
  coin(ink, -76, 60, 20, 0.7) +
  coin(ink, 78, -64, 16, 0.8) +
  sparkle(-60, -60, 14) +
  sparkle(66, 30, 9)

/** A board whose digits are being turned. */
export function board(ink: Ink): string {
  const { metal, hero } = ink
  const shown = digits(ink, 4)
  const wheel = (x: number, digit: string): string =>
    rect(
      x - 20,
      -34,
      40,
      68,
      7,
      ink.pen.linear(['#8a7f6a', '#fffef6', '#ffffff', '#fffef6', '#8a7f6a'], 90),
    ) +
    letter(digit, x, 1, 42, hero[2]) +
    rect(x - 20, -1, 40, 2, 0, '#00000022')
  return (
    shadow(ink, 0, 84, 98, 14) +
    path('M-40 40L-60 86H60L40 40Z', shine(ink, metal, 0)) +
    rect(-66, 78, 132, 10, 5, shine(ink, metal, 90)) +
    rect(-100, -54, 200, 108, 20, shine(ink, metal, 40), ` stroke="${metal[2]}" stroke-width="2"`) +
    rect(-92, -46, 184, 92, 14, shade(ink, hero)) +
    [...shown].map((digit, index) => wheel(-66 + index * 44, digit)).join('') +
    range(8)
      .map(
        (index) => circle(-84 + index * 24, -50, 3, '#fff7cf') + circle(-84 + index * 24, 50, 3, '#fff7cf'),
      )
      .join('') +
    path('M-92-32Q-92-46-78-46H78Q92-46 92-32V-18Q0-30-92-18Z', '#ffffff40') +
    gem(ink, 0, -66, 20, ink.second) +
    sparkle(-70, -66, 14)
  )
}

/** A card that is being scratched with a coin. */
export const scratch = (ink: Ink): string =>
  shadow(ink, 0, 88, 86, 12) +
  at(
    0,
    0,
    rect(-66, -82, 136, 172, 12, '#00000055') +
      rect(
        -70,
        -86,
        136,
        172,
        12,
        ink.pen.linear([ink.hero[0], ink.hero[1], ink.hero[2]], 60),
        ` stroke="${ink.metal[0]}" stroke-width="3"`,
      ) +
      polygon(
        starPoints(12, 30, 20).map(([x, y]) => [x - 2, y - 54] as const),
        shine(ink, ink.metal, 40),
      ) +
      gem(ink, -2, -55, 15, ink.second) +
      range(6)
        .map((index) => {
          const [x, y] = [-36 + (index % 3) * 34, 4 + Math.floor(index / 3) * 38]
          return (
            rect(x - 14, y - 16, 29, 32, 5, '#fffdf2') +
            (index % 2 ? coin(ink, x, y, 11) : gem(ink, x, y, 10, index === 4 ? ink.second : ink.hero))
          )
        })
        .join('') +
      path(
        'M-52 62C-40 40-20 66-6 44C8 22 20 50 34 30L50 24V64H-52Z',
        ink.pen.linear(['#ffffff', '#aab2c5', '#e6eaf3', '#8d95aa'], 20),
      ),
    { turn: -8 },
  ) +
  at(54, 46, coin(ink, 0, 0, 30), { turn: 18 }) +
  [
    [20, 74],
    [34, 82],
    [8, 84],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 5, 2.5, '#c9cfdd'))
    .join('') +
  sparkle(-52, -70, 14)

/** A sheet of numbers with the hits marked. */
export const keno = (ink: Ink): string => {
  const hits = new Set(range(7).map(() => Math.floor(ink.pen.random() * 25)))
  const cell = (index: number): string => {
    const [x, y] = [-68 + (index % 5) * 34, -58 + Math.floor(index / 5) * 32]
    return hits.has(index)
      ? ball(ink, x, y, 15, ink.hero) + letter(String(index + 1), x, y, 13, '#ffffff')
      : rect(x - 14, y - 13, 28, 26, 6, '#fffdf2') + letter(String(index + 1), x, y, 12, ink.second[2])
  }
  return (
    shadow(ink, 0, 90, 92, 12) +
    at(
      0,
      0,
      rect(-96, -84, 192, 172, 16, shine(ink, ink.metal, 40)) +
        rect(-89, -77, 178, 158, 11, shade(ink, ink.second)) +
        range(25).map(cell).join(''),
      { turn: -5 },
    ) +
    at(
      66,
      62,
      path('M-46 8L-58 20L-54 4L-8-40L8-26Z', shine(ink, ink.metal, 60)) +
        path('M-8-40L16-62L34-46L8-26Z', shade(ink, ink.hero)),
      { turn: 8 },
    ) +
    sparkle(-74, -72, 14)
  )
}

/** The towers of a town with a ball for its sun. */
export function town(ink: Ink): string {
  const { pen, hero, second, metal } = ink
  const tower = (x: number, y: number, wide: number, roof: string): string =>
    rect(x - wide / 2, y, wide, 90 - y, 2, pen.linear([hero[0], hero[1], hero[2]], 0)) +
    stroke(
      range(Math.floor((80 - y) / 13))
        .map(
          (row) =>
            `M${n(x - wide / 4)} ${n(y + 10 + row * 13)}v5M${n(x + wide / 4)} ${n(y + 10 + row * 13)}v5`,
        )
        .join(''),
      '#fff3b8',
      4,
    ) +
    roof
  const pointed = (x: number, y: number, wide: number): string =>
    polygon(
      [
        [x - wide / 2 - 3, y],
        [x, y - 24],
        [x + wide / 2 + 3, y],
      ],
      shade(ink, second),
    ) + ball(ink, x, y - 26, 4, metal)
  const domed = (x: number, y: number, wide: number): string =>
    path(
      `M${n(x - wide / 2)} ${y}C${n(x - wide * 0.8)} ${n(y - wide * 0.8)} ${x} ${n(y - wide * 0.7)} ${x} ${n(y - wide * 1.3)}C${x} ${n(y - wide * 0.7)} ${n(x + wide * 0.8)} ${n(y - wide * 0.8)} ${n(x + wide / 2)} ${y}Z`,
      shine(ink, metal, 20),
    )
  const buildings = range(6).map((index) => {
    const [x, y, wide] = [
      -78 + index * 31 + pen.between(-5, 5),
      [22, 40, 52, 56, 34, 18][index] ?? 40,
      pen.between(22, 34),
    ]
    return tower(x, y, wide, pen.pick([pointed, domed])(x, y, wide))
  })
  return (
    glow(ink, 0, -30, 100, '#fff3c0', 0.9) +
    numberBall(ink, pen.between(-26, 26), -44, 50, second, digits(ink, 2)) +
    buildings.join('') +
    path(
      'M-108 86C-60 70-20 90 20 80C50 72 84 76 108 86C60 104-60 104-108 86Z',
      pen.linear([hero[1], hero[2]], 90),
    ) +
    sparkle(-34, -64, 15) +
    sparkle(72, -50, 9)
  )
}

/** Mountains at the foot of which a river runs gold. */
export const mountains = (ink: Ink): string =>
  glow(ink, 30, -50, 80, '#fff3c0', 1) +
  numberBall(ink, 34, -50, 38, ink.second, digits(ink, 2)) +
  [
    [-50, 88, -34],
    [60, 78, -8],
    [0, 104, -58],
  ]
    .map(
      ([x = 0, half = 0, top = 0]) =>
        polygon(
          [
            [x, top],
            [x - half, 90],
            [x + half * 0.15, 90],
          ],
          ink.pen.linear([ink.hero[0], ink.hero[1], ink.hero[2]], 80),
        ) +
        polygon(
          [
            [x, top],
            [x + half * 0.15, 90],
            [x + half, 90],
          ],
          ink.pen.linear([ink.hero[1], ink.hero[2]], 80),
        ) +
        path(
          `M${x} ${top}L${n(x - half * 0.24)} ${n(top + 36)}L${n(x - half * 0.1)} ${n(top + 28)}L${x} ${n(top + 42)}L${n(x + half * 0.1)} ${n(top + 28)}L${n(x + half * 0.22)} ${n(top + 38)}Z`,
          ink.pen.linear(['#ffffff', '#c9dcf5'], 0),
        ),
    )
    .join('') +
  path(
    'M-10 44C14 56-34 66 4 76C34 84-10 90-40 98H70C60 86 36 70 16 62C4 56 12 50-10 44Z',
    shine(ink, ink.metal, 80),
  ) +
  sparkle(0, -54, 12)

/** A prize bond with its seal. */
export const bond = (ink: Ink): string =>
  shadow(ink, 0, 86, 94, 12) +
  at(
    0,
    -4,
    rect(-90, -58, 184, 124, 10, '#00000055') +
      rect(
        -94,
        -62,
        184,
        124,
        10,
        ink.pen.linear(['#fffdf2', '#f3e2b4', '#d3ad63'], 50),
        ` stroke="${ink.metal[1]}" stroke-width="4"`,
      ) +
      rect(
        -84,
        -52,
        164,
        104,
        6,
        'none',
        ` stroke="${ink.hero[1]}" stroke-width="2" stroke-dasharray="7 3"`,
      ) +
      stroke('M-70-34H-10M-70-22H-26', ink.hero[2], 4, ' stroke-opacity=".7"') +
      letter(digits(ink, 6), -16, 12, 29, ink.hero[2]) +
      stroke('M-70 38C-56 26-50 46-38 34C-28 26-20 42-6 34', ink.second[2], 2.5),
    { turn: -7 },
  ) +
  at(
    56,
    -34,
    circle(0, 0, 31, shine(ink, ink.metal, 40)) +
      polygon(starPoints(16, 29, 24), shade(ink, ink.hero)) +
      polygon(starPoints(5, 17, 7.5), ink.metal[0]),
  ) +
  path('M40-10L32 34L50 22L60 38L62-6Z', shade(ink, ink.hero)) +
  coin(ink, -66, 70, 24, 0.5) +
  coin(ink, -30, 80, 20, 0.5) +
  sparkle(-60, -54, 14)
