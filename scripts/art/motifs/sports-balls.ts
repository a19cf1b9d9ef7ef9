import { ball, glow, type Ink, letter, numberBall, shade, shadow, shine, sparkle } from '../forms'
import type { Ramp } from '../pen'
import {
  around,
  at,
  circle,
  ellipse,
  mirrored,
  n,
  path,
  polar,
  polygon,
  range,
  rect,
  starPoints,
  stroke,
} from '../svg'

const leather: Ramp = ['#ff9a7a', '#c2231c', '#5c0610']
const white: Ramp = ['#ffffff', '#eef2f8', '#8b97b0']

const trail = (ink: Ink, color: string): string =>
  path(
    'M-16-30C-60 0-90 40-112 92C-70 70-20 50 16 30Z',
    ink.pen.linear([`${color}00`, color], 0),
    ' opacity=".65"',
  ) + stroke('M-60 30C-76 50-88 68-98 90M-40 46C-56 60-66 72-76 88', '#ffffff', 2.5, ' stroke-opacity=".6"')

/** A football in flight. */
export const football = (ink: Ink): string => {
  const patch = (x: number, y: number, size: number, turn: number): string =>
    at(
      x,
      y,
      polygon(
        starPoints(5, size, size * 0.81).filter((_, index) => index % 2 === 0),
        ink.pen.linear(['#4b5370', '#0e1120'], 60),
      ),
      { turn },
    )
  const seams = range(5)
    .map((index) => {
      const [ax, ay] = polar(-90 + index * 72, 24)
      const [bx, by] = polar(-90 + index * 72, 49)
      const [cx, cy] = polar(-54 + index * 72, 58)
      const [dx, dy] = polar(-126 + index * 72, 58)
      return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}L${n(cx)} ${n(cy)}M${n(bx)} ${n(by)}L${n(dx)} ${n(dy)}`
    })
    .join('')
  return (
    trail(ink, ink.hero[1]) +
    shadow(ink, 6, 90, 70, 9) +
    at(
      10,
      -6,
      circle(0, 0, 74, ink.pen.radial(['#ffffff', '#f3f6fb', '#c3ccdd', '#5f6b88'])) +
        stroke(seams, '#3a4260', 2.4) +
        patch(0, 0, 25, 0) +
        range(5)
          .map((index) => {
            const [x, y] = polar(-54 + index * 72, 60)
            return at(x, y, patch(0, 0, 20, 0), { turn: index * 72 + 36, scale: [1, 0.8] })
          })
          .join('') +
        circle(0, 0, 74, ink.pen.radial(['#ffffff66', '#ffffff00', '#00000066'])),
      { turn: -14 },
    ) +
    ellipse(-16, -46, 24, 12, '#ffffffaa', ' transform="rotate(-32 -16 -46)"') +
    sparkle(-30, -56, 15)
  )
}

/** Bat, ball and stumps. */
export const cricket = (ink: Ink): string =>
  shadow(ink, 0, 92, 92, 9) +
  [46, 62, 78]
    .map((x) => rect(x - 4, -50, 8, 140, 4, ink.pen.linear(['#fff0c4', '#d9a24a', '#8a5410'], 0)))
    .join('') +
  at(54, -58, rect(-14, -4, 28, 6, 3, '#f3d28a'), { turn: -24 }) +
  at(76, -66, rect(-12, -4, 24, 6, 3, '#f3d28a'), { turn: 18 }) +
  at(
    -22,
    2,
    rect(-7, -102, 14, 62, 6, ink.pen.linear([ink.hero[2], ink.hero[1], ink.hero[0], ink.hero[2]], 0)) +
      stroke('M-6-96L6-90M-6-86L6-80M-6-76L6-70M-6-66L6-60', '#ffffff', 1.5, ' stroke-opacity=".6"') +
      path(
        'M-18-44C-8-52 8-52 18-44L22 78C14 92-14 92-22 78Z',
        ink.pen.linear(['#b97a2a', '#ffe7b0', '#f0c878', '#a3661a'], 0),
        ' stroke="#7a4a10"',
      ) +
      path('M-4-44H4L3 82H-3Z', '#ffffff55') +
      rect(-19, 6, 39, 26, 2, shade(ink, ink.hero)) +
      polygon(
        starPoints(5, 9, 4).map(([x, y]) => [x, y + 19] as const),
        '#fff',
      ),
    { turn: -28 },
  ) +
  at(
    22,
    42,
    circle(0, 0, 31, ink.pen.radial(leather, 0.35, 0.28, 0.8)) +
      path(
        'M-14-28Q10 0-12 29M-7-30Q18 0-5 31',
        'none',
        ' stroke="#fff3d6" stroke-width="2" stroke-dasharray="3 2.500"',
      ) +
      ellipse(-12, -14, 10, 6, '#ffffff99'),
  ) +
  stroke('M62 14L78 4M66 34L88 32M60 56L78 66', ink.metal[0], 4) +
  sparkle(6, 20, 12)

/** A shuttlecock and the racket that meets it. */
export const shuttle = (ink: Ink): string => {
  const net = range(9)
    .map((index) => `M${-40 + index * 10}-52V52M-50 ${-40 + index * 10}H50`)
    .join('')
  return (
    at(
      36,
      -28,
      path('M-5 58H5L4 122H-4Z', shine(ink, ink.metal, 0)) +
        rect(-7, 104, 14, 46, 6, shade(ink, ink.hero, 0)) +
        ellipse(0, 0, 46, 58, '#ffffff18') +
        at(0, 0, stroke(net, '#ffffff', 1, ' stroke-opacity=".55"'), { scale: 0.78 }) +
        ellipse(0, 0, 47, 59, 'none', ` stroke="${ink.hero[1]}" stroke-width="8"`) +
        ellipse(0, 0, 47, 59, 'none', ` stroke="${ink.hero[0]}" stroke-width="2"`),
      { turn: 34 },
    ) +
    at(
      -26,
      22,
      range(7)
        .map((index) =>
          at(
            0,
            30,
            path(
              'M-4 0L-15-84Q0-96 15-84L4 0Z',
              ink.pen.linear(['#ffffff', '#dfe8f5', '#9aa9c4'], 0),
              ' stroke="#8b97b0"',
            ) + stroke('M0-4V-80', '#9aa9c4', 1),
            { turn: (index - 3) * 13 },
          ),
        )
        .join('') +
        path('M-21-4Q0 6 21-4M-27-26Q0-14 27-26', 'none', ` stroke="${ink.second[1]}" stroke-width="3"`) +
        path('M-20 26C-22 62 22 62 20 26Q0 34-20 26Z', ink.pen.radial(['#ffffff', '#f3ead2', '#b09763'])) +
        path('M-20 26Q0 36 20 26V34Q0 44-20 34Z', shade(ink, ink.second, 0)),
      { turn: -32, scale: 1.05 },
    ) +
    stroke('M-84 78L-98 92M-66 88L-74 102M-92 58L-106 66', '#ffffff', 3, ' stroke-opacity=".7"') +
    sparkle(60, -70, 14)
  )
}

/** A basketball above its hoop. */
export const basketball = (ink: Ink): string =>
  rect(
    -62,
    -96,
    124,
    84,
    8,
    ink.pen.linear(['#ffffffdd', '#ffffff77'], 60),
    ' stroke="#ffffff" stroke-width="3"',
  ) +
  rect(-26, -62, 52, 42, 2, 'none', ` stroke="${ink.hero[1]}" stroke-width="5"`) +
  stroke(
    'M-44 12L-26 72M-22 18L-12 76M0 19L0 78M22 18L12 76M44 12L26 72M-40 26L20 72M40 26L-20 72M-32 46L-6 76M32 46L6 76',
    '#ffffff',
    2.5,
  ) +
  ellipse(0, 12, 48, 12, 'none', ' stroke="#a33a08" stroke-width="8"') +
  path('M-48 12A48 12 0 0 0 48 12', 'none', ' stroke="#ff7a2a" stroke-width="7"') +
  at(
    34,
    -22,
    circle(0, 0, 50, ink.pen.radial(['#ffd9a0', '#ff8a1e', '#c2500a', '#6b2204'])) +
      stroke('M0-50V50M-50 0H50M-36-35Q-8 0-36 35M36-35Q8 0 36 35', '#3a1204', 3) +
      ellipse(-18, -27, 15, 8, '#ffffff88'),
    { turn: -22 },
  ) +
  sparkle(6, -56, 14) +
  stroke('M70-72L82-86M84-52L98-60', '#ffffff', 3, ' stroke-opacity=".7"')

/** A tennis ball on its way over the net. */
export const tennis = (ink: Ink): string =>
  trail(ink, '#d8ff3a') +
  stroke(
    range(11)
      .map((index) => `M${-100 + index * 20} 34V92`)
      .join('') + 'M-100 50H100M-100 66H100M-100 82H100',
    '#ffffff',
    1.5,
    ' stroke-opacity=".55"',
  ) +
  rect(-104, 24, 208, 13, 3, white[1]) +
  at(
    16,
    -22,
    circle(0, 0, 62, ink.pen.radial(['#fbffc4', '#dcf53a', '#9ab90e', '#4d6400'])) +
      path('M-46-42C-14-30-6 16-38 48M46-42C14-30 6 16 38 48', 'none', ' stroke="#ffffff" stroke-width="5"') +
      ellipse(-22, -34, 17, 9, '#ffffffaa'),
    { turn: 18 },
  ) +
  sparkle(-18, -66, 14)

/** A volleyball over sand and sea. */
export const volleyball = (ink: Ink): string =>
  circle(50, -44, 34, '#fff3b0') +
  glow(ink, 50, -44, 60, '#fff3b0', 0.9) +
  path('M-108 60C-60 44 60 44 108 60L96 76H-96Z', shade(ink, ['#9ff4ff', '#1f9ad0', '#0a4f90'], 90)) +
  path(
    'M-108 84C-50 58 40 62 108 78C60 102-60 102-108 84Z',
    shade(ink, ['#fff0c4', '#f0c878', '#a87535'], 90),
  ) +
  at(
    -12,
    0,
    circle(0, 0, 66, ink.pen.radial(['#ffffff', '#fff8e0', '#d6c08a', '#7a6534'])) +
      path('M0 0C-10-30 4-54 30-59A66 66 0 0 0-44-49C-30-30-20-10 0 0Z', ink.hero[1], ' opacity=".92"') +
      path('M0 0C30 8 46 28 36 55A66 66 0 0 0 62-22C40-18 18-12 0 0Z', ink.second[1], ' opacity=".92"') +
      path('M0 0C-20 24-46 26-63 18A66 66 0 0 0 10 65C8 42 4 20 0 0Z', ink.metal[1], ' opacity=".92"') +
      stroke(
        'M-14-62C0-40 4-20 0 0C-20-8-40-10-62-4M64 10C44 4 22 2 0 0C8 20 12 44 8 64M-58 34C-40 30-14 20 0 0',
        '#6b5520',
        2,
      ) +
      circle(0, 0, 66, ink.pen.radial(['#ffffff77', '#ffffff00', '#00000055'])),
    { turn: 10 },
  ) +
  sparkle(-44, -46, 14)

/** Clubs, flag and ball on a green. */
export const golf = (ink: Ink): string =>
  path(
    'M-108 72C-60 44 60 40 108 66C80 102-80 102-108 72Z',
    shade(ink, ['#b6f07a', '#3c9a3a', '#0f4a22'], 90),
  ) +
  ellipse(34, 66, 20, 6, '#062a12') +
  rect(31, -92, 6, 158, 3, shine(ink, white, 0)) +
  path('M37-92C62-98 70-78 96-86V-48C70-40 62-60 37-52Z', shade(ink, ink.hero, 30)) +
  letter('18', 64, -69, 22, '#ffffff') +
  at(
    -34,
    40,
    circle(0, 0, 34, ink.pen.radial(white, 0.35, 0.28, 0.8)) +
      range(14)
        .map((index) => {
          const [x, y] = polar(index * 137, 7 * Math.sqrt(index))
          return circle(x, y, 3, '#aab4c8', ' opacity=".7"')
        })
        .join('') +
      ellipse(-11, -16, 9, 5, '#ffffff'),
  ) +
  at(
    -50,
    -10,
    path('M-4-92H4L3 40H-3Z', shine(ink, ink.metal, 0)) +
      path('M-6 36C8 34 34 40 40 52C30 60 4 58-6 52Z', shine(ink, white, 20)),
    { turn: 22, opacity: 0.96 },
  ) +
  sparkle(-48, 22, 12)

const rack = [
  [0, -42],
  [-27, 2],
  [27, 2],
  [-54, 46],
  [0, 46],
  [54, 46],
] as const

/** Billiard balls in a triangle. */
export const snooker = (ink: Ink): string => {
  const colors: readonly Ramp[] = [
    ['#fff3a0', '#ffc21a', '#8a4a00'],
    ['#a9cfff', '#1f5fe0', '#061f66'],
    ['#ff9a9a', '#e01b33', '#60000f'],
    ['#d9b0ff', '#7a2ad0', '#2a0560'],
    ['#8a93b0', '#20263c', '#05060c'],
    ['#a0ffc9', '#129a5c', '#033a22'],
  ]
  return (
    shadow(ink, 0, 74, 100, 20) +
    stroke('M-104 96L40-34', '#3d1a06', 9) +
    stroke('M-104 94L40-36', '#e3a566', 4) +
    rack
      .map(([x, y], index) => numberBall(ink, x, y, 28, colors[index] ?? white, String(index + 1)))
      .join('') +
    ball(ink, 74, -58, 24, white) +
    sparkle(-12, -60, 12) +
    sparkle(66, -70, 9)
  )
}

const segment = (index: number, inner: number, outer: number): string => {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
    polar(index * 18 - 9, inner),
    polar(index * 18 - 9, outer),
    polar(index * 18 + 9, outer),
    polar(index * 18 + 9, inner),
  ]
  return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}A${outer} ${outer} 0 0 1 ${n(cx)} ${n(cy)}L${n(dx)} ${n(dy)}Z`
}

/** Darts in the board. */
export const darts = (ink: Ink): string => {
  const ringOf = (parity: number, inner: number, outer: number): string =>
    range(20)
      .filter((index) => index % 2 === parity)
      .map((index) => segment(index, inner, outer))
      .join('')
  const dart = (x: number, y: number, turn: number): string =>
    at(
      x,
      y,
      path('M0 0L-3-26H3Z', shine(ink, white, 0)) +
        rect(-4.5, -54, 9, 30, 3, shine(ink, ink.metal, 0)) +
        mirrored(path('M0-56L-17-74V-96L0-80Z', shade(ink, ink.hero))),
      { turn },
    )
  return (
    shadow(ink, 0, 90, 90, 10) +
    circle(0, 0, 96, ink.pen.radial(['#4a4f66', '#1a1c2a', '#05060c'])) +
    circle(0, 0, 78, '#f3e6c4') +
    path(ringOf(0, 12, 78), '#191c2c') +
    path(ringOf(0, 70, 78) + ringOf(0, 42, 49), '#e01b33') +
    path(ringOf(1, 70, 78) + ringOf(1, 42, 49), '#129a5c') +
    circle(0, 0, 13, '#129a5c') +
    circle(0, 0, 7, '#e01b33') +
    around(20, () => stroke('M0-13V-78', '#c9ced9', 0.8)) +
    circle(0, 0, 87, 'none', ' stroke="#c9ced9" stroke-width="1" stroke-dasharray="3 10"') +
    path('M-84-30C-74-66-40-88 0-88C-36-70-58-44-66-8Z', '#ffffff33') +
    dart(0, 0, 32) +
    dart(-8, 12, -26) +
    dart(22, -28, 50) +
    sparkle(0, 0, 14)
  )
}
