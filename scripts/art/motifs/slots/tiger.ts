import { cabochon, coin, type Ink, shadow, sparkle } from '../../forms'
import { at, circle, ellipse, mirrored, path, range, stroke } from '../../svg'

/** A tiger's face, head on. */
export function tiger(ink: Ink): string {
  const fur = ink.pen.radial(['#ffe1a0', '#ff9a22', '#d15a08', '#7a2700'], 0.5, 0.3, 0.75)
  const dark = '#2a0d05'
  const half =
    circle(-58, -58, 24, fur) +
    circle(-58, -58, 14, '#5c1d08') +
    path('M-88 12L-104 2L-90-4L-100-20L-78-22Z', fur) +
    stroke('M-86-8Q-66-10-54 0M-88 12Q-68 8-56 14M-80 34Q-62 24-50 26', dark, 6) +
    stroke('M-22-80Q-24-58-14-48M-44-70Q-40-52-28-44', dark, 6) +
    path('M-20 24C-56 22-62 56-36 66C-16 72-2 62 0 50V24Z', '#fff5e0') +
    path('M-60-14Q-38-38-14-12Q-36 0-60-14Z', '#1c0803') +
    ellipse(-36, -15, 15, 10.5, ink.pen.radial(['#fffbd0', '#ffd21e', '#5fae1c'], 0.5, 0.5, 0.6)) +
    ellipse(-34, -15, 4.5, 10, '#120300') +
    circle(-39, -20, 3.2, '#fff') +
    path('M-62-20Q-42-44-16-26Q-40-32-62-20Z', '#fff5e0') +
    stroke('M-34 50Q-70 46-92 54M-34 56Q-66 60-84 72', '#ffffff', 1.5, ' stroke-opacity=".85"') +
    range(3)
      .map((index) => circle(-20 - (index % 2) * 10, 44 + index * 5, 1.8, dark))
      .join('') +
    path('M-14 64L-10 78L-5 66Z', '#fff')
  return (
    shadow(ink, 0, 92, 80, 10) +
    at(
      0,
      2,
      path(
        'M0-86C-60-86-88-40-88 6C-88 50-50 84 0 88C50 84 88 50 88 6C88-40 60-86 0-86Z',
        fur,
        ` stroke="#7a2700" stroke-width="2"`,
      ),
    ) +
    mirrored(half) +
    path('M-6-84H6L3-50H-3ZM-14-60H14L8-52H-8Z', dark) +
    path('M-14 14Q0 8 14 14Q12 30 0 34Q-12 30-14 14Z', '#ff7f8c', ' stroke="#7a1c1c"') +
    stroke('M0 34V46M0 46Q-12 58-28 52M0 46Q12 58 28 52', dark, 3.5) +
    cabochon(ink, 0, -38, 8, ink.hero) +
    at(0, 78, coin(ink, 0, 0, 15)) +
    sparkle(-50, -30, 8)
  )
}
