import {
  ball,
  coin,
  coinHeap,
  die,
  gem,
  glow,
  type Ink,
  letter,
  lotus,
  petal,
  shade,
  shadow,
  shine,
  sparkle,
  suitSign,
} from '../forms'
import type { Ramp } from '../pen'
import { at, circle, ellipse, mirrored, n, path, polygon, range, rect, starPoints, stroke } from '../svg'

const ivory: Ramp = ['#ffffff', '#f4e8c8', '#b0935c']
const wood: Ramp = ['#e3a566', '#94501f', '#3d1a07']
const black: Ramp = ['#737c9c', '#282e46', '#080a14']

const pipsOf: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-9, -9],
    [9, 9],
  ],
  [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  [
    [-9, -10],
    [9, -10],
    [-9, 0],
    [9, 0],
    [-9, 10],
    [9, 10],
  ],
]

const domino = (ink: Ink, top: number, bottom: number): string =>
  rect(-21, -42, 46, 92, 8, '#00000066') +
  rect(-19, -40, 44, 88, 8, ivory[2]) +
  rect(-23, -44, 44, 88, 8, ink.pen.linear(['#ffffff', '#fbf4e0', '#dccba0'], 60)) +
  stroke('M-17 0H15', ink.metal[1], 2.5) +
  circle(-1, 0, 3, ink.metal[1]) +
  (pipsOf[top] ?? []).map(([x, y]) => circle(x - 1, y - 22, 4.5, ink.hero[2])).join('') +
  (pipsOf[bottom] ?? []).map(([x, y]) => circle(x - 1, y + 22, 4.5, ink.hero[2])).join('')

export const dominoes = (ink: Ink): string =>
  shadow(ink, 0, 84, 98, 14) +
  glow(ink, 0, 0, 90, ink.metal[0], 0.6) +
  at(-52, 16, domino(ink, 6, 3), { turn: -24, scale: 1.2 }) +
  at(52, 18, domino(ink, 2, 5), { turn: 26, scale: 1.2 }) +
  at(0, -8, domino(ink, 5, 4), { turn: 2, scale: 1.4 }) +
  coin(ink, -20, 82, 17, 0.45) +
  coin(ink, 22, 84, 15, 0.45) +
  sparkle(-24, -66, 14)

const tile = (ink: Ink, face: string): string =>
  path('M-24-30L-16-38H36V28L28 38Z', shade(ink, ['#7be0a8', '#158a58', '#064028'])) +
  rect(-28, -32, 58, 72, 8, shade(ink, ['#b8ffd6', '#1fa86a', '#064028'])) +
  rect(-30, -36, 56, 70, 8, ink.pen.linear(['#ffffff', '#fffaf0', '#e0d4b4'], 60)) +
  face

const discs = (colors: readonly string[]): string =>
  colors
    .map((color, index) =>
      circle(
        -2 + (index % 2 ? 11 : -11),
        -16 + Math.floor(index / 2) * 15,
        7,
        color,
        ' stroke="#ffffff" stroke-width="2"',
      ),
    )
    .join('')

export const mahjong = (ink: Ink): string =>
  shadow(ink, 0, 84, 98, 14) +
  at(-56, -28, tile(ink, letter('萬', -2, 6, 28, '#c0102e') + letter('八', -2, -18, 18, '#14182a')), {
    turn: -12,
  }) +
  at(
    54,
    -30,
    tile(
      ink,
      [-12, 0, 12]
        .map(
          (x) => rect(x - 5, -26, 6, 20, 3, '#128a50') + rect(x - 5, 4, 6, 20, 3, x ? '#1f5fe0' : '#c0102e'),
        )
        .join(''),
    ),
    { turn: 11 },
  ) +
  at(-40, 44, tile(ink, discs(['#c0102e', '#128a50', '#1f5fe0', '#c0102e', '#128a50', '#1f5fe0'])), {
    turn: 6,
  }) +
  at(46, 46, tile(ink, letter('發', -2, -1, 38, '#128a50')), { turn: -8 }) +
  at(2, 2, tile(ink, letter('中', -2, -1, 44, '#c0102e')), { scale: 1.3 }) +
  sparkle(-30, -40, 14)

