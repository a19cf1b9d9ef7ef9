import { ball, coin, gem, glow, type Ink, shade, shadow, shine, sparkle } from '../forms'
import type { Ramp } from '../pen'
import { at, circle, ellipse, mirrored, path, range, stroke } from '../svg'

const eye = (x: number, y: number, size: number): string =>
  circle(x, y, size, '#ffffff') +
  circle(x - size * 0.2, y, size * 0.62, '#15081c') +
  circle(x - size * 0.4, y - size * 0.3, size * 0.24, '#ffffff')

const bubbles = (ink: Ink): string =>
  [
    [-86, -40, 9],
    [-74, -66, 6],
    [78, -60, 7],
    [88, 10, 5],
    [-92, 20, 5],
  ]
    .map(([x = 0, y = 0, size = 0]) =>
      circle(x, y, size, ink.pen.radial(['#ffffffdd', '#ffffff22', '#ffffff88'], 0.3, 0.3, 0.7)),
    )
    .join('')

/** A fish's flank: scales in rows. */
const scales = (rows: readonly (readonly [x: number, y: number])[], color: string): string =>
  stroke(rows.map(([x, y]) => `M${x} ${y}q8 8 0 16`).join(''), color, 1.6, ' stroke-opacity=".55"')

const fin = (d: string, ink: Ink, ramp: Ramp): string =>
  path(d, shade(ink, ramp, 60), ` stroke="${ramp[2]}" stroke-opacity=".5"`)

/** A carp in gold, tail flowing. */
export const koi = (ink: Ink): string =>
  bubbles(ink) +
  at(
    0,
    4,
    fin('M44-6C62-50 92-60 100-66C96-40 84-22 74-4C90 14 98 34 98 58C78 50 56 34 42 14Z', ink, ink.hero) +
      stroke('M52-4C66-26 80-42 92-54M54 6C70 18 82 34 90 48', ink.hero[0], 1.8, ' stroke-opacity=".7"') +
      fin('M-26-36C-10-72 30-66 46-48C36-34 24-28 14-26Z', ink, ink.hero) +
      fin('M-14 34C-20 66 8 76 22 70C18 54 16 44 18 30Z', ink, ink.hero) +
      path(
        'M-92 6C-80-34-36-46 0-40C34-34 52-18 60 2C50 26 24 40-8 42C-48 44-80 30-92 6Z',
        ink.pen.radial(['#ffffff', ink.hero[0], ink.hero[1], ink.hero[2]], 0.4, 0.2, 0.85),
        ` stroke="${ink.hero[2]}" stroke-opacity=".6"`,
      ) +
      path(
        'M-22-42C-4-34-2-14-16-8C-34-4-42-26-36-40ZM22-34C40-24 48-10 38-2C22 2 10-14 10-36ZM-10 42C-18 26-2 12 12 18C26 26 22 36 14 40Z',
        ink.second[1],
        ' opacity=".85"',
      ) +
      scales(
        [
          [-26, -16],
          [-10, -28],
          [-10, -4],
          [6, -16],
          [6, 8],
          [22, -8],
          [22, 14],
          [-26, 8],
          [38, -2],
          [-10, 18],
        ],
        ink.metal[0],
      ) +
      path(
        'M-48-34C-38-12-38 18-50 34',
        'none',
        ` stroke="${ink.hero[2]}" stroke-width="2" stroke-opacity=".6"`,
      ) +
      fin('M-34 8C-20 0-2 10 2 28C-16 32-32 24-34 8Z', ink, ink.second) +
      eye(-66, -8, 10) +
      stroke('M-90 10Q-82 20-72 16', '#7a1c1c', 3) +
      stroke('M-86 18C-96 26-94 36-100 40M-78 24C-80 34-74 42-78 48', ink.metal[0], 2.5),
    { turn: -8 },
  ) +
  sparkle(-40, -50, 14) +
  sparkle(66, 62, 9)

