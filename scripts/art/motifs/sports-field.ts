import {
  ball,
  cabochon,
  coinHeap,
  feathers,
  gem,
  glow,
  type Ink,
  letter,
  petal,
  shade,
  shadow,
  shine,
  sparkle,
} from '../forms'
import type { Ramp } from '../pen'
import { at, circle, ellipse, mirrored, n, path, polygon, range, rect, starPoints, stroke } from '../svg'

const white: Ramp = ['#ffffff', '#eef2f8', '#8b97b0']
const green: Ramp = ['#a0ffc9', '#12b36a', '#034026']
const black: Ramp = ['#737c9c', '#282e46', '#080a14']

/** A cup with its laurels. */
export const trophy = (ink: Ink): string =>
  glow(ink, 0, -20, 100, ink.metal[0], 0.7) +
  shadow(ink, 0, 94, 70, 8) +
  mirrored(
    range(6)
      .map((index) =>
        at(
          -58 - Math.sin(index / 2) * 14,
          66 - index * 22,
          petal(30, 9, shade(ink, ['#d8ff8a', '#3fae3a', '#0c5220'])),
          { turn: -64 + index * 14 },
        ),
      )
      .join('') + path('M-42-62C-88-66-86-4-34 0L-34-12C-66-18-68-48-42-48Z', shine(ink, ink.metal, 60)),
  ) +
  path(
    'M-46-84H46C46-30 36 2 14 12V34H-14V12C-36 2-46-30-46-84Z',
    shine(ink, ink.metal, 10),
    ` stroke="${ink.metal[2]}"`,
  ) +
  ellipse(0, -84, 46, 11, ink.metal[2]) +
  ellipse(0, -84, 46, 11, 'none', ` stroke="${ink.metal[0]}" stroke-width="4"`) +
  path('M-34-72C-32-40-26-16-14-4C-18-26-20-50-20-74Z', '#ffffff99') +
  polygon(
    starPoints(5, 22, 9).map(([x, y]) => [x + 2, y - 36] as const),
    ink.hero[1],
    ` stroke="${ink.metal[0]}" stroke-width="2"`,
  ) +
  path('M-26 34H26L32 56H-32Z', shine(ink, ink.metal, 0)) +
  path('M-42 56H42L50 92H-50Z', shade(ink, black, 90)) +
  rect(-32, 64, 64, 18, 3, shine(ink, ink.metal, 30)) +
  sparkle(-40, -76, 16) +
  sparkle(36, -20, 10)

/** A glove that lands. */
export const boxing = (ink: Ink): string =>
  polygon(starPoints(14, 100, 62), ink.pen.radial(['#ffffff', ink.metal[0], ink.metal[1]], 0.5, 0.5, 0.6)) +
  polygon(starPoints(14, 80, 52, -84), ink.pen.radial(['#ffffff', '#fff3c0', ink.metal[0]], 0.5, 0.5, 0.6)) +
  at(
    2,
    4,
    path('M26 20L66 44L44 86L6 62Z', shade(ink, white, 30), ' stroke="#8b97b0"') +
      path('M34 28L70 48M28 42L62 62M20 54L54 74', 'none', ` stroke="${ink.second[1]}" stroke-width="4"`) +
      path(
        'M-70-30C-74-66-30-82 4-66C40-52 60-20 50 12C42 40 12 58-14 50C-46 42-68 8-70-30Z',
        ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.3, 0.25, 0.85),
        ` stroke="${ink.hero[2]}" stroke-width="1.500"`,
      ) +
      path(
        'M-44 18C-62 2-54-22-34-20C-18-16-8 4-14 22C-22 34-36 28-44 18Z',
        ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.4, 0.2, 0.9),
        ` stroke="${ink.hero[2]}" stroke-width="1.500"`,
      ) +
      stroke('M-54-44C-40-56-20-58-6-52M-30-62C-16-66 2-62 12-54', '#ffffff', 6, ' stroke-opacity=".6"') +
      stroke('M-6 24C10 22 30 26 44 34', ink.hero[2], 2),
    { turn: -8 },
  ) +
  sparkle(-60, -62, 14)