/** Dice that roll. */
export const dice = (ink: Ink): string =>
  shadow(ink, 0, 76, 98, 20) +
  glow(ink, 0, 0, 96, ink.metal[0], 0.7) +
  at(-36, 26, die(ink, 0, 0, 54, ink.hero, [6, 5, 3]), { turn: -8 }) +
  at(46, 18, die(ink, 0, 0, 46, ivory, [4, 1, 5]), { turn: 10 }) +
  at(10, -56, die(ink, 0, 0, 30, ink.second, [2, 3, 6]), { turn: -18 }) +
  stroke('M-80-50C-60-80-30-90-10-84M70-70C80-60 86-46 86-34', '#ffffff', 3, ' stroke-opacity=".6"') +
  sparkle(-60, -10, 14)

/** Four homes, four colours. */
export const ludo = (ink: Ink): string => {
  const colors: readonly Ramp[] = [
    ['#ff9a9a', '#e01b33', '#60000f'],
    ['#a0ffc9', '#12a35c', '#033a22'],
    ['#fff3a0', '#ffb81a', '#8a4a00'],
    ['#a9cfff', '#1f5fe0', '#061f66'],
  ]
  const pawn = (x: number, y: number, ramp: Ramp): string =>
    at(
      x,
      y,
      ellipse(0, 22, 17, 6, '#00000055') +
        path(
          'M-15 20C-15 6-6 2-5-12H5C6 2 15 6 15 20Q0 28-15 20Z',
          ink.pen.linear([ramp[0], ramp[1], ramp[2]], 0),
        ) +
        ball(ink, 0, -18, 11, ramp),
    )
  const board =
    rect(-70, -70, 140, 140, 12, shine(ink, ink.metal, 40)) +
    rect(-64, -64, 128, 128, 8, '#fffdf2') +
    colors
      .map((ramp, index) => {
        const [x, y] = [index % 2 ? 12 : -64, index > 1 ? 12 : -64]
        return rect(x, y, 52, 52, 6, shade(ink, ramp)) + rect(x + 12, y + 12, 28, 28, 6, '#fffdf2')
      })
      .join('') +
    stroke(
      'M-4-64V64M4-64V64M-64-4H64M-64 4H64M-12-52H12M-12-40H12M-12-28H12M-12 28H12M-12 40H12M-12 52H12M-52-12V12M-40-12V12M-28-12V12M28-12V12M40-12V12M52-12V12',
      '#b0a98a',
      1,
    ) +
    polygon(
      [
        [-12, -12],
        [12, -12],
        [0, 0],
      ],
      colors[1]?.[1] ?? '#fff',
    ) +
    polygon(
      [
        [12, -12],
        [12, 12],
        [0, 0],
      ],
      colors[3]?.[1] ?? '#fff',
    ) +
    polygon(
      [
        [12, 12],
        [-12, 12],
        [0, 0],
      ],
      colors[2]?.[1] ?? '#fff',
    ) +
    polygon(
      [
        [-12, 12],
        [-12, -12],
        [0, 0],
      ],
      colors[0]?.[1] ?? '#fff',
    )
  return (
    shadow(ink, 0, 74, 108, 24) +
    `<g transform="matrix(.95 .42 -.95 .42 0 22)">${rect(-70, -62, 152, 144, 12, ink.metal[2])}${board}</g>` +
    pawn(-52, 2, colors[0] ?? ivory) +
    pawn(0, -26, colors[1] ?? ivory) +
    pawn(52, 2, colors[3] ?? ivory) +
    pawn(2, 34, colors[2] ?? ivory) +
    die(ink, 64, -56, 25, ivory, [6, 4, 5]) +
    sparkle(-60, -50, 13)
  )
}

