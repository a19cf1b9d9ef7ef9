import { stuff } from '../../colors'
import { ball, die, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import type { Ramp } from '../../pen'
import { at, ellipse, path, polygon, rect, stroke } from '../../svg'

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
    pawn(-52, 2, colors[0] ?? stuff.ivory) +
    pawn(0, -26, colors[1] ?? stuff.ivory) +
    pawn(52, 2, colors[3] ?? stuff.ivory) +
    pawn(2, 34, colors[2] ?? stuff.ivory) +
    die(ink, 64, -56, 25, stuff.ivory, [6, 4, 5]) +
    sparkle(-60, -50, 13)
  )
}