/** A shark that comes out of the page. */
export const shark = (ink: Ink): string => {
  const skin: Ramp = ['#e6f3ff', '#6f93b8', '#1d3757']
  return (
    bubbles(ink) +
    at(
      0,
      2,
      fin('M54 0C70-34 88-50 102-54C94-30 92-14 92 2C96 18 100 34 94 52C78 42 62 24 52 10Z', ink, skin) +
        path('M-2-38C4-72 20-92 42-96C34-76 36-56 44-32Z', shade(ink, skin, 60)) +
        path(
          'M-98-2C-72-40-30-50 8-46C40-42 60-22 70 2C54 26 20 40-20 40C-34 40-44 36-50 30C-64 24-84 14-98-2Z',
          ink.pen.linear(['#b9d6f0', '#6f93b8', '#375a80'], 90),
          ' stroke="#1d3757" stroke-width="1.500"',
        ) +
        path(
          'M-92 4C-70 10-50 12-40 12C0 14 40 16 66 8C50 28 18 40-20 40C-34 40-44 36-50 30C-64 24-80 16-92 4Z',
          '#f4fbff',
        ) +
        path('M-88 6C-70 14-54 14-38 10C-42 26-52 30-60 27C-72 22-82 14-88 6Z', '#6b0a1c') +
        path(
          'M-84 8L-80 15L-75 10L-70 18L-65 11L-59 19L-54 11L-48 18L-43 10C-54 14-70 14-84 8ZM-72 21L-68 16L-64 24L-59 18L-55 26L-51 20L-47 25C-52 30-60 29-72 21Z',
          '#ffffff',
        ) +
        fin('M-10 22C0 50-10 72-30 84C-40 62-38 40-30 26Z', ink, skin) +
        eye(-58, -14, 7) +
        stroke('M-68-24L-50-20', '#1d3757', 4) +
        stroke('M-24-16Q-20-2-24 10M-14-18Q-10-2-14 12M-4-18Q0-2-4 12', '#1d3757', 2.4) +
        path('M-70-26C-40-42 0-44 30-34C0-36-40-32-70-26Z', '#ffffff99'),
      { turn: 6 },
    ) +
    coin(ink, 62, 66, 18, 0.7) +
    coin(ink, 30, 82, 13, 0.6) +
    sparkle(-30, -44, 12)
  )
}

/** A blowfish, all spikes. */
export const puffer = (ink: Ink): string =>
  bubbles(ink) +
  fin('M60 0C78-20 90-24 98-22C92-8 92 8 98 24C86 26 74 20 60 8Z', ink, ink.second) +
  range(22)
    .map((index) =>
      at(0, 4, path('M-6-62L0-88L6-62Z', shade(ink, ink.metal, 90)), { turn: (index * 360) / 22 }),
    )
    .join('') +
  circle(0, 4, 68, ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]])) +
  path('M-62 28C-30 10 30 10 62 28C48 66 20 72 0 72C-20 72-48 66-62 28Z', '#fffbe8', ' opacity=".92"') +
  range(9)
    .map((index) =>
      circle(
        -36 + (index % 3) * 34 + Math.floor(index / 3) * 6,
        -44 + Math.floor(index / 3) * 17,
        5,
        ink.second[1],
        ' opacity=".7"',
      ),
    )
    .join('') +
  mirrored(eye(-30, -6, 17)) +
  ellipse(0, 26, 13, 9, '#7a1c2c') +
  ellipse(0, 22, 13, 4, '#ff8f8f') +
  mirrored(fin('M-60 14C-84 6-94 20-92 36C-78 40-66 34-58 28Z', ink, ink.second)) +
  ellipse(-26, -38, 18, 9, '#ffffff88') +
  sparkle(-52, -60, 12)

