import { type Ink, petal, shadow, shine, sparkle } from '../../forms'
import { at, mirrored, path, range } from '../../svg'

/** Sevens in raised metal. */
export function sevens(ink: Ink): string {
  const { hero, metal, pen, second } = ink
  const shape = 'M-34-52H36V-30C16-6 4 20 0 56H-30C-24 20-10-8 6-28H-34Z'
  const seven = (ramp: readonly [string, string, string]): string =>
    path(shape, ramp[2], ' transform="translate(5 7)"') +
    path(
      shape,
      shine(ink, metal, 30),
      ` stroke="${shine(ink, metal, 80)}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    path(
      shape,
      pen.linear([ramp[0], ramp[1], ramp[1], ramp[2]], 90),
      ` stroke="${ramp[2]}" stroke-width="1.5"`,
    ) +
    path('M-29-47H31V-40H-29ZM31-28C12-4 4 16-2 44L-8 44C-2 16 8-8 22-28Z', '#ffffff80')
  return (
    shadow(ink, 0, 84, 96, 14) +
    flames(ink) +
    at(-50, 12, seven(second), { scale: 0.86, turn: -12 }) +
    at(54, 12, seven(second), { scale: 0.86, turn: 12 }) +
    at(0, 0, seven(hero), { scale: 1.3 }) +
    sparkle(-36, -62, 18) +
    sparkle(50, -44, 10)
  )
}

const flames = (ink: Ink): string =>
  mirrored(
    range(4)
      .map((index) =>
        at(
          -12 - index * 22,
          70,
          petal(120 - index * 18, 20, ink.pen.linear(['#fff3a000', '#ffcf3a', '#ff5a1a'], 90)),
          { turn: -index * 9, opacity: 0.85 },
        ),
      )
      .join(''),
  )
