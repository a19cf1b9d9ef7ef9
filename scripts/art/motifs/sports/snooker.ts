import { stuff } from '../../colors'
import { ball, type Ink, numberBall, shadow, sparkle } from '../../forms'
import type { Ramp } from '../../pen'
import { stroke } from '../../svg'

const rack = [
  [0, -42],
  [-27, 2],
  [27, 2],
  [-54, 46],
  [0, 46],
  [54, 46],
] as const

/** Billiard balls in a triangle. */
export const snooker = (ink: Ink): string => {
  const colors: readonly Ramp[] = [
    ['#fff3a0', '#ffc21a', '#8a4a00'],
    ['#a9cfff', '#1f5fe0', '#061f66'],
    ['#ff9a9a', '#e01b33', '#60000f'],
    ['#d9b0ff', '#7a2ad0', '#2a0560'],
    ['#8a93b0', '#20263c', '#05060c'],
    ['#a0ffc9', '#129a5c', '#033a22'],
  ]
  return (
    shadow(ink, 0, 74, 100, 20) +
    stroke('M-104 96L40-34', '#3d1a06', 9) +
    stroke('M-104 94L40-36', '#e3a566', 4) +
    rack
      .map(([x, y], index) => numberBall(ink, x, y, 28, colors[index] ?? stuff.chalk, String(index + 1)))
      .join('') +
    ball(ink, 74, -58, 24, stuff.chalk) +
    sparkle(-12, -60, 12) +
    sparkle(66, -70, 9)
  )
}