/** Knight and king over their board. */
export const chess = (ink: Ink): string => {
  const squares = range(36)
    .filter((index) => (index + Math.floor(index / 6)) % 2 === 0)
    .map((index) => `M${(index % 6) * 20 - 60} ${Math.floor(index / 6) * 20 - 60}h20v20h-20z`)
    .join('')
  const base = (ramp: Ramp): string =>
    path(
      'M-30 62C-30 50-22 46-20 34H20C22 46 30 50 30 62Q0 74-30 62Z',
      ink.pen.linear([ramp[1], ramp[0], ramp[1], ramp[2]], 0),
    )
  return (
    shadow(ink, 0, 70, 106, 26) +
    `<g transform="matrix(1 .3 -1 .3 0 54)">${rect(-66, -66, 132, 132, 6, shade(ink, wood))}${rect(-60, -60, 120, 120, 0, '#f4e1b8')}${path(squares, '#7a4317')}</g>` +
    at(
      -36,
      -2,
      base(ivory) +
        path(
          'M-20 36C-24 6 2-2-2-18C-14-10-28-6-36-10C-42-20-24-40-12-52L-14-68L2-58C30-50 30-4 20 36Z',
          ink.pen.linear([ivory[0], ivory[1], ivory[2]], 20),
          ' stroke="#8a7040"',
        ) +
        circle(-14, -34, 3.5, '#4a3614') +
        stroke('M6-48C20-36 20-10 14 10', '#b0935c', 4),
    ) +
    at(
      42,
      -8,
      base(black) +
        path(
          'M-16 36C-18 8-12-10-22-30C-10-42 10-42 22-30C12-10 18 8 16 36Z',
          ink.pen.linear([black[1], black[0], black[1], black[2]], 0),
        ) +
        path('M-22-32Q0-44 22-32L18-24Q0-34-18-24Z', shine(ink, ink.metal, 0)) +
        path('M-4-74H4V-66H12V-58H4V-42H-4V-58H-12V-66H-4Z', shine(ink, ink.metal, 40)),
    ) +
    sparkle(-50, -60, 14)
  )
}

/** A striker and its coins. */
export const carrom = (ink: Ink): string =>
  shadow(ink, 0, 80, 104, 20) +
  at(
    0,
    8,
    `<g transform="matrix(1 .0 0 .8 0 0)">${rect(-92, -92, 184, 184, 16, shade(ink, wood))}${rect(-78, -78, 156, 156, 8, ink.pen.radial(['#fff3d0', '#f0d294', '#c99a4a'], 0.4, 0.3, 0.8))}${mirrored(circle(-68, -68, 12, '#1c0d06') + circle(-68, 68, 12, '#1c0d06'))}${rect(-58, -58, 116, 116, 0, 'none', ' stroke="#a3401a" stroke-width="2"')}${circle(0, 0, 30, 'none', ' stroke="#a3401a" stroke-width="2"')}${polygon(starPoints(8, 28, 10), '#d9702a')}${range(
      8,
    )
      .map((index) => {
        const angle = (index * Math.PI) / 4
        return circle(
          Math.cos(angle) * 20,
          Math.sin(angle) * 20,
          9,
          index % 2 ? ink.pen.radial(ivory) : ink.pen.radial(black),
          ' stroke="#4a2408"',
        )
      })
      .join(
        '',
      )}${circle(0, 0, 9, ink.pen.radial(['#ffb0b0', '#e01b33', '#60000f']))}${circle(-20, 58, 14, shine(ink, ink.metal, 40))}${circle(-20, 58, 8, shade(ink, ink.hero))}</g>`,
  ) +
  stroke('M-12 42L0 18', '#ffffff', 3, ' stroke-opacity=".8"') +
  sparkle(-24, 48, 12) +
  sparkle(60, -60, 10)