/** A controller and its lights. */
export const gamepad = (ink: Ink): string =>
  glow(ink, 0, 0, 100, ink.hero[0], 0.8) +
  shadow(ink, 0, 84, 90, 10) +
  path(
    'M-60-42C-30-50 30-50 60-42C92-36 104 40 92 66C84 82 62 74 48 50C40 38-40 38-48 50C-62 74-84 82-92 66C-104 40-92-36-60-42Z',
    ink.pen.linear(['#6b7390', '#2b3048', '#0d1020'], 90),
    ` stroke="${ink.hero[0]}" stroke-width="2.500"`,
  ) +
  path('M-58-36C-30-44 30-44 58-36C40-30-40-30-58-36Z', '#ffffff66') +
  path('M-66-14H-56V-24H-44V-14H-34V-2H-44V8H-56V-2H-66Z', shade(ink, white)) +
  (
    [
      [50, -24, 0],
      [66, -8, 1],
      [34, -8, 2],
      [50, 8, 3],
    ] as const
  )
    .map(([x, y, index]) =>
      ball(ink, x, y, 8.5, ([ink.hero, ink.second, ink.metal] as const)[index] ?? green),
    )
    .join('') +
  mirrored(
    circle(-24, 24, 17, shade(ink, black, 60)) +
      circle(-24, 22, 12, ink.pen.radial(['#8a93b0', '#2b3048', '#080a14'])) +
      stroke('M-92 40C-98 10-90-20-76-32', ink.hero[1], 3),
  ) +
  rect(-14, -16, 28, 8, 4, ink.hero[1]) +
  polygon(
    [
      [-5, 0],
      [-5, 12],
      [7, 6],
    ],
    ink.metal[0],
  ) +
  range(5)
    .map((index) =>
      polygon(
        starPoints(4, 7 - index, 2).map(
          ([x, y]) => [x - 60 + index * 30, y - 70 + (index % 2) * 12] as const,
        ),
        ink.metal[0],
      ),
    )
    .join('') +
  sparkle(-70, -50, 13)

/** A horseshoe and a rosette, for the races. */
export const horseshoe = (ink: Ink): string =>
  shadow(ink, 0, 92, 80, 9) +
  path(
    'M-62-70C-92-10-74 72 0 80C74 72 92-10 62-70L34-62C58-14 46 42 0 46C-46 42-58-14-34-62Z',
    shine(ink, ink.metal, 30),
    ` stroke="${ink.metal[2]}" stroke-width="2"`,
  ) +
  path(
    'M-54-60C-78-8-62 60 0 68C62 60 78-8 54-60',
    'none',
    ` stroke="${ink.metal[2]}" stroke-width="3" stroke-opacity=".5"`,
  ) +
  mirrored(
    [
      [-56, -48],
      [-64, -20],
      [-60, 12],
      [-42, 42],
      [-16, 58],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, ink.metal[2]))
      .join('') + rect(-68, -78, 38, 14, 5, shine(ink, ink.metal, 0)),
  ) +
  at(
    0,
    -16,
    range(14)
      .map((index) => at(0, 0, petal(42, 13, shade(ink, ink.hero, 90)), { turn: (index * 360) / 14 }))
      .join('') +
      path(
        'M-16 20L-24 66L-8 56L2 68L0 24ZM16 20L24 66L8 56L-2 68L0 24Z',
        shade(ink, [ink.hero[1], ink.hero[1], ink.hero[2]]),
      ) +
      circle(0, 0, 26, shine(ink, ink.metal, 40)) +
      circle(0, 0, 21, shade(ink, white)) +
      letter('1', 0, 0, 30, ink.hero[2]),
  ) +
  sparkle(-50, -66, 14)

