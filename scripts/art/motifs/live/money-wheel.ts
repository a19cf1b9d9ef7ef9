import { stuff } from '../../colors'
import { gem, type Ink, letter, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, path, polar, range } from '../../svg'
import { sector } from './wheel-face'

/** A wheel of prizes, upright. */
export const moneyWheel = (ink: Ink): string => {
  const colors = [ink.hero, ink.second, ink.metal, stuff.onyx]
  const fields = range(12)
    .map((index) =>
      path(
        sector(index * 30, index * 30 + 30, 16, 76),
        ink.pen.radial([colors[index % 4]?.[0] ?? '#fff', colors[index % 4]?.[1] ?? '#fff'], 0.5, 0.5, 0.7),
        ` stroke="${ink.metal[0]}" stroke-width="1.5"`,
      ),
    )
    .join('')
  return (
    shadow(ink, 0, 94, 70, 8) +
    path('M-30 94L-14 60H14L30 94Z', shine(ink, ink.metal, 0)) +
    at(
      0,
      -2,
      circle(0, 0, 92, shine(ink, ink.metal, 45)) +
        circle(0, 0, 80, '#1a0a0a') +
        fields +
        range(12)
          .map((index) => {
            const [x, y] = polar(index * 30 + 15, 56)
            return at(
              x,
              y,
              index % 3 === 0
                ? gem(ink, 0, 0, 10, ink.second)
                : letter(['2', '5', '10', '20'][index % 4] ?? '1', 0, 0, 15, '#ffffff'),
              { turn: index * 30 + 105 },
            )
          })
          .join('') +
        range(16)
          .map((index) => {
            const [x, y] = polar(index * 22.5, 86)
            return circle(x, y, 3.2, index % 2 ? '#fff8d0' : ink.metal[2])
          })
          .join('') +
        circle(0, 0, 18, shine(ink, ink.metal, 60)) +
        gem(ink, 0, 0, 12, ink.hero),
    ) +
    path('M-12-98H12L0-68Z', shade(ink, ink.hero), ` stroke="#fff" stroke-width="2"`) +
    path('M-78-30C-66-62-30-84 6-82C-30-70-52-46-60-16Z', '#ffffff44') +
    sparkle(-60, -60, 14)
  )
}
