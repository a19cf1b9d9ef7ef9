import {
  ball,
  cabochon,
  coin,
  feathers,
  gem,
  glow,
  type Ink,
  petal,
  shade,
  shadow,
  shine,
  sparkle,
} from '../forms'
import { at, circle, ellipse, mirrored, n, path, polar, range, rect, stroke } from '../svg'

/** A dragon coiled around its pearl: the body is a row of scales along a spiral. */
export function dragon(ink: Ink): string {
  const { hero, metal, pen, second } = ink
  const link = pen.reuse(
    'link',
    () =>
      circle(0, 0, 20, pen.radial([hero[0], hero[1], hero[2]], 0.35, 0.22, 0.8)) +
      path(
        'M-13-6Q0-20 13-6M-17 5Q0-12 17 5',
        'none',
        ` stroke="${metal[0]}" stroke-opacity=".45" stroke-width="1.5"`,
      ),
  )
  const spine = pen.reuse('spine', () =>
    petal(30, 10, shade(ink, second, 90), ` stroke="${metal[0]}" stroke-width="1"`),
  )
  const body = range(44).map((index) => {
    const t = index / 43
    const degrees = 160 + t * 350
    const [x, y] = polar(degrees, 34 + t * 34)
    const size = 6 + t * 15
    return (
      (index % 3 === 0 ? at(x, y, spine, { turn: degrees + 90, scale: (size * 1.7) / 30 }) : '') +
      at(x, y, link, { turn: degrees + 90, scale: size / 20 })
    )
  })
  return (
    shadow(ink, 0, 92, 92, 12) +
    at(
      6,
      20,
      glow(ink, 0, 0, 62, '#ffffff', 0.8) +
        body.join('') +
        ball(ink, 0, 0, 27, ['#ffffff', '#ffe9f4', '#b58fae']),
    ) +
    at(-34, -44, dragonHead(ink, second), { scale: 0.86 }) +
    sparkle(-4, 8, 13)
  )
}

const dragonHead = (ink: Ink, mane: Ink['second']): string => {
  const { hero, metal } = ink
  return (
    [150, 118, 92, 64, 178]
      .map((turn, index) => at(16, 6, petal(62 - index * 3, 14, shade(ink, mane, 90)), { turn }))
      .join('') +
    path('M10-22C8-46 22-62 44-68C34-52 34-40 30-20Z', shine(ink, metal)) +
    path('M-6-24C-16-46-8-64 8-76C4-58 8-44 12-26Z', shine(ink, metal)) +
    path(
      'M34 14C34-16 14-30-10-28C-30-26-42-12-60-10C-72-8-74 4-64 8L-46 12C-52 16-60 18-66 16C-66 28-46 34-28 30C-8 34 26 36 34 14Z',
      ink.pen.radial([hero[0], hero[1], hero[2]], 0.4, 0.2, 0.8),
      ` stroke="${hero[2]}" stroke-width="1.500"`,
    ) +
    path('M-64 8L-46 12L-20 12L-22 20C-38 24-52 24-66 16C-60 18-52 16-46 12Z', '#7a0a18') +
    path('M-52 11L-50 18L-46 12L-42 18L-38 12L-34 18L-30 12Z', '#ffffff') +
    stroke('M-58-6C-78-16-84 6-98-2M-54 22C-66 34-80 30-86 44', metal[0], 3) +
    ellipse(-14, -12, 9, 7, '#fff6c9') +
    circle(-16, -11, 4.2, '#1c0505') +
    circle(-17.5, -12.5, 1.4, '#fff') +
    path('M-30-16Q-14-30 4-16Q-12-22-30-16Z', metal[1]) +
    circle(-60, -4, 2.6, hero[2])
  )
}