/** A helmet before the chequered flag. */
export const helmet = (ink: Ink): string => {
  const flag = range(24)
    .filter((index) => (index + Math.floor(index / 6)) % 2 === 0)
    .map((index) => `M${(index % 6) * 20 - 60} ${Math.floor(index / 6) * 18 - 36}h20v18h-20z`)
    .join('')
  return (
    at(
      -14,
      -50,
      rect(-60, -36, 120, 72, 3, '#ffffff') +
        path(flag, '#12141f') +
        rect(-66, -42, 7, 150, 3, shine(ink, ink.metal, 0)),
      { turn: -14 },
    ) +
    shadow(ink, 6, 88, 90, 11) +
    path(
      'M-66 62C-84 2-44-52 14-50C68-48 92-10 88 34L80 58C40 76-20 76-66 62Z',
      ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.35, 0.22, 0.85),
      ` stroke="${ink.hero[2]}" stroke-width="1.500"`,
    ) +
    path(
      'M-10 2C20-10 66-10 88 4C94 26 88 40 84 46C56 50 14 50-16 42C-24 30-22 12-10 2Z',
      ink.pen.linear(['#5a6a94', '#10142a', '#2b3a66'], 50),
      ` stroke="${ink.metal[1]}" stroke-width="3"`,
    ) +
    path('M0 10C24 0 50-2 70 2C50 8 24 16-2 30Z', '#ffffff66') +
    path(
      'M-48-22C-26-46 20-54 50-40C20-40-10-30-30 2C-40 18-46 40-46 64L-66 60C-74 30-66-2-48-22Z',
      shade(ink, ink.second),
    ) +
    path('M-66 62C-20 76 40 76 80 58L76 72C40 86-20 86-60 74Z', shade(ink, black)) +
    letter('7', -34, 28, 30, '#ffffff') +
    sparkle(-20, -36, 14)
  )
}

/** A rocket in the shape of a curve that climbs. */
export const rocket = (ink: Ink): string =>
  path(
    'M-104 84C-50 80-10 50 20-10',
    'none',
    ` stroke="${ink.metal[0]}" stroke-width="7" stroke-opacity=".9"`,
  ) +
  path('M-104 84C-50 80-10 50 20-10L34 84Z', ink.pen.linear([`${ink.hero[0]}aa`, `${ink.hero[1]}00`], 90)) +
  at(
    34,
    -34,
    range(3)
      .map((index) =>
        at(
          0,
          44,
          petal(70 - index * 20, 18 - index * 5, ['#ff5a1a', '#ffb423', '#fff6c9'][index] ?? '#fff'),
          { turn: 180 },
        ),
      )
      .join('') +
      mirrored(path('M-18 10C-44 22-44 48-36 58C-30 46-24 42-14 40Z', shade(ink, ink.hero))) +
      path(
        'M0-72C26-46 26 14 14 46H-14C-26 14-26-46 0-72Z',
        ink.pen.linear(['#8b97b0', '#ffffff', '#dfe6f2', '#6b7896'], 0),
      ) +
      path('M0-72C14-58 20-42 22-26H-22C-20-42-14-58 0-72Z', shade(ink, ink.hero, 0)) +
      circle(0, -4, 13, shine(ink, ink.metal)) +
      circle(0, -4, 9, ink.pen.radial(['#dff6ff', '#2a8ae0', '#0a2f70'])) +
      rect(-15, 34, 30, 10, 3, shade(ink, black)),
    { turn: 32 },
  ) +
  letter('×9', -52, -40, 44, '#ffffff', ` stroke="${ink.hero[2]}" stroke-width="2"`) +
  coinHeap(ink, -58, 90, 40, 2) +
  sparkle(72, -80, 14)

