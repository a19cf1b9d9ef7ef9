import { coin, type Ink, shadow, shine, sparkle } from '../../forms'
import { at, circle, ellipse, n, path, range, rect } from '../../svg'

/** A hive full of honey, with bees about it. */
export function hive(ink: Ink): string {
  const bee = (x: number, y: number, turn: number): string =>
    at(
      x,
      y,
      ellipse(-4, -9, 11, 7, '#ffffffb0', ' transform="rotate(-30)"') +
        ellipse(6, -10, 11, 7, '#ffffff90', ' transform="rotate(20)"') +
        ellipse(0, 0, 14, 9.5, shine(ink, ink.metal, 80)) +
        path('M-5-9Q-8 0-5 9H0Q-3 0 0-9ZM5-8Q3 0 5 8L9 6.5Q8 0 9-6.5Z', '#2b1204') +
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
        ' stroke="#8a4300" stroke-width="1.5"',
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
