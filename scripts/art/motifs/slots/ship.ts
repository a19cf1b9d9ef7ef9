import { glow, type Ink, sparkle } from '../../forms'
import { circle, n, path, range, stroke } from '../../svg'

/** A ship under full sail. */
export function ship(ink: Ink): string {
  const { metal, hero, pen } = ink
  const sail = (x: number, y: number, wide: number, high: number): string =>
    path(
      `M${n(x - wide * 0.5)} ${y}Q${n(x + wide * 0.16)} ${n(y + high * 0.1)} ${n(x + wide * 0.5)} ${y}Q${n(x + wide * 0.86)} ${n(y + high * 0.6)} ${n(x + wide * 0.56)} ${y + high}Q${x} ${n(y + high * 0.84)} ${n(x - wide * 0.56)} ${y + high}Q${n(x - wide * 0.16)} ${n(y + high * 0.5)} ${n(x - wide * 0.5)} ${y}Z`,
      pen.linear(['#ffffff', '#f6e3bd', '#b98a52'], 20),
      ' stroke="#8a5a2a"',
    )
  return (
    glow(ink, 0, -20, 100, '#fff0c0', 0.7) +
    stroke('M-36 40V-76M18 40V-96M62 36V-56', '#5c2f0f', 6) +
    sail(-36, -66, 48, 50) +
    sail(-36, -12, 54, 44) +
    sail(18, -84, 52, 54) +
    sail(18, -26, 60, 54) +
    sail(62, -46, 34, 60) +
    path('M18-96L52-92L18-84Z', hero[1]) +
    path(
      'M-92 34C-70 42-40 44 0 44C44 44 76 36 96 20C92 52 78 76 60 82H-54C-76 76-88 58-92 34Z',
      pen.linear(['#c9823a', '#7a3f14', '#371604'], 90),
      ' stroke="#2b1204" stroke-width="2"',
    ) +
    stroke('M-88 46C-40 58 40 58 90 38', metal[1], 4) +
    range(5)
      .map(
        (index) => circle(-52 + index * 25, 62, 5.5, metal[1]) + circle(-52 + index * 25, 62, 3.5, '#180a02'),
      )
      .join('') +
    path(
      'M-110 84C-84 64-64 92-40 80C-16 68 0 92 24 80C48 68 78 78 110 84C60 104-60 104-110 84Z',
      pen.linear(['#9ff0ff', '#1f8ad0', '#0a3f80'], 90),
    ) +
    stroke('M-90 88C-70 78-56 98-34 88M0 90C20 80 40 98 64 86', '#ffffff', 2, ' stroke-opacity=".7"') +
    sparkle(26, -70, 10)
  )
}