/** Goal, keeper's gloves and the spot. */
export const goal = (ink: Ink): string =>
  stroke(
    range(12)
      .map((index) => `M${-88 + index * 16}-62L${-72 + index * 13} 40`)
      .join('') +
      range(7)
        .map((index) => `M${-88 + index * 2.5} ${-56 + index * 15}H${88 - index * 2.5}`)
        .join(''),
    '#ffffff',
    1.3,
    ' stroke-opacity=".6"',
  ) +
  path('M-96 74V-74H96V74H86V-64H-86V74Z', ink.pen.linear(['#ffffff', '#cfd6e4'], 90), ' stroke="#8b97b0"') +
  mirrored(
    at(
      -44,
      4,
      path(
        'M-22 40C-30 10-32-8-26-28C-22-34-16-30-16-24L-14-40C-12-48-3-48-2-40L0-44C2-52 11-50 12-42L13-34C16-40 23-38 23-30L22 0C30-10 38-4 34 4C28 20 22 30 20 42Z',
        shade(ink, ink.hero, 60),
        ` stroke="${ink.hero[2]}" stroke-width="1.500"`,
      ) +
        rect(-24, 38, 46, 14, 5, shade(ink, ink.second)) +
        path('M-14 26C-18 8-18 0-16-10C-2-16 8-12 12-4C14 8 12 18 10 26Z', '#ffffff55'),
      { turn: -10 },
    ),
  ) +
  at(
    0,
    60,
    circle(0, 0, 27, ink.pen.radial(['#ffffff', '#f3f6fb', '#8b97b0'])) +
      polygon(starPoints(5, 10, 8), '#14182a') +
      stroke('M0-10V-25M9.500-3L23-9M6 8L15 21M-6 8L-15 21M-9.500-3L-23-9', '#14182a', 2),
  ) +
  shadow(ink, 0, 90, 44, 6) +
  sparkle(-84, -64, 12)

/** A cock before its fight. */
export const rooster = (ink: Ink): string =>
  at(52, 20, feathers(ink, 7, 110, 92, [ink.second, ['#8ad6ff', '#1257a8', '#06204f'], ink.hero]), {
    turn: 34,
  }) +
  shadow(ink, 0, 92, 76, 8) +
  stroke('M-6 62V88M16 60V88M-18 90H4M6 90H28', '#e8a01a', 6) +
  path(
    'M-40-44C-56-10-48 40-6 62C34 72 66 44 62 14C40 22 18 10 6-16C0-34-10-48-22-54Z',
    ink.pen.radial([ink.metal[0], ink.hero[1], ink.hero[2]], 0.35, 0.3, 0.85),
  ) +
  path('M2 6C30 0 52 14 58 30C44 54 14 50 2 36Z', shade(ink, ink.second)) +
  stroke('M12 16C30 16 42 24 50 34M12 28C26 30 36 36 40 44', ink.second[0], 2) +
  circle(-28, -50, 22, ink.pen.radial([ink.metal[0], ink.hero[1], ink.hero[2]])) +
  path(
    'M-44-62C-54-84-40-90-34-78C-34-98-18-98-18-80C-10-94 4-86-4-70C0-62-10-54-16-58Z',
    shade(ink, ['#ff8a8a', '#e01b33', '#6b0014']),
  ) +
  path('M-46-52L-72-42L-46-38Z', shine(ink, ink.metal, 80)) +
  path('M-44-36C-54-22-44-14-38-22C-34-14-24-18-28-32Z', '#d0112c') +
  circle(-34, -54, 5.5, '#fff') +
  circle(-35, -54, 3, '#14060a') +
  path('M-44-30C-40-6-30 14-14 30C-34 26-46 0-46-24Z', '#ffffff55') +
  sparkle(70, -70, 12)