/** A tiger's face, head on. */
export function tiger(ink: Ink): string {
  const fur = ink.pen.radial(['#ffe1a0', '#ff9a22', '#d15a08', '#7a2700'], 0.5, 0.3, 0.75)
  const dark = '#2a0d05'
  const half =
    circle(-58, -58, 24, fur) +
    circle(-58, -58, 14, '#5c1d08') +
    path('M-88 12L-104 2L-90-4L-100-20L-78-22Z', fur) +
    stroke('M-86-8Q-66-10-54 0M-88 12Q-68 8-56 14M-80 34Q-62 24-50 26', dark, 6) +
    stroke('M-22-80Q-24-58-14-48M-44-70Q-40-52-28-44', dark, 6) +
    path('M-20 24C-56 22-62 56-36 66C-16 72-2 62 0 50V24Z', '#fff5e0') +
    path('M-60-14Q-38-38-14-12Q-36 0-60-14Z', '#1c0803') +
    ellipse(-36, -15, 15, 10.5, ink.pen.radial(['#fffbd0', '#ffd21e', '#5fae1c'], 0.5, 0.5, 0.6)) +
    ellipse(-34, -15, 4.5, 10, '#120300') +
    circle(-39, -20, 3.2, '#fff') +
    path('M-62-20Q-42-44-16-26Q-40-32-62-20Z', '#fff5e0') +
    stroke('M-34 50Q-70 46-92 54M-34 56Q-66 60-84 72', '#ffffff', 1.5, ' stroke-opacity=".85"') +
    range(3)
      .map((index) => circle(-20 - (index % 2) * 10, 44 + index * 5, 1.8, dark))
      .join('') +
    path('M-14 64L-10 78L-5 66Z', '#fff')
  return (
    shadow(ink, 0, 92, 80, 10) +
    at(
      0,
      2,
      path(
        'M0-86C-60-86-88-40-88 6C-88 50-50 84 0 88C50 84 88 50 88 6C88-40 60-86 0-86Z',
        fur,
        ` stroke="#7a2700" stroke-width="2"`,
      ),
    ) +
    mirrored(half) +
    path('M-6-84H6L3-50H-3ZM-14-60H14L8-52H-8Z', dark) +
    path('M-14 14Q0 8 14 14Q12 30 0 34Q-12 30-14 14Z', '#ff7f8c', ' stroke="#7a1c1c"') +
    stroke('M0 34V46M0 46Q-12 58-28 52M0 46Q12 58 28 52', dark, 3.5) +
    cabochon(ink, 0, -38, 8, ink.hero) +
    at(0, 78, coin(ink, 0, 0, 15)) +
    sparkle(-50, -30, 8)
  )
}

/** A firebird with its tail spread. */
export function phoenix(ink: Ink): string {
  const { hero, second, metal } = ink
  const wing =
    path(
      'M-8-4C-40-30-74-34-98-70C-96-30-86-2-60 10C-74 10-80 6-88 2C-78 26-50 36-14 22Z',
      ink.pen.linear([metal[0], hero[1], hero[2]], 60),
      ` stroke="${metal[1]}" stroke-width="1.200"`,
    ) + stroke('M-20 4C-44-8-66-18-84-44M-22 12C-44 8-60 2-74-12', metal[0], 1.5, ' stroke-opacity=".8"')
  return (
    at(0, 34, `<g transform="rotate(180)">${feathers(ink, 9, 120, 66, [hero, second])}</g>`) +
    mirrored(wing) +
    path(
      'M0-46C-24-40-26 4-14 34Q0 50 14 34C26 4 24-40 0-46Z',
      ink.pen.radial([metal[0], hero[1], hero[2]], 0.4, 0.2, 0.8),
    ) +
    path(
      'M-14 0Q0 8 14 0M-15 12Q0 20 15 12M-13 24Q0 32 13 24',
      'none',
      ` stroke="${metal[0]}" stroke-width="1.500"`,
    ) +
    feathersCrest(ink) +
    circle(0, -50, 17, ink.pen.radial([metal[0], hero[1], hero[2]])) +
    path('M-4-46L-22-38L-4-38Z', metal[1]) +
    circle(-5, -53, 4.5, '#fff') +
    circle(-6, -53, 2.4, '#1c0505') +
    gem(ink, 0, 4, 11, second) +
    sparkle(-60, -30, 12) +
    sparkle(56, -44, 9)
  )
}