/** A fish whose bill is a blade. */
export const swordfish = (ink: Ink): string =>
  bubbles(ink) +
  at(
    8,
    6,
    fin('M58 4C72-34 84-48 98-56C90-24 90-8 90 8C94 26 96 42 92 62C78 48 66 30 56 16Z', ink, ink.hero) +
      path('M-26-22C-20-72 4-84 30-78C26-64 36-50 52-44C50-30 46-22 40-16Z', shade(ink, ink.second, 60)) +
      stroke('M-14-26C-8-50 4-66 16-74M4-26C8-46 18-60 26-68M22-24C26-38 32-46 40-50', ink.second[0], 1.8) +
      path(
        'M-116 8L-44-8C-16-30 30-30 66 6C40 38-6 42-44 18Z',
        ink.pen.linear([ink.hero[0], ink.hero[1], ink.hero[2]], 90),
        ` stroke="${ink.hero[2]}"`,
      ) +
      path('M-116 8L-44 2L-40 14Z', shine(ink, ink.metal, 90)) +
      path('M-42 14C-6 40 38 34 64 8C36 18-6 20-42 14Z', '#ffffffcc') +
      fin('M-10 20C-14 46 0 60 14 66C20 48 18 34 12 22Z', ink, ink.second) +
      eye(-32, 0, 7.5) +
      stroke('M-14-12Q-8 4-14 16', ink.hero[2], 2),
    { turn: 12 },
  ) +
  sparkle(-80, -14, 14) +
  gem(ink, -56, 66, 18, ink.second) +
  gem(ink, -24, 80, 12, ink.hero)

/** A ray that glides over. */
export const manta = (ink: Ink): string =>
  bubbles(ink) +
  stroke('M0 40C8 66-8 80 4 102', ink.hero[2], 5) +
  mirrored(
    path(
      'M0-46C-24-44-40-30-60-22C-80-14-96-4-106 26C-84 14-66 22-48 36C-34 48-14 56 0 56Z',
      ink.pen.linear([ink.hero[0], ink.hero[1], ink.hero[2]], 60),
      ` stroke="${ink.hero[0]}" stroke-width="1.500"`,
    ) +
      path('M-14-42C-24-58-20-70-12-78C-10-66-8-54-2-46Z', shade(ink, ink.hero)) +
      path('M-92 8C-72-4-54-14-36-22C-56-2-68 8-92 8Z', '#ffffff66') +
      circle(-26, -4, 7, ink.second[0], ' opacity=".8"') +
      circle(-44, 8, 5, ink.second[0], ' opacity=".7"') +
      circle(-18, 22, 5, ink.second[0], ' opacity=".7"') +
      circle(-62, 14, 3.5, ink.second[0], ' opacity=".7"'),
  ) +
  mirrored(eye(-15, -38, 5)) +
  path('M-10-36C-4-20 4-20 10-36C10-8 6 20 0 50C-6 20-10-8-10-36Z', '#ffffff44') +
  sparkle(-50, -40, 12) +
  sparkle(56, -54, 9)

/** A fish of the depths with its lamp. */
export const angler = (ink: Ink): string =>
  glow(ink, -62, -62, 70, '#fff3a0', 1) +
  bubbles(ink) +
  stroke('M-4-40C-10-86-46-94-60-68', ink.hero[2], 5) +
  ball(ink, -62, -60, 13, ['#ffffff', '#fff07a', '#c98a0a']) +
  fin('M60 0C76-30 92-36 102-34C94-12 94 14 102 36C88 38 72 26 58 14Z', ink, ink.second) +
  path(
    'M-78 22C-90-20-50-54-4-52C44-50 70-22 72 4C74 40 36 72-8 70C-50 68-74 52-78 22Z',
    ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.35, 0.25, 0.8),
  ) +
  path('M-82 16C-50-2 0 0 26 14C22 48-10 60-40 56C-66 52-80 36-82 16Z', '#2a0614') +
  path(
    'M-80 14L-72 32L-64 8L-52 34L-42 4L-28 34L-18 5L-6 30L4 8L14 26L24 12C0 0-50-2-80 14ZM-66 46L-58 32L-50 54L-40 36L-30 56L-18 38L-8 52L2 38L10 44C-2 58-40 64-66 46Z',
    '#fffbe8',
  ) +
  eye(-30, -22, 14) +
  path('M-50-40Q-30-50-12-36Q-30-42-50-40Z', ink.hero[2]) +
  fin('M30 30C52 34 62 50 60 66C44 64 32 52 26 42Z', ink, ink.second) +
  fin('M10-50C20-76 44-76 56-64C48-52 44-44 42-36Z', ink, ink.second) +
  sparkle(-62, -64, 14)

