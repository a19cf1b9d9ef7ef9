import { glow, type Ink, sparkle } from '../../forms'
import { at, circle, n, polar, range, stroke } from '../../svg'

/** Fireworks over a crowd of sparks. */
export function fireworks(ink: Ink): string {
  const burst = (x: number, y: number, reach: number, color: string, count: number): string => {
    const ends = range(count).map((index) => polar((index * 360) / count, reach))
    const trails = ends.map(
      ([ex, ey]) =>
        `M${n(ex * 0.3)} ${n(ey * 0.3)}Q${n(ex * 0.8)} ${n(ey * 0.75)} ${n(ex)} ${n(ey + reach * 0.14)}`,
    )
    const tips = ends.map(([ex, ey]) => `M${n(ex)} ${n(ey + reach * 0.14)}h.1`)
    return at(
      x,
      y,
      glow(ink, 0, 0, reach * 0.8, color, 0.7) +
        stroke(trails.join(''), color, 2.2) +
        stroke(tips.join(''), '#ffffff', 5.5) +
        circle(0, 0, reach * 0.1, '#ffffff'),
    )
  }
  const { hero, second, metal } = ink
  return (
    burst(2, -18, 76, metal[0], 22) +
    burst(2, -18, 46, hero[0], 16) +
    burst(-62, 34, 36, second[0], 14) +
    burst(64, 40, 38, hero[0], 14) +
    burst(62, -66, 28, second[0], 12) +
    stroke('M2 98Q-6 50 2 10M-62 98Q-58 70-62 46M64 98Q70 70 64 50', metal[0], 2, ' stroke-dasharray="1 6"') +
    sparkle(2, -18, 20)
  )
}
