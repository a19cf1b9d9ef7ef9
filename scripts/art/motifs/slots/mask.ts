import { feathers, gem, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { at, mirrored, path, stroke } from '../../svg'

/** A mask for the carnival, under a fan of feathers. */
export function mask(ink: Ink): string {
  const { hero, second, metal } = ink
  const half =
    path(
      'M0-4C-20-26-60-34-88-18C-92 20-72 46-44 44C-24 42-10 28 0 20Z',
      shade(ink, hero, 60),
      ` stroke="${metal[1]}" stroke-width="3"`,
    ) +
    path('M-66 2Q-46-16-20 6Q-44 24-66 2Z', '#140510', ` stroke="${metal[0]}" stroke-width="2.5"`) +
    stroke('M-80-6C-84 12-72 34-52 36C-38 36-24 30-14 20', metal[0], 1.8, ' stroke-dasharray="1 5"') +
    gem(ink, -76, -14, 7, second)
  return (
    at(0, 4, feathers(ink, 13, 150, 100, [hero, second, ['#fff2b0', '#ffb423', '#8a4300']])) +
    shadow(ink, 0, 88, 70, 10) +
    at(
      0,
      26,
      mirrored(half) +
        path('M-12-6Q0-30 12-6L6 26Q0 34-6 26Z', shine(ink, metal, 20)) +
        gem(ink, 0, -8, 15, second) +
        path('M-80-16Q-46-34-6-12Q-46-24-80-16Z', '#ffffff77'),
    ) +
    sparkle(-40, 14, 11)
  )
}
