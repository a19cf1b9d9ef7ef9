import {
  ball,
  cabochon,
  coin,
  coinHeap,
  gem,
  glow,
  type Ink,
  petal,
  shade,
  shadow,
  shine,
  sparkle,
} from '../forms'
import { at, circle, ellipse, mirrored, n, path, polygon, range, rect, starPoints, stroke } from '../svg'

const eyeOn = (x: number, y: number, size: number): string =>
  circle(x, y, size, '#ffffff') +
  circle(x, y + size * 0.1, size * 0.6, '#15081c') +
  circle(x - size * 0.24, y - size * 0.24, size * 0.26, '#ffffff')

/** An octopus over its hoard. */
export const octopus = (ink: Ink): string => {
  const arm = (d: string): string =>
    stroke(d, ink.hero[2], 19) +
    stroke(d, ink.hero[1], 15) +
    stroke(d, ink.hero[0], 4, ' stroke-dasharray="1 9" stroke-opacity=".8"')
  return (
    shadow(ink, 0, 88, 96, 14) +
    coinHeap(ink, 0, 84, 70, 2) +
    mirrored(
      arm('M-26 26C-60 30-86 16-88-14C-88-30-72-34-68-22') +
        arm('M-22 34C-50 56-86 50-94 76C-96 90-80 92-78 82') +
        arm('M-12 38C-22 62-44 66-48 86'),
    ) +
    path(
      'M-54 10C-70-50-40-90 0-90C40-90 70-50 54 10C50 40 24 48 0 48C-24 48-50 40-54 10Z',
      ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]]),
    ) +
    [
      [-24, -64, 7],
      [8, -72, 5],
      [26, -54, 8],
      [-38, -40, 5],
    ]
      .map(([x = 0, y = 0, size = 0]) => circle(x, y, size, ink.hero[0], ' opacity=".5"'))
      .join('') +
    mirrored(eyeOn(-22, -10, 16) + path('M-42-26Q-26-38-8-24Q-26-28-42-26Z', ink.hero[2])) +
    path('M-16 20Q0 34 16 20Q0 26-16 20Z', '#4a0a24') +
    gem(ink, 0, 70, 18, ink.second) +
    path('M-40-40C-36-66-18-80 2-82C-14-68-24-50-26-30Z', '#ffffff77') +
    sparkle(-60, -66, 12)
  )
}

/** A turtle in gold and jade. */
export const turtle = (ink: Ink): string => {
  const skin = shade(ink, ['#e8ffb0', '#6fbf3a', '#1f5a1c'], 60)
  const hexagon = (x: number, y: number, size: number): string =>
    polygon(
      starPoints(3, size, size).map(([px, py]) => [x + px, y + py * 0.9] as const),
      ink.pen.radial([ink.metal[0], ink.metal[1], ink.metal[2]]),
      ` stroke="${ink.hero[2]}" stroke-width="2"`,
    )
  return (
    at(
      0,
      0,
      path('M-30-44C-60-84-92-80-100-64C-92-40-70-24-48-16Z', skin, ' stroke="#1f5a1c"') +
        path('M34-42C56-70 80-74 92-66C92-44 74-30 54-18Z', skin, ' stroke="#1f5a1c"') +
        path(
          'M-44 36C-60 62-76 70-88 66C-88 46-74 32-56 22ZM44 36C54 60 66 70 80 70C84 52 72 36 56 24Z',
          skin,
          ' stroke="#1f5a1c"',
        ) +
        path('M0 58L-8 82H8Z', skin) +
        path('M-22-56C-26-92 26-92 22-56Z', skin, ' stroke="#1f5a1c"') +
        mirrored(eyeOn(-10, -74, 6)) +
        ellipse(0, 6, 66, 62, shine(ink, ink.metal, 40)) +
        ellipse(0, 3, 59, 56, ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]])) +
        [
          [0, 2],
          [0, -34],
          [0, 38],
          [-33, -16],
          [33, -16],
          [-33, 20],
          [33, 20],
        ]
          .map(([x = 0, y = 0]) => hexagon(x, y, 18))
          .join('') +
        gem(ink, 0, 2, 11, ink.second) +
        path('M-50-12C-44-38-20-50 2-50C-20-38-34-20-38 4Z', '#ffffff77'),
      { turn: 14 },
    ) +
    coin(ink, 76, 78, 18, 0.5) +
    sparkle(-30, -30, 13) +
    sparkle(70, -70, 9)
  )
}

