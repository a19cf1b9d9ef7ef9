import { coinHeap, gem, type Ink, shadow, sparkle } from '../../forms'
import { circle, mirrored, path, stroke } from '../../svg'
import { eyeOn } from './anatomy'

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