/** Men of two colours, one of them crowned. */
export const checkers = (ink: Ink): string => {
  const man = (x: number, y: number, ramp: Ramp): string =>
    at(
      x,
      y,
      path('M-34 0v12a34 16 0 0 0 68 0V0Z', ink.pen.linear([ramp[2], ramp[1], ramp[0], ramp[2]], 0)) +
        ellipse(0, 0, 34, 16, shade(ink, ramp, 40)) +
        ellipse(0, 0, 25, 11, 'none', ` stroke="${ramp[0]}" stroke-width="2.500"`) +
        ellipse(0, 0, 14, 6, 'none', ` stroke="${ramp[0]}" stroke-width="2"`),
    )
  return (
    shadow(ink, 0, 82, 104, 16) +
    man(-54, 58, ink.hero) +
    man(-54, 44, ink.hero) +
    man(56, 60, black) +
    man(56, 46, black) +
    man(0, 72, ivory) +
    man(0, 20, ink.hero) +
    man(0, 6, ink.hero) +
    at(
      0,
      -34,
      path(
        'M-46 26L-56-22L-26 0L0-40L26 0L56-22L46 26Q0 42-46 26Z',
        shine(ink, ink.metal, 20),
        ` stroke="${ink.metal[2]}" stroke-width="1.500"`,
      ) +
        gem(ink, 0, 18, 12, ink.second) +
        mirrored(ball(ink, -56, -24, 6, ink.hero) + gem(ink, -26, 19, 8, ink.hero)),
    ) +
    sparkle(-30, -60, 14)
  )
}