/** A jellyfish that glows. */
export const jellyfish = (ink: Ink): string =>
  glow(ink, 0, -20, 100, ink.hero[0], 0.9) +
  range(7)
    .map((index) =>
      stroke(
        `M${-48 + index * 16} 4C${-66 + index * 18} 34 ${-28 + index * 14} 54 ${-54 + index * 18} ${n(96 - Math.abs(index - 3) * 7)}`,
        index % 2 ? ink.second[0] : ink.hero[0],
        index % 2 ? 3 : 6,
        ' stroke-opacity=".8"',
      ),
    )
    .join('') +
  stroke('M-16 4C-26 30 0 44-14 74M14 4C26 30 0 50 16 78', '#ffffff', 8, ' stroke-opacity=".5"') +
  path(
    'M-70 8C-76-58-36-86 0-86C36-86 76-58 70 8C60-2 50-2 42 8C32-2 22-2 14 8C6-2-6-2-14 8C-22-2-32-2-42 8C-50-2-60-2-70 8Z',
    ink.pen.radial(['#ffffff', ink.hero[0], ink.hero[1], ink.hero[2]], 0.4, 0.25, 0.8),
    ' opacity=".93"',
  ) +
  path('M-46-12C-46-46-24-64 0-64C24-64 46-46 46-12C20-22-20-22-46-12Z', `${ink.second[1]}88`) +
  [
    [-24, -40, 6],
    [4, -52, 8],
    [26, -34, 6],
    [-4, -28, 4],
  ]
    .map(([x = 0, y = 0, size = 0]) => circle(x, y, size, '#ffffff', ' opacity=".7"'))
    .join('') +
  path('M-60-16C-56-56-30-74-4-78C-26-60-42-40-48-10Z', '#ffffff88') +
  sparkle(-30, -60, 14)

/** A crab with its claws raised. */
export const crab = (ink: Ink): string => {
  const shell = ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]])
  const half =
    [0, 1, 2]
      .map(
        (index) =>
          stroke(`M-44 ${28 + index * 12}Q-80 ${20 + index * 16}-88 ${50 + index * 17}`, ink.hero[2], 10) +
          stroke(`M-44 ${27 + index * 12}Q-80 ${19 + index * 16}-88 ${49 + index * 17}`, ink.hero[1], 6),
      )
      .join('') +
    stroke('M-48 10Q-84 2-76-30', ink.hero[2], 14) +
    stroke('M-48 9Q-82 2-75-30', ink.hero[1], 9) +
    path(
      'M-74-24C-108-30-108-74-80-90C-84-74-82-64-74-56C-68-64-62-74-64-88C-40-74-44-30-74-24Z',
      shell,
      ` stroke="${ink.hero[2]}" stroke-width="1.500"`,
    ) +
    stroke('M-20-4V-28', ink.hero[2], 7) +
    eyeOn(-20, -34, 13)
  return (
    shadow(ink, 0, 90, 92, 12) +
    mirrored(half) +
    path(
      'M-72 26C-76-10-36-20 0-20C36-20 76-10 72 26C68 62 32 72 0 72C-32 72-68 62-72 26Z',
      shell,
      ` stroke="${ink.hero[2]}" stroke-width="1.500"`,
    ) +
    path('M-54 10C-44-8-18-12 6-12C-18-4-36 4-46 20Z', '#ffffff88') +
    [
      [-30, 6, 6],
      [20, 0, 5],
      [40, 14, 7],
      [0, 12, 4],
    ]
      .map(([x = 0, y = 0, size = 0]) => circle(x, y, size, ink.hero[2], ' opacity=".35"'))
      .join('') +
    path('M-26 36Q0 60 26 36Q0 46-26 36Z', '#4a0a14') +
    cabochon(ink, 0, 0, 9, ink.second) +
    coin(ink, 0, 82, 19, 0.45) +
    sparkle(-80, -74, 12)
  )
}

/** A seahorse. */
export const seahorse = (ink: Ink): string =>
  glow(ink, 0, 0, 90, ink.hero[0], 0.6) +
  at(
    30,
    -4,
    range(6)
      .map((index) =>
        at(
          14 - index * 2,
          -20 + index * 13,
          petal(30 - Math.abs(index - 2) * 4, 8, shade(ink, ink.second, 90)),
          { turn: 80 + index * 8 },
        ),
      )
      .join(''),
  ) +
  path(
    'M-58-40C-44-44-32-46-26-56C-22-82 14-92 34-70C50-50 42-24 40-6C40 26 26 42 16 56C10 70 22 80 32 72C38 66 32 58 26 62C34 50 48 62 44 78C36 98 2 98-6 74C-14 46 6 30 2 4C0-12-8-18-18-24C-30-24-44-24-58-26Z',
    ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.4, 0.25, 0.85),
    ` stroke="${ink.hero[2]}" stroke-width="1.500"`,
  ) +
  stroke(
    'M10-10Q26-8 38-14M8 4Q24 8 40 2M6 18Q22 24 37 18M2 32Q16 40 32 34M-4 46Q10 54 24 48',
    ink.hero[0],
    2.4,
    ' stroke-opacity=".8"',
  ) +
  path('M-14-72L-10-96L4-80L14-98L20-78L36-90L32-70Z', shine(ink, ink.metal, 20)) +
  eyeOn(-8, -56, 8) +
  cabochon(ink, 10, -82, 4, ink.second) +
  sparkle(-44, -70, 12) +
  sparkle(-50, 40, 10) +
  circle(-66, -8, 7, '#ffffff55') +
  circle(-76, 10, 4, '#ffffff66')

