import { ball, cabochon, coin, gem, glow, type Ink, shade, shadow, shine, sparkle } from '../forms'
import {
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

/** An open book that casts light. */
export function book(ink: Ink): string {
  const { hero, metal, second, pen } = ink
  const page =
    path('M0 14C-26-4-60-8-84 2V66C-60 56-26 60 0 78Z', pen.linear(['#d9bd85', '#fff9e3', '#f3e2b4'], 20)) +
    range(5)
      .map((row) =>
        stroke(
          `M-74 ${n(16 + row * 9)}Q-44 ${n(8 + row * 9)}-14 ${n(24 + row * 9)}`,
          '#9c7a44',
          1.5,
          ' stroke-opacity=".6"',
        ),
      )
      .join('')
  return (
    shadow(ink, 0, 90, 96, 12) +
    glow(ink, 0, -14, 96, metal[0], 1) +
    polygon(
      [
        [-30, 30],
        [30, 30],
        [78, -96],
        [-78, -96],
      ],
      pen.linear([`${metal[0]}00`, `${metal[0]}bb`], 90),
    ) +
    path(
      'M0 22C-28 2-66-2-94 10V80C-66 70-28 72 0 92C28 72 66 70 94 80V10C66-2 28 2 0 22Z',
      shade(ink, hero),
      ` stroke="${metal[1]}" stroke-width="3"`,
    ) +
    mirrored(page + gem(ink, -86, 74, 7, second)) +
    stroke('M0 14V80', '#9c7a44', 2) +
    at(
      0,
      -42,
      polygon(starPoints(8, 36, 24), shine(ink, metal, 40), ` stroke="${metal[2]}"`) +
        circle(0, 0, 20, shade(ink, hero)) +
        gem(ink, 0, 0, 15, second),
    ) +
    sparkle(-50, -50, 13) +
    sparkle(48, -26, 10) +
    sparkle(34, -78, 8)
  )
}

/** A rolled map with a route marked on it. */
export const map = (ink: Ink): string =>
  shadow(ink, 0, 86, 92, 12) +
  at(
    0,
    0,
    path(
      'M-78-50C-40-62-20-40 16-50C44-58 62-54 78-48L82 56C56 46 36 64 4 56C-30 48-52 66-82 58Z',
      ink.pen.linear(['#fff4cf', '#e5bd77', '#a36a2a'], 60),
      ' stroke="#6b3b12" stroke-width="2"',
    ) +
      path(
        'M-50-20C-30-36-6-30 2-10C8 8-8 20-30 16C-54 12-62-6-50-20ZM30-4C46-16 64-6 60 12C56 28 34 30 28 16Z',
        '#7da35a',
        ' opacity=".7"',
      ) +
      stroke('M-54 34C-30 14-16 44 4 26C20 10 24 34 46 12', '#b01c1c', 4, ' stroke-dasharray="2 9"') +
      stroke('M40 2L56 18M56 2L40 18', '#b01c1c', 6) +
      ellipse(-80, 4, 9, 55, ink.pen.linear(['#8a5520', '#ffe9b8', '#a36a2a'], 0)) +
      ellipse(80, 4, 9, 54, ink.pen.linear(['#8a5520', '#ffe9b8', '#a36a2a'], 0)),
    { turn: -6 },
  ) +
  at(
    -44,
    -58,
    circle(0, 0, 36, shine(ink, ink.metal, 30)) +
      circle(0, 0, 29, shade(ink, ink.hero)) +
      polygon(starPoints(4, 26, 6), ink.metal[0]) +
      polygon(
        [
          [0, -24],
          [5, 0],
          [-5, 0],
        ],
        '#ff3048',
      ) +
      circle(0, 0, 4, '#fff'),
  ) +
  coin(ink, 62, 76, 17, 0.5) +
  sparkle(-60, -74, 12)

/** A pagoda of several storeys. */
export function pagoda(ink: Ink): string {
  const { hero, metal, second, pen } = ink
  const storey = (y: number, half: number, wall: number): string =>
    rect(-wall, y, wall * 2, 30, 0, pen.linear([second[2], second[1], second[2]], 0)) +
    range(3)
      .map((index) =>
        rect(
          -wall * 0.7 + index * wall * 0.5,
          y + 6,
          wall * 0.34,
          22,
          2,
          index === 1 ? '#ffe9a0' : '#5c1c04',
        ),
      )
      .join('') +
    path(
      `M${-half} ${n(y + 2)}C${n(-half * 0.8)} ${n(y - 4)} ${n(-half * 0.5)} ${n(y - 14)} ${n(-wall * 0.7)} ${n(y - 24)}H${n(wall * 0.7)}C${n(half * 0.5)} ${n(y - 14)} ${n(half * 0.8)} ${n(y - 4)} ${half} ${n(y + 2)}C${n(half + 4)} ${n(y - 6)} ${n(half + 6)} ${n(y - 12)} ${n(half + 5)} ${n(y - 16)}C${n(half + 12)} ${n(y)} ${n(half * 0.9)} ${n(y + 10)} ${n(half * 0.8)} ${n(y + 8)}H${n(-half * 0.8)}C${n(-half * 0.9)} ${n(y + 10)} ${n(-half - 12)} ${n(y)} ${n(-half - 5)} ${n(y - 16)}C${n(-half - 6)} ${n(y - 12)} ${n(-half - 4)} ${n(y - 6)} ${-half} ${n(y + 2)}Z`,
      pen.linear([hero[0], hero[1], hero[2]], 90),
      ` stroke="${metal[1]}" stroke-width="1.800"`,
    ) +
    mirrored(circle(-half - 3, y + 8, 4, metal[1]))
  return (
    shadow(ink, 0, 90, 96, 12) +
    glow(ink, 0, -30, 80, '#ffe9a0', 0.6) +
    path('M-84 92L-70 76H70L84 92Z', shine(ink, metal, 90)) +
    storey(46, 84, 58) +
    storey(2, 66, 44) +
    storey(-40, 48, 31) +
    stroke('M0-64V-92', metal[1], 5) +
    ball(ink, 0, -78, 8, metal) +
    ball(ink, 0, -92, 4.5, metal) +
    rect(-13, 50, 26, 28, 3, '#3a0d05') +
    sparkle(-40, -48, 11)
  )
}

/** Pyramids under a low sun. */
export function pyramid(ink: Ink): string {
  const { pen, metal, hero } = ink
  const one = (x: number, y: number, half: number, high: number): string =>
    polygon(
      [
        [x, y - high],
        [x - half, y],
        [x + half * 0.25, y],
      ],
      pen.linear(['#fff0b8', '#e8a93d', '#b86f1a'], 90),
    ) +
    polygon(
      [
        [x, y - high],
        [x + half * 0.25, y],
        [x + half, y],
      ],
      pen.linear(['#a85f1a', '#6b330b'], 90),
    ) +
    range(5)
      .map((row) => {
        const t = (row + 1) / 6
        return stroke(
          `M${n(x - half * t)} ${n(y - high * (1 - t))}L${n(x + half * 0.25 * t)} ${n(y - high * (1 - t))}L${n(x + half * t)} ${n(y - high * (1 - t))}`,
          '#5c2a08',
          1.1,
          ' stroke-opacity=".55"',
        )
      })
      .join('') +
    polygon(
      [
        [x, y - high],
        [x - half * 0.17, y - high * 0.83],
        [x + half * 0.043, y - high * 0.83],
        [x + half * 0.17, y - high * 0.83],
      ],
      shine(ink, metal, 60),
    )
  return (
    glow(ink, 22, -30, 96, '#fff0b0', 1) +
    circle(22, -34, 46, pen.radial(['#ffffff', '#ffe9a0', '#ffb13d'], 0.5, 0.5, 0.5)) +
    one(-52, 56, 46, 60) +
    one(66, 56, 40, 50) +
    one(6, 64, 84, 122) +
    path(
      'M-112 78C-60 46-30 76 10 62C44 50 80 60 112 78C60 104-60 104-112 78Z',
      pen.linear(['#ffdf8f', '#c9822a', '#7a4210'], 90),
    ) +
    path('M-96 84C-50 68-10 94 40 80C66 72 84 78 98 83C50 102-50 102-96 84Z', '#7a421099') +
    stroke('M-76 84C-80 60-76 44-66 30', '#4a2508', 5) +
    [-100, -60, -20, 30, 70]
      .map((turn) => at(-66, 30, path('M0 0C-8-10-8-22-2-34C4-22 6-10 0 0Z', '#2f7a2f'), { turn }))
      .join('') +
    cabochon(ink, 6, 14, 8, hero) +
    sparkle(6, -58, 16)
  )
}

/** Lanterns that glow at night. */
export function lanterns(ink: Ink): string {
  const { metal, hero, second, pen } = ink
  const lantern = (ramp: Ink['hero']): string =>
    stroke('M0-96V-50', metal[1], 2) +
    glow(ink, 0, 0, 72, '#ffd27a', 0.8) +
    ellipse(0, 0, 50, 44, pen.radial(['#fff6c0', ramp[0], ramp[1], ramp[2]], 0.5, 0.45, 0.62)) +
    [14, 30, 43]
      .map((rx) =>
        ellipse(0, 0, rx, 44, 'none', ` stroke="${ramp[2]}" stroke-opacity=".55" stroke-width="1.600"`),
      )
      .join('') +
    ellipse(-20, -20, 12, 16, '#ffffff55') +
    rect(-22, -52, 44, 12, 4, shine(ink, metal, 0)) +
    rect(-22, 40, 44, 12, 4, shine(ink, metal, 0)) +
    [-14, -7, 0, 7, 14].map((x) => stroke(`M${x} 52V${92 - Math.abs(x)}`, ramp[1], 2.6)).join('') +
    circle(0, 58, 5, metal[1]) +
    path('M0-22L6-6L22 0L6 6L0 22L-6 6L-22 0L-6-6Z', metal[0], ' opacity=".9"')
  return (
    at(-62, -22, lantern(second), { scale: 0.62 }) +
    at(64, -30, lantern(second), { scale: 0.56 }) +
    at(0, 4, lantern(hero), { scale: 1.08 }) +
    sparkle(-28, -40, 13)
  )
}

/** A ship under full sail. */
export function ship(ink: Ink): string {
  const { metal, hero, pen } = ink
  const sail = (x: number, y: number, wide: number, high: number): string =>
    path(
      `M${n(x - wide * 0.5)} ${y}Q${n(x + wide * 0.16)} ${n(y + high * 0.1)} ${n(x + wide * 0.5)} ${y}Q${n(x + wide * 0.86)} ${n(y + high * 0.6)} ${n(x + wide * 0.56)} ${y + high}Q${x} ${n(y + high * 0.84)} ${n(x - wide * 0.56)} ${y + high}Q${n(x - wide * 0.16)} ${n(y + high * 0.5)} ${n(x - wide * 0.5)} ${y}Z`,
      pen.linear(['#ffffff', '#f6e3bd', '#b98a52'], 20),
      ' stroke="#8a5a2a"',
    )
  return (
    glow(ink, 0, -20, 100, '#fff0c0', 0.7) +
    stroke('M-36 40V-76M18 40V-96M62 36V-56', '#5c2f0f', 6) +
    sail(-36, -66, 48, 50) +
    sail(-36, -12, 54, 44) +
    sail(18, -84, 52, 54) +
    sail(18, -26, 60, 54) +
    sail(62, -46, 34, 60) +
    path('M18-96L52-92L18-84Z', hero[1]) +
    path(
      'M-92 34C-70 42-40 44 0 44C44 44 76 36 96 20C92 52 78 76 60 82H-54C-76 76-88 58-92 34Z',
      pen.linear(['#c9823a', '#7a3f14', '#371604'], 90),
      ' stroke="#2b1204" stroke-width="2"',
    ) +
    stroke('M-88 46C-40 58 40 58 90 38', metal[1], 4) +
    range(5)
      .map(
        (index) => circle(-52 + index * 25, 62, 5.5, metal[1]) + circle(-52 + index * 25, 62, 3.5, '#180a02'),
      )
      .join('') +
    path(
      'M-110 84C-84 64-64 92-40 80C-16 68 0 92 24 80C48 68 78 78 110 84C60 104-60 104-110 84Z',
      pen.linear(['#9ff0ff', '#1f8ad0', '#0a3f80'], 90),
    ) +
    stroke('M-90 88C-70 78-56 98-34 88M0 90C20 80 40 98 64 86', '#ffffff', 2, ' stroke-opacity=".7"') +
    sparkle(26, -70, 10)
  )
}

/** A ringed planet and a comet. */
export function planet(ink: Ink): string {
  const { hero, second, metal, pen } = ink
  return (
    path('M-94-84L-40-52L-46-40Z', pen.linear([`${metal[0]}00`, metal[0]], 20)) +
    circle(-42, -46, 8, '#ffffff') +
    glow(ink, -42, -46, 26, '#ffffff', 0.9) +
    `<g transform="rotate(-18)">${path('M-98 14A98 26 0 0 1 98 14', 'none', ` stroke="${metal[2]}" stroke-width="12"`)}${circle(0, 6, 62, pen.radial([hero[0], hero[1], hero[2]], 0.32, 0.26, 0.8))}${[
      -26, -8, 18, 34,
    ]
      .map((y, index) => {
        const half = Math.sqrt(62 * 62 - y * y)
        return path(
          `M${n(-half)} ${n(y + 6)}Q0 ${n(y + 20)} ${n(half)} ${n(y + 6)}L${n(half * 0.98)} ${n(y + 14)}Q0 ${n(y + 30)} ${n(-half * 0.98)} ${n(y + 14)}Z`,
          index % 2 ? second[1] : hero[0],
          ' opacity=".35"',
        )
      })
      .join(
        '',
      )}${path('M-98 14A98 26 0 0 0 98 14', 'none', ` stroke="${metal[0]}" stroke-width="12" stroke-opacity=".95"`)}${path('M-90 20A94 26 0 0 0 94 20', 'none', ` stroke="${metal[2]}" stroke-width="2" stroke-opacity=".7"`)}${ellipse(-22, -24, 22, 13, '#ffffff66')}</g>` +
    ball(ink, 70, -66, 14, second) +
    ball(ink, -76, 62, 9, metal) +
    polygon(
      starPoints(5, 13, 5).map(([x, y]) => [x + 62, y + 72] as const),
      metal[0],
    ) +
    sparkle(20, -84, 12) +
    sparkle(-80, 6, 8)
  )
}

/** The moon over water, with a rabbit's shadow on it. */
export const moon = (ink: Ink): string =>
  glow(ink, 0, -8, 100, '#fff6cf', 1) +
  circle(0, -8, 74, ink.pen.radial(['#ffffff', '#fff3c4', '#f2c766', '#b87a2a'], 0.4, 0.35, 0.75)) +
  [
    [-30, -40, 13],
    [28, -30, 9],
    [-10, 40, 11],
    [40, 22, 7],
    [-50, 6, 7],
  ]
    .map(([x = 0, y = 0, size = 0]) => circle(x, y, size, '#d9a64a', ' opacity=".4"'))
    .join('') +
  path(
    'M-10 46C-24 36-22 18-8 14C-14 2-12-10-4-14C-14-30-14-48-6-54C0-48 0-34 2-18C8-32 14-44 22-46C24-38 18-24 10-12C22-8 22 4 14 12C26 18 34 34 26 46Z',
    '#7a3c14',
    ' opacity=".82"',
  ) +
  circle(9, -3, 2, '#fff3c4') +
  path(
    'M-108 78C-76 58-50 78-20 69C10 60 30 78 60 69C80 62 96 70 108 78C60 98-60 98-108 78Z',
    ink.pen.linear([ink.hero[0], ink.hero[1], ink.hero[2]], 90),
    ' opacity=".9"',
  ) +
  at(-70, 62, petal3(ink)) +
  at(66, 66, petal3(ink), { scale: 0.8 }) +
  sparkle(-56, -60, 12) +
  sparkle(70, -40, 9)

const petal3 = (ink: Ink): string =>
  [-50, -20, 20, 50]
    .map((turn) =>
      at(0, 0, path('M0 0C-9-10-8-24 0-32C8-24 9-10 0 0Z', shade(ink, ['#ffffff', '#ff9ac0', '#c2316f'])), {
        turn,
      }),
    )
    .join('')

/** Fireworks over a crowd of sparks. */
export function fireworks(ink: Ink): string {
  const burst = (x: number, y: number, reach: number, color: string, count: number): string => {
    const ends = range(count).map((index) => polar((index * 360) / count, reach))
    const trails = ends.map(
      ([ex, ey]) =>
        `M${n(ex * 0.3)} ${n(ey * 0.3)}Q${n(ex * 0.8)} ${n(ey * 0.75)} ${n(ex)} ${n(ey + reach * 0.14)}`,
    )
    const tips = ends.map(([ex, ey]) => `M${n(ex)} ${n(ey + reach * 0.14)}h.1`)
    return at(
      x,
      y,
      glow(ink, 0, 0, reach * 0.8, color, 0.7) +
        stroke(trails.join(''), color, 2.2) +
        stroke(tips.join(''), '#ffffff', 5.5) +
        circle(0, 0, reach * 0.1, '#ffffff'),
    )
  }
  const { hero, second, metal } = ink
  return (
    burst(2, -18, 76, metal[0], 22) +
    burst(2, -18, 46, hero[0], 16) +
    burst(-62, 34, 36, second[0], 14) +
    burst(64, 40, 38, hero[0], 14) +
    burst(62, -66, 28, second[0], 12) +
    stroke('M2 98Q-6 50 2 10M-62 98Q-58 70-62 46M64 98Q70 70 64 50', metal[0], 2, ' stroke-dasharray="1 6"') +
    sparkle(2, -18, 20)
  )
}