/** Pegs, slots and a ball that falls. */
export const plinko = (ink: Ink): string => {
  const pegs = range(6)
    .flatMap((row) =>
      range(row + 3).map((index) =>
        circle(
          (index - (row + 2) / 2) * 25,
          -62 + row * 22,
          4.5,
          ink.pen.radial(['#ffffff', ink.metal[0], ink.metal[1]]),
        ),
      ),
    )
    .join('')
  return (
    shadow(ink, 0, 94, 90, 8) +
    path(
      'M-40-92H40L104 72H-104Z',
      ink.pen.linear([`${ink.second[1]}cc`, `${ink.second[2]}ee`], 90),
      ` stroke="${shine(ink, ink.metal, 0)}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    pegs +
    range(7)
      .map(
        (index) =>
          rect(
            -96 + index * 27.7,
            60,
            25,
            28,
            5,
            shade(ink, [ink.hero, ink.metal, ink.second][Math.abs(index - 3) % 3] ?? ink.hero),
          ) +
          letter(['9', '4', '2', '1', '2', '4', '9'][index] ?? '', -83.5 + index * 27.7, 74, 15, '#ffffff'),
      )
      .join('') +
    stroke('M4-98C-8-80 14-66 0-48C-14-34 22-20 30-4', '#ffffff', 2.5, ' stroke-dasharray="1 7"') +
    ball(ink, 32, 6, 13, ink.hero) +
    sparkle(28, 0, 12) +
    sparkle(-46, -70, 10)
  )
}

/** A grid of stones, one of them found. */
export const mines = (ink: Ink): string => {
  const cell = (index: number): string => {
    const [x, y] = [-58 + (index % 4) * 39, -58 + Math.floor(index / 4) * 39]
    const open = [1, 4, 6, 11, 13].includes(index)
    return (
      rect(x - 17, y - 14, 34, 34, 7, '#00000055') +
      rect(
        x - 17,
        y - 17,
        34,
        34,
        7,
        open ? ink.second[2] : ink.pen.linear([ink.second[0], ink.second[1], ink.second[2]], 60),
      ) +
      (open
        ? gem(ink, x, y, 13, index % 2 ? ink.hero : ink.metal)
        : path(
            `M${n(x - 13)} ${n(y - 6)}Q${n(x - 13)} ${n(y - 13)} ${n(x - 6)} ${n(y - 13)}H${n(x + 12)}Q${n(x)} ${n(y - 6)} ${n(x - 13)} ${n(y - 6)}Z`,
            '#ffffff66',
          ))
    )
  }
  return (
    shadow(ink, 0, 92, 90, 10) +
    at(
      0,
      0,
      rect(-88, -88, 178, 178, 18, shine(ink, ink.metal, 40)) +
        rect(-81, -81, 164, 164, 13, '#14101f') +
        range(16).map(cell).join(''),
      { turn: -5 },
    ) +
    at(
      64,
      60,
      circle(0, 0, 27, ink.pen.radial(black)) +
        rect(-8, -36, 16, 13, 3, shade(ink, black)) +
        stroke('M0-36C2-50 14-50 18-44', '#e8c07a', 4) +
        ellipse(-9, -11, 9, 5, '#ffffff66') +
        glow(ink, 20, -44, 18, '#ffb423', 1) +
        sparkle(20, -44, 11, '#fff3a0'),
    ) +
    sparkle(-62, -30, 12)
  )
}

/** Kites over roofs, a number on each. */
export const kites = (ink: Ink): string => {
  const kite = (ramp: Ramp, label: string): string =>
    path('M0-46L34-4L0 50L-34-4Z', shade(ink, ramp, 60), ` stroke="${ink.metal[0]}" stroke-width="2"`) +
    path('M0-46L34-4H-34Z', `${ramp[0]}88`) +
    stroke('M0-46V50M-34-4H34', ink.metal[2], 1.5) +
    circle(0, -2, 14, '#ffffff') +
    letter(label, 0, -2, 16, ramp[2]) +
    stroke('M0 50C14 66-12 78 4 98', ink.metal[0], 2) +
    polygon(
      [
        [4, 66],
        [14, 62],
        [10, 72],
      ],
      ramp[1],
    ) +
    polygon(
      [
        [-6, 82],
        [-14, 78],
        [-10, 90],
      ],
      ramp[1],
    )
  return (
    at(-48, -10, kite(ink.second, '7'), { turn: -18, scale: 0.9 }) +
    at(52, -24, kite(ink.metal, '12'), { turn: 20, scale: 0.8 }) +
    at(4, -16, kite(ink.hero, '9'), { turn: 4, scale: 1.25 }) +
    sparkle(-70, -70, 12) +
    sparkle(76, 50, 10)
  )
}

/** A lotus behind foil that is half scratched away. */
export const scratchLotus = (ink: Ink): string =>
  shadow(ink, 0, 90, 92, 10) +
  at(
    0,
    0,
    rect(-88, -66, 180, 140, 14, '#00000055') +
      rect(-92, -70, 180, 140, 14, shade(ink, ink.hero), ` stroke="${ink.metal[0]}" stroke-width="3"`) +
      rect(-80, -58, 156, 116, 9, '#fffaf0') +
      at(-2, 46, lotus(ink, 84, ['#ffe0ee', '#ff7ab0', '#b02a6a'])) +
      path(
        'M20-58H76V58H8C34 40 20 24 40 10C54 0 24-20 44-34C50-40 30-48 20-58Z',
        ink.pen.linear(['#f6f8fc', '#aab3c6', '#e9edf5', '#98a2b8'], 30),
      ) +
      suitSign('diamond', 60, -30, 8, '#8d95aa') +
      suitSign('heart', 60, 30, 8, '#8d95aa'),
    { turn: -6 },
  ) +
  at(34, 16, coin(ink, 0, 0, 30), { turn: 20 }) +
  coinHeap(ink, -62, 88, 34, 1) +
  sparkle(-50, -50, 14)

/** A bauble that swings before it bursts. */
export const bauble = (ink: Ink): string =>
  stroke('M0-100V-66', ink.metal[0], 3) +
  glow(ink, 0, 6, 96, ink.hero[0], 0.8) +
  range(10)
    .map((index) => at(0, 8, petal(98, 7, `${ink.metal[0]}99`), { turn: index * 36 }))
    .join('') +
  ball(ink, 0, 8, 66, ink.hero) +
  path('M-64-8C-30 14 30 14 64-8L66 16C30 40-30 40-66 16Z', shine(ink, ink.metal, 0)) +
  [-44, -22, 0, 22, 44].map((x) => gem(ink, x, 18 - Math.abs(x) * 0.22, 9, ink.second)).join('') +
  rect(-16, -72, 32, 18, 5, shine(ink, ink.metal, 0)) +
  ellipse(-24, -26, 20, 11, '#ffffffaa', ' transform="rotate(-30 -24 -26)"') +
  sparkle(-50, -50, 15) +
  sparkle(60, 50, 12)