/** A pearl in its shell. */
export const pearlShell = (ink: Ink): string => {
  const ribs = (sign: number): string =>
    stroke(
      [-60, -36, -12, 12, 36, 60]
        .map(
          (x) =>
            `M${n(x * 0.3)} ${n(sign * 4)}Q${n(x * 0.8)} ${n(sign * 30)} ${n(x * 1.2)} ${n(sign * (74 - Math.abs(x) * 0.36))}`,
        )
        .join(''),
      ink.hero[2],
      2,
      ' stroke-opacity=".45"',
    )
  const half =
    'M0 4C-30-2-96-24-92-56C-84-66-74-62-68-70C-58-82-46-76-38-84C-26-92-12-86 0-92C12-86 26-92 38-84C46-76 58-82 68-70C74-62 84-66 92-56C96-24 30-2 0 4Z'
  return (
    shadow(ink, 0, 88, 96, 12) +
    at(
      0,
      6,
      path(
        half,
        ink.pen.radial(['#ffffff', ink.hero[0], ink.hero[1], ink.hero[2]], 0.5, 0.9, 1),
        ` stroke="${ink.hero[2]}" stroke-width="1.500"`,
      ) + ribs(-1),
    ) +
    ellipse(0, 24, 88, 24, '#ffe9f0') +
    ellipse(0, 26, 80, 18, ink.pen.linear(['#d993b0', '#fff3f7'], 90)) +
    glow(ink, 0, -6, 70, '#ffffff', 1) +
    ball(ink, 0, -2, 34, ['#ffffff', '#ffeef6', '#a98bb0']) +
    `<g transform="translate(0 18) scale(1 -.72)">${path(half, ink.pen.radial(['#ffffff', ink.hero[0], ink.hero[1], ink.hero[2]], 0.4, 0.6, 0.9), ` stroke="${ink.hero[2]}" stroke-width="1.500"`)}${ribs(-1)}</g>` +
    sparkle(-14, -16, 18) +
    sparkle(60, -50, 10)
  )
}

/** Prawns and lobsters: armour, feelers and claws. */
export const lobster = (ink: Ink): string => {
  const body = range(6)
    .map((index) =>
      ellipse(
        0,
        8 + index * 14,
        33 - index * 3.5,
        14,
        ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]]),
        ` stroke="${ink.hero[2]}"`,
      ),
    )
    .reverse()
    .join('')
  const half =
    stroke('M-14-34C-40-60-30-92-64-98M-8-38C-20-70-8-86-22-102', ink.hero[1], 3) +
    stroke('M-26 0Q-62-6-62-34', ink.hero[2], 12) +
    path(
      'M-60-28C-92-36-96-70-78-92C-78-74-72-66-66-60C-60-68-54-78-58-92C-36-76-36-36-60-28Z',
      ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]]),
      ` stroke="${ink.hero[2]}"`,
    ) +
    [14, 28, 42].map((y) => stroke(`M-28 ${y}Q-54 ${y + 2}-62 ${y + 22}`, ink.hero[1], 5)).join('') +
    at(-6, 82, petal(34, 13, shade(ink, ink.second, 90), ` stroke="${ink.hero[2]}"`), { turn: -142 }) +
    eyeOn(-12, -38, 7)
  return (
    shadow(ink, 0, 92, 80, 8) +
    mirrored(half) +
    at(0, 84, petal(30, 12, shade(ink, ink.second, 90)), { turn: 180 }) +
    body +
    path(
      'M-34 8C-36-28-16-50 0-54C16-50 36-28 34 8Q0 22-34 8Z',
      ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]]),
      ` stroke="${ink.hero[2]}"`,
    ) +
    path('M-22-4C-20-26-10-38 2-42C-8-24-10-12-10 2Z', '#ffffff88') +
    cabochon(ink, 0, -10, 8, ink.second) +
    coin(ink, -70, 80, 17, 0.5) +
    coin(ink, 74, 78, 15, 0.5) +
    sparkle(-76, -70, 12)
  )
}

