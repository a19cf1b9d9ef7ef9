import { ball, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { circle, mirrored, path } from '../../svg'

/** A bell on a bow. */
export function bell(ink: Ink): string {
  const { metal, hero, pen } = ink
  return (
    shadow(ink, 0, 88, 74, 12) +
    circle(0, 72, 15, pen.radial([metal[0], metal[1], metal[2]])) +
    path(
      'M0-70C-40-70-48-30-52 10C-54 36-64 48-80 60Q0 84 80 60C64 48 54 36 52 10C48-30 40-70 0-70Z',
      shine(ink, metal, 15),
      ` stroke="${metal[2]}" stroke-width="1.5"`,
    ) +
    path('M-80 60Q0 84 80 60L76 70Q0 94-76 70Z', metal[2]) +
    path('M-53 16Q0 34 53 16L54 28Q0 46-55 28Z', shade(ink, hero, 20)) +
    path('M-26-58C-42-40-42 0-48 44C-36 48-30 46-26 44C-30 0-28-34-14-62Z', '#ffffff88') +
    mirrored(
      path('M0-66C-20-100-68-96-62-70C-58-50-20-56 0-66Z', shade(ink, hero, 60), ` stroke="${hero[2]}"`) +
        path(
          'M-4-64C-20-52-40-40-44-22L-28-30L-20-12C-16-30-8-48 0-60Z',
          shade(ink, [hero[1], hero[1], hero[2]], 60),
        ),
    ) +
    ball(ink, 0, -66, 12, hero) +
    sparkle(-24, -20, 14) +
    sparkle(40, 40, 8)
  )
}