const feathersCrest = (ink: Ink): string =>
  [-28, 0, 28]
    .map((turn) =>
      at(4, -62, petal(34, 6, shade(ink, ink.second, 90)) + circle(0, -34, 4.5, ink.metal[1]), {
        turn: turn + 14,
      }),
    )
    .join('')

/** A mask for the carnival, under a fan of feathers. */
export function mask(ink: Ink): string {
  const { hero, second, metal } = ink
  const half =
    path(
      'M0-4C-20-26-60-34-88-18C-92 20-72 46-44 44C-24 42-10 28 0 20Z',
      shade(ink, hero, 60),
      ` stroke="${metal[1]}" stroke-width="3"`,
    ) +
    path('M-66 2Q-46-16-20 6Q-44 24-66 2Z', '#140510', ` stroke="${metal[0]}" stroke-width="2.500"`) +
    stroke('M-80-6C-84 12-72 34-52 36C-38 36-24 30-14 20', metal[0], 1.8, ' stroke-dasharray="1 5"') +
    gem(ink, -76, -14, 7, second)
  return (
    at(0, 4, feathers(ink, 13, 150, 100, [hero, second, ['#fff2b0', '#ffb423', '#8a4300']])) +
    shadow(ink, 0, 88, 70, 10) +
    at(
      0,
      26,
      mirrored(half) +
        path('M-12-6Q0-30 12-6L6 26Q0 34-6 26Z', shine(ink, metal, 20)) +
        gem(ink, 0, -8, 15, second) +
        path('M-80-16Q-46-34-6-12Q-46-24-80-16Z', '#ffffff77'),
    ) +
    sparkle(-40, 14, 11)
  )
}

/** A beckoning cat. */
export function cat(ink: Ink): string {
  const white = ink.pen.radial(['#ffffff', '#fff8ec', '#e6d3bb', '#a98763'], 0.38, 0.25, 0.85)
  const { hero, metal } = ink
  return (
    shadow(ink, 0, 90, 78, 12) +
    path('M-54 88C-72 40-50 4 0 4C50 4 72 40 54 88Z', white) +
    path('M46 30C80 16 84-20 78-52C74-68 50-66 50-48C54-24 50 0 30 20Z', white, ' stroke="#c9ae8d"') +
    stroke('M56-54V-46M64-58V-48M72-54V-46', '#c9ae8d', 2) +
    mirrored(path('M-52-34L-50-88L-16-66Z', white) + path('M-46-44L-45-76L-24-62Z', '#ff9aa6')) +
    ellipse(0, -36, 58, 46, white) +
    mirrored(
      stroke('M-36-40Q-26-52-16-40', '#33150d', 4) +
        circle(-38, -24, 8, '#ff9aa6', ' opacity=".6"') +
        stroke('M-22-22L-50-26M-22-16L-48-12', '#33150d', 1.5) +
        ellipse(-26, 86, 20, 10, white),
    ) +
    path('M-6-28H6L0-21Z', '#f0586c') +
    stroke('M0-21Q-8-12-14-18M0-21Q8-12 14-18', '#33150d', 2.5) +
    rect(-44, 3, 88, 12, 6, shade(ink, hero, 90)) +
    at(0, 18, circle(0, 0, 11, shine(ink, metal)) + stroke('M-9 1H9', metal[2], 2)) +
    at(
      -8,
      58,
      `<g transform="rotate(-8)">${ellipse(0, 0, 27, 34, shine(ink, metal, 30))}${ellipse(0, 0, 21, 28, shade(ink, [metal[0], metal[1], metal[2]]))}</g>` +
        gem(ink, 0, 0, 13, hero),
    ) +
    path('M-58 44C-44 30-28 34-30 54C-36 66-56 62-58 44Z', white, ' stroke="#c9ae8d"') +
    sparkle(70, -70, 12)
  )
}

