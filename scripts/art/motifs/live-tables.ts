import {
  ball,
  chip,
  chipStack,
  coin,
  die,
  gem,
  glow,
  type Ink,
  letter,
  playingCard,
  shade,
  shadow,
  shine,
  sparkle,
} from '../forms'
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

const black: Ramp = ['#737c9c', '#282e46', '#080a14']
const white: Ramp = ['#ffffff', '#f4e8c8', '#b0935c']
const wood: Ramp = ['#d9924a', '#8a4a18', '#3d1a06']

const sector = (from: number, to: number, inner: number, outer: number): string => {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
    polar(from, outer),
    polar(to, outer),
    polar(to, inner),
    polar(from, inner),
  ]
  return `M${n(ax)} ${n(ay)}A${outer} ${outer} 0 0 1 ${n(bx)} ${n(by)}L${n(cx)} ${n(cy)}A${inner} ${inner} 0 0 0 ${n(dx)} ${n(dy)}Z`
}

const POCKETS = 24

/** The wheel from above: pockets as two paths, one of each colour. */
const wheelFace = (ink: Ink): string => {
  const step = 360 / POCKETS
  const every = (parity: number): string =>
    range(POCKETS)
      .filter((index) => index % 2 === parity && index > 0)
      .map((index) => sector(index * step, (index + 1) * step, 52, 82))
      .join('')
  const ribs = range(POCKETS)
    .map((index) => {
      const [ax, ay] = polar(index * step, 44)
      const [bx, by] = polar(index * step, 82)
      return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`
    })
    .join('')
  return (
    circle(0, 0, 98, shade(ink, wood, 50)) +
    circle(0, 0, 98, 'none', ` stroke="${ink.metal[1]}" stroke-width="3"`) +
    circle(0, 0, 88, shade(ink, [wood[2], wood[1], wood[0]], 50)) +
    circle(0, 0, 83, '#10080a') +
    path(every(0), ink.pen.linear(['#2b3046', '#0b0d16'], 50)) +
    path(every(1), ink.pen.linear(['#ff4a55', '#9c0a20'], 50)) +
    path(sector(0, step, 52, 82), '#16a35c') +
    stroke(ribs, ink.metal[0], 1.1) +
    circle(0, 0, 53, shine(ink, ink.metal, 45)) +
    circle(0, 0, 47, ink.pen.radial(wood, 0.4, 0.3, 0.75)) +
    around(
      4,
      () =>
        path('M-4 0L-2.500-38H2.500L4 0Z', shine(ink, ink.metal, 0)) +
        circle(0, -40, 5.5, shine(ink, ink.metal, 30)),
    ) +
    circle(0, 0, 15, shine(ink, ink.metal, 60)) +
    circle(0, 0, 8, ink.pen.radial(['#ffffff', ink.metal[0], ink.metal[2]]))
  )
}

const whiteBall = (ink: Ink, x: number, y: number, size: number): string =>
  ball(ink, x, y, size, ['#ffffff', '#eef1f7', '#7d86a0'])

/** The whole wheel, tilted towards the player. */
export const roulette = (ink: Ink): string =>
  shadow(ink, 0, 66, 100, 30) +
  ellipse(0, 14, 98, 66, wood[2]) +
  at(0, 2, wheelFace(ink), { scale: [1, 0.66] }) +
  path('M-92-10C-76-50-20-66 24-62C-20-52-60-36-74 4Z', '#ffffff44') +
  whiteBall(ink, 46, 34, 8) +
  chipStack(ink, -74, 80, 18, [ink.hero, black, ink.hero]) +
  chipStack(ink, 78, 82, 17, [ink.second, ink.hero]) +
  sparkle(-44, -44, 16) +
  sparkle(46, 30, 9)

/** Part of the wheel, close by, with the ball at rest. */
export const rouletteClose = (ink: Ink): string =>
  at(34, 42, wheelFace(ink), { scale: 1.36, turn: -24 }) +
  whiteBall(ink, -46, -4, 12) +
  path('M-96 30C-90-60-20-100 70-92C0-76-60-40-70 34Z', '#ffffff30') +
  chipStack(ink, -72, 84, 24, [black, ink.hero, ink.second]) +
  sparkle(-50, -12, 14) +
  sparkle(40, -66, 11)

/** A wheel of prizes, upright. */
export const moneyWheel = (ink: Ink): string => {
  const colors = [ink.hero, ink.second, ink.metal, black]
  const fields = range(12)
    .map((index) =>
      path(
        sector(index * 30, index * 30 + 30, 16, 76),
        ink.pen.radial([colors[index % 4]?.[0] ?? '#fff', colors[index % 4]?.[1] ?? '#fff'], 0.5, 0.5, 0.7),
        ` stroke="${ink.metal[0]}" stroke-width="1.500"`,
      ),
    )
    .join('')
  return (
    shadow(ink, 0, 94, 70, 8) +
    path('M-30 94L-14 60H14L30 94Z', shine(ink, ink.metal, 0)) +
    at(
      0,
      -2,
      circle(0, 0, 92, shine(ink, ink.metal, 45)) +
        circle(0, 0, 80, '#1a0a0a') +
        fields +
        range(12)
          .map((index) => {
            const [x, y] = polar(index * 30 + 15, 56)
            return at(
              x,
              y,
              index % 3 === 0
                ? gem(ink, 0, 0, 10, ink.second)
                : letter(['2', '5', '10', '20'][index % 4] ?? '1', 0, 0, 15, '#ffffff'),
              { turn: index * 30 + 105 },
            )
          })
          .join('') +
        range(16)
          .map((index) => {
            const [x, y] = polar(index * 22.5, 86)
            return circle(x, y, 3.2, index % 2 ? '#fff8d0' : ink.metal[2])
          })
          .join('') +
        circle(0, 0, 18, shine(ink, ink.metal, 60)) +
        gem(ink, 0, 0, 12, ink.hero),
    ) +
    path('M-12-98H12L0-68Z', shade(ink, ink.hero), ` stroke="#fff" stroke-width="2"`) +
    path('M-78-30C-66-62-30-84 6-82C-30-70-52-46-60-16Z', '#ffffff44') +
    sparkle(-60, -60, 14)
  )
}

/** Dice under a dome of glass. */
export const diceDome = (ink: Ink): string =>
  shadow(ink, 0, 82, 98, 16) +
  ellipse(0, 62, 92, 26, shine(ink, ink.metal, 0)) +
  ellipse(0, 54, 84, 22, shade(ink, ink.hero)) +
  path('M-84 54v10A84 22 0 0 0 84 64V54A84 22 0 0 1-84 54Z', ink.hero[2]) +
  die(ink, -34, 26, 30, white, [4, 2, 6]) +
  die(ink, 34, 28, 30, white, [1, 5, 3]) +
  die(ink, 0, -2, 31, ink.second, [6, 3, 5]) +
  path(
    'M-78 54C-84-40-44-84 0-84C44-84 84-40 78 54A78 20 0 0 1-78 54Z',
    ink.pen.linear(['#ffffff55', '#ffffff0d', '#ffffff0d', '#ffffff40'], 0),
    ' stroke="#ffffff" stroke-opacity=".7" stroke-width="2"',
  ) +
  path('M-62 30C-66-26-46-62-16-72C-36-44-46-10-46 36Z', '#ffffff66') +
  ball(ink, 0, -88, 10, ink.metal) +
  rect(-14, -84, 28, 8, 4, shine(ink, ink.metal, 0)) +
  sparkle(-48, -50, 15)

/** Chips in towers. */
export const chips = (ink: Ink): string =>
  shadow(ink, 0, 84, 98, 14) +
  chipStack(ink, 44, 30, 30, [black, ink.hero, black, ink.hero, ink.second, ink.hero, ink.second]) +
  chipStack(ink, -40, 36, 32, [ink.hero, ink.hero, ink.second, ink.hero, ink.metal]) +
  chipStack(ink, 4, 70, 34, [ink.second, ink.hero, black, ink.hero]) +
  at(-66, -46, chip(ink, 0, 0, 26, ink.hero, 0.9), { turn: -24 }) +
  at(70, 66, chip(ink, 0, 0, 20, black, 0.5), { turn: 12 }) +
  sparkle(-8, -8, 14) +
  sparkle(60, -62, 12)

/** A bowl of beads, counted by fours. */
export const beads = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 14) +
  ellipse(
    0,
    40,
    96,
    44,
    shade(ink, ['#3ccf8c', '#0a6f49', '#02281a'], 90),
    ` stroke="${ink.metal[1]}" stroke-width="3"`,
  ) +
  range(20)
    .map((index) =>
      ball(
        ink,
        -52 + (index % 5) * 18 + Math.floor(index / 5) * 7,
        22 + Math.floor(index / 5) * 12,
        8,
        index % 4 ? white : ink.hero,
      ),
    )
    .join('') +
  at(
    30,
    -34,
    path(
      'M-56 20C-62-40-30-66 0-66C30-66 62-40 56 20A56 16 0 0 1-56 20Z',
      shine(ink, ink.metal, 20),
      ` stroke="${ink.metal[2]}"`,
    ) +
      ball(ink, 0, -70, 10, ink.hero) +
      path('M-40 14C-44-24-32-48-12-58C-24-30-26-8-24 20Z', '#ffffff77') +
      stroke('M-54 4A56 16 0 0 0 54 4', ink.hero[1], 6),
    { turn: 14 },
  ) +
  stroke('M-92 74L20 34', wood[1], 5) +
  coin(ink, 70, 76, 17, 0.5) +
  sparkle(8, -78, 13)

/** A stage with cameras upon it. */
export const studio = (ink: Ink): string =>
  shadow(ink, 0, 90, 94, 10) +
  mirrored(
    polygon(
      [
        [-60, -96],
        [-36, -96],
        [40, 60],
        [-90, 60],
      ],
      ink.pen.linear(['#ffffff88', '#ffffff00'], 90),
    ) + rect(-66, -100, 36, 18, 5, shade(ink, black)),
  ) +
  ellipse(0, 66, 92, 24, shine(ink, ink.metal, 0)) +
  ellipse(0, 60, 84, 20, shade(ink, ink.hero)) +
  at(
    0,
    2,
    around(12, (index) =>
      path(sector(-15, 15, 14, 50), index % 2 ? ink.hero[1] : ink.second[1], ` stroke="${ink.metal[0]}"`),
    ) +
      circle(0, 0, 52, 'none', ` stroke="${ink.metal[1]}" stroke-width="7"`) +
      circle(0, 0, 14, shine(ink, ink.metal)) +
      polygon(starPoints(5, 10, 4), '#fff'),
  ) +
  die(ink, -60, 46, 22, white, [3, 5, 1]) +
  die(ink, 58, 48, 22, ink.second, [6, 2, 4]) +
  sparkle(-26, -36, 14)

/** A seat by the window: chandelier, cards and a glass. */
export const lounge = (ink: Ink): string => {
  const drop = (x: number, y: number): string =>
    stroke(`M${x} ${y - 12}V${y}`, ink.metal[0], 1) + gem(ink, x, y + 5, 5, ['#ffffff', '#e3e8f2', '#8d97ae'])
  const chandelier =
    stroke('M0-100V-74', ink.metal[1], 4) +
    mirrored(
      path('M0-74C-30-74-60-72-64-54C-40-52-16-54 0-54Z', shine(ink, ink.metal, 0)) +
        [-58, -36, -14]
          .map(
            (x) =>
              glow(ink, x, -70, 18, '#fff3c0', 1) + rect(x - 2.5, -76, 5, 14, 2, '#fffdf0') + drop(x, -40),
          )
          .join(''),
    )
  return (
    chandelier +
    shadow(ink, 0, 86, 96, 12) +
    at(-28, 22, playingCard(ink, '9', 'spade'), { turn: -14, scale: 1.15 }) +
    at(20, 20, playingCard(ink, 'Q', 'heart'), { turn: 9, scale: 1.15 }) +
    at(
      68,
      40,
      path(
        'M-22-36H22L2 4V34L14 40H-14L-2 34V4Z',
        ink.pen.linear(['#ffffffcc', '#ffffff33', '#ffffff99'], 0),
        ' stroke="#ffffff"',
      ) +
        path('M-15-26H15L0 2Z', shade(ink, ink.hero)) +
        ball(ink, 4, -26, 5, ink.second),
    ) +
    chipStack(ink, -72, 74, 19, [ink.hero, ink.second, ink.hero, black]) +
    chip(ink, 6, 84, 17, ink.hero) +
    sparkle(-44, -16, 12)
  )
}
