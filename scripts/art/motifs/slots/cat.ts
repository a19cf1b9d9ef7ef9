import { gem, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, ellipse, mirrored, path, rect, stroke } from '../../svg'

/** A beckoning cat. */
export function cat(ink: Ink): string {
  const white = ink.pen.radial(['#ffffff', '#fff8ec', '#e6d3bb', '#a98763'], 0.38, 0.25, 0.85)
  const { hero, metal } = ink
  return (
    shadow(ink, 0, 90, 78, 12) +
    path('M-54 88C-72 40-50 4 0 4C50 4 72 40 54 88Z', white) +
    path('M46 30C80 16 84-20 78-52C74-68 50-66 50-48C54-24 50 0 30 20Z', white, ' stroke="#c9ae8d"') +
    stroke('M56-54V-46M64-58V-48M72-54V-46', '#c9ae8d', 2) +
    mirrored(path('M-52-34L-50-88L-16-66Z', white) + path('M-46-44L-45-76L-24-62Z', '#ff9aa6')) +
    ellipse(0, -36, 58, 46, white) +
    mirrored(
      stroke('M-36-40Q-26-52-16-40', '#33150d', 4) +
        circle(-38, -24, 8, '#ff9aa6', ' opacity=".6"') +
        stroke('M-22-22L-50-26M-22-16L-48-12', '#33150d', 1.5) +
        ellipse(-26, 86, 20, 10, white),
    ) +
    path('M-6-28H6L0-21Z', '#f0586c') +
    stroke('M0-21Q-8-12-14-18M0-21Q8-12 14-18', '#33150d', 2.5) +
    rect(-44, 3, 88, 12, 6, shade(ink, hero, 90)) +
    at(0, 18, circle(0, 0, 11, shine(ink, metal)) + stroke('M-9 1H9', metal[2], 2)) +
    at(
      -8,
      58,
      `<g transform="rotate(-8)">${ellipse(0, 0, 27, 34, shine(ink, metal, 30))}${ellipse(0, 0, 21, 28, shade(ink, [metal[0], metal[1], metal[2]]))}</g>` +
        gem(ink, 0, 0, 13, hero),
    ) +
    path('M-58 44C-44 30-28 34-30 54C-36 66-56 62-58 44Z', white, ' stroke="#c9ae8d"') +
    sparkle(70, -70, 12)
  )
}
