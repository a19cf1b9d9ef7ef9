import { glow, type Ink, shine, sparkle } from '../../forms'
import { at, circle, ellipse, path, rect, stroke } from '../../svg'

/** Lanterns that glow at night. */
export function lanterns(ink: Ink): string {
  const { metal, hero, second, pen } = ink
  const lantern = (ramp: Ink['hero']): string =>
    stroke('M0-96V-50', metal[1], 2) +
    glow(ink, 0, 0, 72, '#ffd27a', 0.8) +
    ellipse(0, 0, 50, 44, pen.radial(['#fff6c0', ramp[0], ramp[1], ramp[2]], 0.5, 0.45, 0.62)) +
    [14, 30, 43]
      .map((rx) =>
        ellipse(0, 0, rx, 44, 'none', ` stroke="${ramp[2]}" stroke-opacity=".55" stroke-width="1.6"`),
      )
      .join('') +
    ellipse(-20, -20, 12, 16, '#ffffff55') +
    rect(-22, -52, 44, 12, 4, shine(ink, metal, 0)) +
    rect(-22, 40, 44, 12, 4, shine(ink, metal, 0)) +
    [-14, -7, 0, 7, 14].map((x) => stroke(`M${x} 52V${92 - Math.abs(x)}`, ramp[1], 2.6)).join('') +
    circle(0, 58, 5, metal[1]) +
    path('M0-22L6-6L22 0L6 6L0 22L-6 6L-22 0L-6-6Z', metal[0], ' opacity=".9"')
  return (
    at(-62, -22, lantern(second), { scale: 0.62 }) +
    at(64, -30, lantern(second), { scale: 0.56 }) +
    at(0, 4, lantern(hero), { scale: 1.08 }) +
    sparkle(-28, -40, 13)
  )
}
