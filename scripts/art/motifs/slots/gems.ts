import { gem, glow, type Ink, shadow, sparkle } from '../../forms'
import { at } from '../../svg'

/** Cut stones in a cluster. */
export function gems(ink: Ink): string {
  const { hero, second, pen } = ink
  return (
    shadow(ink, 0, 82, 90, 16) +
    glow(ink, 0, 0, 100, hero[0], 0.7) +
    at(-54, 26, gem(ink, 0, 0, 42, second), { turn: -16 }) +
    at(
      56,
      30,
      gem(
        ink,
        0,
        0,
        38,
        pen.pick([
          ['#ffe7a3', '#ff9b16', '#7a2c00'],
          ['#cbfff9', '#19c6cc', '#05506a'],
          ['#ffcbe6', '#f0409b', '#720c49'],
        ]),
      ),
      { turn: 18 },
    ) +
    gem(ink, 0, -6, 72, hero) +
    at(-22, 70, gem(ink, 0, 0, 17, ['#ffffff', '#dfe6f5', '#7d8ab0']), { turn: 10 }) +
    at(34, 76, gem(ink, 0, 0, 13, second), { turn: -20 }) +
    sparkle(-30, -58, 26) +
    sparkle(58, -30, 14) +
    sparkle(-70, -22, 10)
  )
}