/** A clownfish between the arms of an anemone. */
export const clownfish = (ink: Ink): string => {
  const orange: Ramp = ['#ffd08a', '#ff7a1a', '#a33200']
  return (
    bubbles(ink) +
    range(9)
      .map((index) =>
        at(-80 + index * 20, 96, path('M-7 0C-16-30 8-50-2-78C14-70 8-30 8 0Z', shade(ink, ink.second, 90)), {
          turn: (index - 4) * 5,
        }),
      )
      .join('') +
    at(
      0,
      -10,
      fin('M50 0C66-30 84-36 94-30C88-12 88 12 94 30C82 36 66 28 50 12Z', ink, orange) +
        fin('M-20-34C-6-62 34-62 46-40L24-24Z', ink, orange) +
        path(
          'M-80 2C-70-34-30-44 4-40C38-36 56-16 60 4C48 32 16 44-14 42C-50 40-74 28-80 2Z',
          ink.pen.radial([orange[0], orange[1], orange[2]], 0.4, 0.25, 0.8),
        ) +
        path(
          'M-36-38C-24-18-26 22-38 38C-32 42-22 42-16 42C-6 18-6-18-14-41ZM20-37C32-20 30 22 18 38L34 30C42 14 42-16 36-28ZM52-12C58 0 58 8 52 18L62 10V-4Z',
          '#ffffff',
          ' stroke="#1c0d14" stroke-width="2.500"',
        ) +
        fin('M-16 6C2 0 16 10 16 26C0 32-14 24-16 6Z', ink, orange) +
        eye(-56, -8, 11) +
        stroke('M-78 10Q-68 22-56 16', '#7a1c1c', 3),
      { turn: -6 },
    ) +
    path('M-60-40Q-30-56 0-50Q-30-46-60-40Z', '#ffffff88') +
    sparkle(40, -66, 12)
  )
}

/** A whale that spouts. */
export const whale = (ink: Ink): string =>
  shadow(ink, 0, 84, 90, 10) +
  stroke('M-32-50C-36-78-58-84-66-70M-28-50C-26-80-4-88 6-72M-30-50V-86', '#dff8ff', 5) +
  path(
    'M-96 6C-98-38-56-56-20-52C20-48 42-20 60-12C74-8 80-18 78-34C66-44 62-60 66-72C80-68 88-56 90-46C94-58 102-66 110-66C110-50 102-38 94-32C98 20 60 66-10 68C-64 70-94 44-96 6Z',
    ink.pen.radial([ink.hero[0], ink.hero[1], ink.hero[2]], 0.35, 0.2, 0.85),
    ` stroke="${ink.hero[2]}"`,
  ) +
  path('M-94 16C-60 22-20 24 6 18C24 40 20 58 4 67C-60 72-92 48-94 16Z', '#f4fdff') +
  stroke(
    'M-82 28C-78 44-70 54-62 60M-64 30C-60 48-54 58-46 65M-46 31C-42 48-36 60-28 67M-28 31C-24 46-20 58-12 67M-10 29C-6 42-2 56 2 65',
    '#8fb3cc',
    2,
  ) +
  path('M10 20C34 28 44 48 40 66C20 60 6 44 2 26Z', shade(ink, ink.hero)) +
  eye(-66, 0, 8) +
  stroke('M-94 14Q-70 24-50 18', ink.hero[2], 3) +
  path('M-80-26C-60-46-20-48 10-36C-20-38-54-34-80-26Z', '#ffffff88') +
  sparkle(70, 20, 11)
