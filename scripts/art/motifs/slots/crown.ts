import { cabochon, gem, type Ink, shadow, shine, sparkle } from '../../forms'
import { mirrored, path } from '../../svg'

/** A royal crown on velvet. */
export function crown(ink: Ink): string {
  const { metal, hero, second, pen } = ink
  const band = 'M-72 34Q0 58 72 34L70 58Q0 82-70 58Z'
  return (
    shadow(ink, 0, 84, 90, 16) +
    path('M-62 40C-60-20-30-44 0-46C30-44 60-20 62 40Q0 62-62 40Z', pen.radial([hero[0], hero[1], hero[2]])) +
    path(
      'M-72 36L-86-32L-46 4L-32-58L0-6L32-58L46 4L86-32L72 36Q0 60-72 36Z',
      shine(ink, metal, 20),
      ` stroke="${metal[2]}" stroke-width="1.5"`,
    ) +
    path(
      'M-66 34L-76-14L-42 16L-30-36L0 10L30-36L42 16L76-14L66 34Q0 56-66 34Z',
      pen.linear([`${metal[0]}cc`, `${metal[1]}00`], 90),
    ) +
    path(band, shine(ink, metal, 0), ` stroke="${metal[2]}" stroke-width="1.5"`) +
    mirrored(
      cabochon(ink, -86, -34, 8, hero) +
        cabochon(ink, -32, -62, 9, second) +
        cabochon(ink, -44, 55, 7, second),
    ) +
    cabochon(ink, 0, 64, 10, hero) +
    gem(ink, 0, -40, 24, second) +
    sparkle(-34, -66, 12)
  )
}
