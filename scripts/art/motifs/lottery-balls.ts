import {
  ball,
  coin,
  coinHeap,
  die,
  glow,
  type Ink,
  lotus,
  numberBall,
  shadow,
  shine,
  sparkle,
} from '../forms'
import type { Ramp } from '../pen'
import { at, circle, ellipse, mirrored, n, path, range, rect, stroke } from '../svg'

const number = (ink: Ink): string => String(1 + Math.floor(ink.pen.random() * 59))

const ramps = (ink: Ink): readonly [Ramp, Ramp, Ramp] => [ink.hero, ink.second, ink.metal]

const rampAt = (ink: Ink, index: number): Ramp => ramps(ink)[index % 3] ?? ink.hero

/** A glass drum in which the balls are stirred. */
export function drum(ink: Ink): string {
  const { metal, pen } = ink
  const balls = [
    [-38, 14],
    [-4, 26],
    [34, 16],
    [-22, -14],
    [16, -12],
    [-50, -18],
    [46, -18],
    [-4, -44],
  ]
  return (
    shadow(ink, 0, 92, 84, 12) +
    path('M-62 92L-36 52H36L62 92Z', shine(ink, metal, 0), ` stroke="${metal[2]}"`) +
    rect(-70, 84, 140, 12, 5, shine(ink, metal, 90)) +
    circle(0, -10, 80, shine(ink, metal, 50)) +
    circle(0, -10, 72, pen.radial(['#ffffff', ink.sky[0], ink.sky[1], ink.sky[2]], 0.4, 0.3, 0.8)) +
    balls
      .map(([x = 0, y = 0], index) => numberBall(ink, x, y, 19, rampAt(ink, index), number(ink)))
      .join('') +
    circle(0, -10, 72, pen.radial(['#ffffff00', '#ffffff00', '#ffffff66'], 0.5, 0.5, 0.5)) +
    path('M-58-42C-46-70-20-78 4-76C-24-64-42-44-50-10C-58-18-60-32-58-42Z', '#ffffffaa') +
    ellipse(40, 34, 20, 8, '#ffffff55', ' transform="rotate(-42 40 34)"') +
    mirrored(rect(70, -20, 22, 20, 5, shine(ink, metal, 90))) +
    sparkle(-44, -64, 14)
  )
}

/** Balls piled as they were drawn, the last one on top. */
export const pile = (ink: Ink): string =>
  shadow(ink, 0, 84, 98, 14) +
  glow(ink, 0, -20, 96, ink.metal[0], 0.6) +
  [
    [-64, 48, 32],
    [0, 52, 33],
    [64, 48, 32],
    [-33, -2, 34],
    [34, -2, 34],
  ]
    .map(([x = 0, y = 0, size = 0], index) => numberBall(ink, x, y, size, rampAt(ink, index), number(ink)))
    .join('') +
  numberBall(ink, 0, -52, 40, ink.hero, number(ink)) +
  sparkle(-22, -78, 18) +
  sparkle(76, 20, 9)

/** One great ball with a crown of light. */
export const greatBall = (ink: Ink): string =>
  shadow(ink, 0, 88, 84, 12) +
  coinHeap(ink, 0, 82, 98, 1) +
  circle(0, -8, 84, 'none', ` stroke="${ink.metal[1]}" stroke-width="3" stroke-dasharray="3 9"`) +
  circle(0, -8, 76, shine(ink, ink.metal, 40)) +
  numberBall(ink, 0, -8, 70, ink.hero, number(ink)) +
  numberBall(ink, -72, 46, 24, ink.second, number(ink)) +
  numberBall(ink, 72, 46, 24, ink.second, number(ink)) +
  sparkle(-40, -60, 20)

