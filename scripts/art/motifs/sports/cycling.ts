import { type Ink, shadow, shine, sparkle } from '../../forms'
import { circle, n, path, polygon, range, stroke } from '../../svg'

/** A road bicycle's wheels in the mountains of a tour. */
export const cycling = (ink: Ink): string => {
  const wheel = (x: number): string =>
    circle(x, 40, 40, 'none', ' stroke="#12141f" stroke-width="7"') +
    circle(x, 40, 36, 'none', ` stroke="${ink.metal[0]}" stroke-width="2.5"`) +
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