/** Crossed sticks and a ball, for the turf. */
export const hockey = (ink: Ink): string => {
  const stick = at(
    0,
    -4,
    path(
      'M-5-92H6L6 40C6 66-34 70-38 44C-30 38-26 50-16 48C-8 46-6 40-5 30Z',
      ink.pen.linear(['#7a3a10', '#e8b06a', '#b9722a'], 0),
      ' stroke="#4a2208"',
    ) +
      rect(-7, -92, 15, 50, 5, shade(ink, ink.hero, 0)) +
      stroke('M-6-84L7-78M-6-72L7-66M-6-60L7-54', '#ffffff', 2, ' stroke-opacity=".6"'),
    { turn: 32 },
  )
  return (
    shadow(ink, 0, 84, 94, 12) +
    mirrored(stick) +
    ball(ink, 0, 54, 27, white) +
    path('M-14 40Q0 56-10 76M14 40Q0 56 12 76', 'none', ' stroke="#aab4c8" stroke-width="2"') +
    at(0, -58, polygon(starPoints(8, 22, 15), shine(ink, ink.metal, 40)) + cabochon(ink, 0, 0, 8, ink.hero)) +
    sparkle(-12, 40, 11)
  )
}

/** A belt for those who wrestle. */
export const belt = (ink: Ink): string =>
  shadow(ink, 0, 78, 98, 12) +
  path(
    'M-108-26C-60-40 60-40 108-26L102 34C60 50-60 50-102 34Z',
    shade(ink, ink.hero, 90),
    ` stroke="${ink.hero[2]}" stroke-width="2"`,
  ) +
  mirrored(
    at(
      -72,
      4,
      circle(0, 0, 24, shine(ink, ink.metal, 40)) +
        circle(0, 0, 18, shade(ink, ink.second)) +
        polygon(starPoints(5, 12, 5), ink.metal[0]),
    ),
  ) +
  at(
    0,
    2,
    polygon(starPoints(16, 62, 53), shine(ink, ink.metal, 30), ` stroke="${ink.metal[2]}"`) +
      circle(0, 0, 46, shade(ink, [ink.metal[0], ink.metal[1], ink.metal[2]])) +
      circle(0, 0, 38, 'none', ` stroke="${ink.metal[0]}" stroke-width="2" stroke-dasharray="2 5"`) +
      gem(ink, 0, 2, 27, ink.second),
  ) +
  path(`M-40-36C-24-48 0-52 18-50C-6-40-22-26-30 ${n(-6)}Z`, '#ffffff77') +
  sparkle(-30, -40, 15)

/** A road bicycle's wheels in the mountains of a tour. */
export const cycling = (ink: Ink): string => {
  const wheel = (x: number): string =>
    circle(x, 40, 40, 'none', ' stroke="#12141f" stroke-width="7"') +
    circle(x, 40, 36, 'none', ` stroke="${ink.metal[0]}" stroke-width="2.500"`) +
    stroke(
      range(8)
        .map((index) => {
          const angle = (index * Math.PI) / 8
          return `M${n(x - Math.cos(angle) * 35)} ${n(40 - Math.sin(angle) * 35)}L${n(x + Math.cos(angle) * 35)} ${n(40 + Math.sin(angle) * 35)}`
        })
        .join(''),
      '#ffffff',
      0.9,
      ' stroke-opacity=".8"',
    ) +
    circle(x, 40, 6, shine(ink, ink.metal))
  return (
    polygon(
      [
        [-100, 50],
        [-50, -60],
        [-10, 10],
        [30, -84],
        [104, 50],
      ],
      ink.pen.linear([`${ink.sky[0]}`, `${ink.sky[1]}`], 90),
      ' opacity=".8"',
    ) +
    path('M30-84L16-52L28-58L36-46L46-58Z', '#ffffff') +
    shadow(ink, 0, 84, 100, 8) +
    wheel(-54) +
    wheel(58) +
    stroke('M-54 40L-22-16H36L2 40H-54M2 40L-28-30M58 40L32-32', ink.hero[2], 9) +
    stroke('M-54 40L-22-16H36L2 40H-54M2 40L-28-30M58 40L32-32', ink.hero[1], 5) +
    stroke('M-42-32H-14', '#12141f', 8) +
    stroke('M30-34H50C62-34 60-16 48-18', '#12141f', 6) +
    circle(2, 40, 11, shine(ink, ink.metal)) +
    stroke('M-8 54L12 26', '#12141f', 4) +
    sparkle(36, -24, 12)
  )
}
