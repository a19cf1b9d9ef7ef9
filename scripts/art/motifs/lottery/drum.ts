import { type Ink, numberBall, shadow, shine, sparkle } from '../../forms'
import { circle, ellipse, mirrored, path, rect } from '../../svg'
import { number, rampAt } from './numbers'

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