/** Balls that race each other, with streaks behind them. */
export const race = (ink: Ink): string =>
  range(4)
    .map((index) => {
      const [x, y, size] = [34 - index * 9 + (index % 2) * 30, -66 + index * 42, 24 + index * 3]
      return (
        path(
          `M${n(x)} ${n(y - size * 0.8)}L-104 ${n(y - size * 0.1)}L${n(x)} ${n(y + size * 0.8)}Z`,
          ink.pen.linear([`${rampAt(ink, index)[1]}00`, rampAt(ink, index)[1]], 0),
        ) +
        stroke(`M-96 ${n(y - 10)}H-30M-84 ${n(y + 12)}H-44`, '#ffffff', 2, ' stroke-opacity=".6"') +
        numberBall(ink, x, y, size, rampAt(ink, index), String(index + 1))
      )
    })
    .join('') + sparkle(60, -78, 12)

/** A cage that turns on its stand, as in halls. */
export const cage = (ink: Ink): string => {
  const { metal } = ink
  return (
    shadow(ink, 0, 90, 86, 12) +
    stroke('M-66 88L-44-6M66 88L44-6M-78 88H78', metal[2], 10) +
    stroke('M-66 86L-44-8M66 86L44-8M-78 86H78', metal[0], 4) +
    [
      [-26, 10],
      [6, 22],
      [34, 8],
      [-8, -8],
      [22, -20],
      [-34, -20],
    ]
      .map(([x = 0, y = 0], index) => numberBall(ink, x, y - 14, 17, rampAt(ink, index), number(ink)))
      .join('') +
    [70, 48, 22]
      .map((rx) => ellipse(0, -14, rx, 66, 'none', ` stroke="${metal[0]}" stroke-width="3"`))
      .join('') +
    [-44, -14, 16]
      .map((y, index) =>
        ellipse(0, y, index === 1 ? 70 : 62, 12, 'none', ` stroke="${metal[1]}" stroke-width="2.500"`),
      )
      .join('') +
    stroke('M0-80V52', metal[0], 3) +
    rect(64, -24, 20, 18, 5, shine(ink, metal, 90)) +
    stroke('M82-16H94V20', metal[1], 6) +
    ball(ink, 94, 26, 9, ink.hero) +
    rect(-84, -24, 20, 18, 5, shine(ink, metal, 90)) +
    numberBall(ink, 0, 76, 18, ink.hero, number(ink)) +
    sparkle(-40, -70, 13)
  )
}

/** A lotus that opens around a ball. */
export const lotusBall = (ink: Ink): string =>
  shadow(ink, 0, 90, 92, 12) +
  at(0, 76, lotus(ink, 120, ink.hero)) +
  glow(ink, 0, -10, 60, '#ffffff', 0.9) +
  numberBall(ink, 0, -12, 38, ink.second, number(ink)) +
  mirrored(
    at(
      -4,
      80,
      path(
        'M0 0C-30-40-70-40-92-22C-80 8-40 14 0 0Z',
        ink.pen.linear(['#ffffff', ink.hero[0], ink.hero[1]], 60),
        ` stroke="${ink.hero[2]}" stroke-opacity=".4"`,
      ),
    ),
  ) +
  coin(ink, -70, 84, 15, 0.45) +
  coin(ink, 72, 86, 13, 0.45) +
  sparkle(-16, -36, 14)

/** Dice and the balls that count them. */
export const threeDice = (ink: Ink): string => {
  const white: Ramp = ['#ffffff', '#f4e8c8', '#b0935c']
  return (
    shadow(ink, 0, 78, 98, 18) +
    glow(ink, 0, 0, 90, ink.metal[0], 0.6) +
    die(ink, -46, 34, 42, ink.hero, [5, 3, 6]) +
    die(ink, 48, 36, 40, white, [1, 4, 2]) +
    die(ink, 0, -34, 46, white, [6, 2, 4]) +
    numberBall(ink, -72, -56, 20, ink.second, number(ink)) +
    numberBall(ink, 74, -52, 17, ink.hero, number(ink)) +
    sparkle(-14, -72, 14)
  )
}