/** A scarab that holds the sun. */
export function scarab(ink: Ink): string {
  const { hero, second, metal } = ink
  const plume = (count: number, length: number, spread: number): string =>
    range(count)
      .map((index) =>
        at(
          -20,
          10,
          petal(
            length - index * 5,
            9,
            shade(ink, [hero, second][index % 2] ?? hero, 90),
            ` stroke="${metal[1]}" stroke-width="1.500"`,
          ),
          { turn: -100 + (index * spread) / count },
        ),
      )
      .join('')
  return (
    mirrored(plume(8, 96, 84)) +
    mirrored(stroke('M-24 40Q-50 50-52 78M-20 54Q-34 66-34 88', metal[1], 6)) +
    glow(ink, 0, -58, 50, '#ffe9a0', 1) +
    ball(ink, 0, -60, 25, ['#fff6c9', '#ff9a1a', '#b03200']) +
    circle(0, -60, 27, 'none', ` stroke="${metal[0]}" stroke-width="3"`) +
    ellipse(0, 32, 35, 47, shine(ink, metal, 30)) +
    ellipse(0, 34, 30, 41, ink.pen.radial([hero[0], hero[1], hero[2]], 0.35, 0.25, 0.8)) +
    stroke('M0 0V76', metal[0], 2.5) +
    path('M-32 14Q0-4 32 14Q18-16 0-18Q-18-16-32 14Z', shine(ink, metal, 10)) +
    ellipse(0, -16, 17, 13, ink.pen.radial([second[0], second[1], second[2]])) +
    path('M-22 14C-26 32-24 50-16 62C-18 44-16 28-8 14Z', '#ffffff77') +
    sparkle(-20, -70, 12) +
    cabochon(ink, 0, 6, 6, second)
  )
}

/** A hive full of honey, with bees about it. */
export function hive(ink: Ink): string {
  const bee = (x: number, y: number, turn: number): string =>
    at(
      x,
      y,
      ellipse(-4, -9, 11, 7, '#ffffffb0', ' transform="rotate(-30)"') +
        ellipse(6, -10, 11, 7, '#ffffff90', ' transform="rotate(20)"') +
        ellipse(0, 0, 14, 9.5, shine(ink, ink.metal, 80)) +
        path('M-5-9Q-8 0-5 9H0Q-3 0 0-9ZM5-8Q3 0 5 8L9 6.500Q8 0 9-6.500Z', '#2b1204') +
        circle(-12, -1, 4.5, '#2b1204'),
      { turn },
    )
  const bands = range(6)
    .map((index) => {
      const half = [34, 58, 72, 76, 68, 48][index] ?? 50
      return rect(
        -half,
        -70 + index * 25,
        half * 2,
        29,
        14,
        ink.pen.linear(['#fff0a8', '#ffb627', '#c26a05'], 90),
        ' stroke="#8a4300" stroke-width="1.500"',
      )
    })
    .join('')
  return (
    shadow(ink, 0, 88, 80, 12) +
    bands +
    ellipse(0, 38, 20, 23, '#3a1604') +
    ellipse(0, 41, 15, 17, '#120601') +
    path(
      `M-50-24C-46 ${n(0)}-52 14-46 30C-40 40-34 30-36 18C-34 0-30-14-34-26Z`,
      '#fff3b0',
      ' opacity=".85"',
    ) +
    bee(-70, -50, -14) +
    bee(66, -22, 16) +
    bee(40, -84, 0) +
    coin(ink, -66, 78, 18, 0.45) +
    sparkle(-30, -54, 12)
  )
}