/** A gun that shoots nets. */
export const cannon = (ink: Ink): string =>
  glow(ink, 44, -52, 70, '#fff3a0', 0.9) +
  shadow(ink, 0, 88, 92, 12) +
  at(
    -6,
    20,
    rect(-34, -100, 68, 96, 12, shine(ink, ink.metal, 0)) +
      rect(-26, -92, 52, 84, 8, ink.pen.linear([ink.hero[2], ink.hero[0], ink.hero[1], ink.hero[2]], 0)) +
      rect(-40, -110, 80, 20, 9, shine(ink, ink.metal, 0)) +
      ellipse(0, -108, 30, 8, '#1a0710') +
      rect(-40, -46, 80, 13, 6, shine(ink, ink.metal, 0)) +
      gem(ink, 0, -70, 14, ink.second),
    { turn: 34 },
  ) +
  path(
    'M-74 90C-74 30-40 8-6 8C28 8 62 30 62 90Z',
    ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.4, 0.2, 0.9),
    ` stroke="${ink.metal[1]}" stroke-width="4"`,
  ) +
  circle(-6, 50, 27, shine(ink, ink.metal, 45)) +
  circle(-6, 50, 20, shade(ink, ink.second)) +
  polygon(
    starPoints(5, 15, 6.5).map(([x, y]) => [x - 6, y + 50] as const),
    ink.metal[0],
  ) +
  rect(-84, 80, 158, 14, 7, shine(ink, ink.metal, 0)) +
  ball(ink, 72, -84, 13, ['#ffffff', '#ffd21e', '#a35a00']) +
  stroke('M52-66L60-74M66-58L78-66M46-82L52-92', '#fff3a0', 4) +
  coin(ink, 82, 70, 15, 0.5) +
  sparkle(70, -88, 15)

/** The sea god's trident and crown. */
export const trident = (ink: Ink): string =>
  glow(ink, 0, -10, 96, ink.hero[0], 0.8) +
  at(
    0,
    0,
    rect(-5, -30, 10, 130, 5, shine(ink, ink.metal, 0)) +
      path(
        'M0-100L11-72L5-66V-24H-5V-66L-11-72ZM-52-84L-38-62L-44-58C-44-36-28-26 0-26C28-26 44-36 44-58L38-62L52-84L62-58L55-56C56-22 32-10 0-10C-32-10-56-22-55-56L-62-58Z',
        shine(ink, ink.metal, 70),
        ` stroke="${ink.metal[2]}" stroke-width="1.500" stroke-linejoin="round"`,
      ) +
      cabochon(ink, 0, -18, 10, ink.second),
    { turn: 16 },
  ) +
  at(
    0,
    62,
    path(
      'M-66 10L-74-36L-40-10L-22-46L0-14L22-46L40-10L74-36L66 10Q0 30-66 10Z',
      shine(ink, ink.metal, 20),
      ` stroke="${ink.metal[2]}"`,
    ) +
      path('M-66 10Q0 30 66 10L64 26Q0 46-64 26Z', shade(ink, ink.hero)) +
      mirrored(
        ball(ink, -74, -38, 7, ['#ffffff', '#ffe9f4', '#a98bb0']) +
          ball(ink, -22, -48, 8, ['#ffffff', '#ffe9f4', '#a98bb0']) +
          cabochon(ink, -36, 22, 5, ink.second),
      ) +
      gem(ink, 0, 24, 12, ink.second),
  ) +
  sparkle(-50, -40, 14) +
  sparkle(44, -86, 9)

/** Starfish and shells on the sand. */
export const starfish = (ink: Ink): string =>
  shadow(ink, 0, 86, 96, 12) +
  path(
    'M-108 84C-70 58-20 82 20 70C60 58 90 72 108 84C60 104-60 104-108 84Z',
    shade(ink, ['#fff0c4', '#e8c07a', '#a87535'], 90),
  ) +
  at(
    0,
    -8,
    range(5)
      .map((index) =>
        at(
          0,
          0,
          petal(
            88,
            27,
            ink.pen.linear([ink.hero[1], ink.hero[0], ink.hero[1]], 0),
            ` stroke="${ink.hero[2]}" stroke-width="1.500"`,
          ) + stroke('M0-16V-72', ink.hero[0], 7, ' stroke-dasharray="1 11"'),
          { turn: index * 72 },
        ),
      )
      .join('') +
      circle(0, 0, 26, ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[1]])) +
      mirrored(eyeOn(-13, -4, 9)) +
      path('M-10 12Q0 24 10 12Z', '#5c0a1c'),
    { turn: 8 },
  ) +
  ball(ink, 62, 66, 17, ['#ffffff', '#ffe9f4', '#a98bb0']) +
  coin(ink, -64, 78, 18, 0.5) +
  gem(ink, 30, 84, 11, ink.second) +
  sparkle(-28, -50, 12)
