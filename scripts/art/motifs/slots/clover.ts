import { coin, type Ink, shadow, sparkle } from '../../forms'
import { around, at, path, stroke } from '../../svg'

/** A clover with four leaves. */
export const clover = (ink: Ink): string => {
  const { pen, metal } = ink
  const leafShape = 'M0-4C-40-20-62-58-38-80C-18-94 0-76 0-66C0-76 18-94 38-80C62-58 40-20 0-4Z'
  const one =
    path(
      leafShape,
      pen.radial(['#e6ffa0', '#4fc53a', '#128a3c', '#045026'], 0.4, 0.3, 0.8),
      ` stroke="${metal[1]}" stroke-width="2.5"`,
    ) + stroke('M0-10V-54M0-34L-16-52M0-34L16-52', '#d9ff9a', 2, ' stroke-opacity=".7"')
  return (
    shadow(ink, 6, 90, 60, 10) +
    stroke('M2 0C8 40 16 66 40 88', '#0c5f2c', 11) +
    stroke('M0 0C6 40 14 64 38 86', '#6fd04a', 4) +
    at(
      0,
      -6,
      around(4, () => one, 45),
      { scale: 0.98 },
    ) +
    coin(ink, 0, -6, 20) +
    sparkle(-50, -60, 15) +
    sparkle(56, 20, 10)
  )
}
