import { ball, glow, type Ink, shadow, sparkle } from '../../forms'
import { at, ellipse, n, path, stroke } from '../../svg'

/** A pearl in its shell. */
export const pearlShell = (ink: Ink): string => {
  const ribs = (sign: number): string =>
    stroke(
      [-60, -36, -12, 12, 36, 60]
        .map(
          (x) =>
            `M${n(x * 0.3)} ${n(sign * 4)}Q${n(x * 0.8)} ${n(sign * 30)} ${n(x * 1.2)} ${n(sign * (74 - Math.abs(x) * 0.36))}`,
        )
        .join(''),
      ink.hero[2],
      2,
      ' stroke-opacity=".45"',
    )
  const half =
    'M0 4C-30-2-96-24-92-56C-84-66-74-62-68-70C-58-82-46-76-38-84C-26-92-12-86 0-92C12-86 26-92 38-84C46-76 58-82 68-70C74-62 84-66 92-56C96-24 30-2 0 4Z'
  return (
    shadow(ink, 0, 88, 96, 12) +
    at(
      0,
      6,
      path(
        half,
        ink.pen.radial(['#ffffff', ink.hero[0], ink.hero[1], ink.hero[2]], 0.5, 0.9, 1),
        ` stroke="${ink.hero[2]}" stroke-width="1.5"`,
      ) + ribs(-1),
    ) +
    ellipse(0, 24, 88, 24, '#ffe9f0') +
    ellipse(0, 26, 80, 18, ink.pen.linear(['#d993b0', '#fff3f7'], 90)) +
    glow(ink, 0, -6, 70, '#ffffff', 1) +
    ball(ink, 0, -2, 34, ['#ffffff', '#ffeef6', '#a98bb0']) +
    `<g transform="translate(0 18) scale(1 -.72)">${path(half, ink.pen.radial(['#ffffff', ink.hero[0], ink.hero[1], ink.hero[2]], 0.4, 0.6, 0.9), ` stroke="${ink.hero[2]}" stroke-width="1.5"`)}${ribs(-1)}</g>` +
    sparkle(-14, -16, 18) +
    sparkle(60, -50, 10)
  )
}
