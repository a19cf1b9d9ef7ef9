import { ball, cabochon, coin, coinHeap, gem, glow, type Ink, shade, shadow, shine, sparkle } from '../forms'
import { at, circle, ellipse, mirrored, path, polygon, range, rect, stroke } from '../svg'

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
    path(band, shine(ink, metal, 0), ` stroke="${metal[2]}" stroke-width="1.500"`) +
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

/** Coins that spill in a heap, one of them turned to the light. */
export const coins = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 18) +
  glow(ink, 0, 20, 90, ink.metal[0], 0.6) +
  coinHeap(ink, 0, 74, 96, 3) +
  at(14, -34, coin(ink, 0, 0, 46), { turn: 12 }) +
  at(-52, -58, coin(ink, 0, 0, 18, 0.7), { turn: -30 }) +
  at(72, -66, coin(ink, 0, 0, 14, 0.6), { turn: 40 }) +
  sparkle(-8, -62, 16)

/** A chest thrown open. */
export function chest(ink: Ink): string {
  const { metal, pen, hero, second } = ink
  const wood = shade(ink, ['#c98646', '#7e4317', '#3a1805'], 90)
  const strap = (x: number): string => rect(x - 6, 16, 12, 62, 2, shine(ink, metal, 20))
  return (
    shadow(ink, 0, 84, 98, 18) +
    path('M-74 6L-82-44Q-78-82-44-84H44Q78-82 82-44L74 6Z', wood, ` stroke="#2b1204" stroke-width="2"`) +
    path('M-66 0L-72-42Q-68-70-42-72H42Q68-70 72-42L66 0Z', '#2a1005') +
    glow(ink, 0, -4, 84, metal[0], 1) +
    coinHeap(ink, 0, 12, 66, 3) +
    gem(ink, -40, -6, 17, hero) +
    gem(ink, 42, -4, 15, second) +
    ball(ink, 8, -2, 10, ['#ffffff', '#eee3f5', '#8d7aa5']) +
    path('M-80 12H80L74 78Q0 88-74 78Z', wood, ` stroke="#2b1204" stroke-width="2"`) +
    range(2)
      .map((index) =>
        stroke(
          `M-78 ${34 + index * 20}Q0 ${40 + index * 22} 78 ${34 + index * 20}`,
          '#2b1204',
          1.5,
          ' stroke-opacity=".6"',
        ),
      )
      .join('') +
    rect(-84, 6, 168, 13, 4, shine(ink, metal, 10)) +
    strap(-50) +
    strap(50) +
    path('M-16 12H16V40Q0 56-16 40Z', shine(ink, metal, 70), ` stroke="${metal[2]}" stroke-width="1.500"`) +
    circle(0, 28, 5, metal[2]) +
    path('M-2 28H2L4 40H-4Z', metal[2]) +
    path('M-78 14H78L76 24Q0 20-76 24Z', pen.linear(['#ffffff66', '#ffffff00'], 90)) +
    sparkle(-30, -34, 14) +
    sparkle(50, -50, 9)
  )
}

/** A boat-shaped ingot. */
const ingotAt = (ink: Ink): string => {
  const { metal, pen } = ink
  return (
    path(
      'M-74-26C-70 10-52 40 0 40C52 40 70 10 74-26C52-8 26-2 0-2C-26-2-52-8-74-26Z',
      pen.linear([metal[1], metal[0], metal[1], metal[2]], 90),
      ` stroke="${metal[2]}" stroke-width="1.500"`,
    ) +
    ellipse(0, -14, 58, 17, shine(ink, metal, 20)) +
    path(
      'M-36-16C-36-46 36-46 36-16C36-2-36-2-36-16Z',
      pen.radial(['#ffffff', metal[0], metal[1], metal[2]]),
    ) +
    path('M-60 2C-40 18 40 18 60 2C44 30-44 30-60 2Z', pen.linear(['#ffffff99', '#ffffff00'], 90))
  )
}

export const ingots = (ink: Ink): string =>
  shadow(ink, 0, 84, 96, 16) +
  at(-46, 46, ingotAt(ink), { scale: 0.62, turn: -6 }) +
  at(48, 48, ingotAt(ink), { scale: 0.62, turn: 7 }) +
  at(0, 4, ingotAt(ink), { scale: 1.05 }) +
  coin(ink, -74, 76, 16, 0.45) +
  coin(ink, 78, 78, 14, 0.45) +
  gem(ink, 0, -66, 24, ink.hero) +
  sparkle(-40, -36, 15)

/** A clay pot that overflows. */
export function pot(ink: Ink): string {
  const { metal, hero, pen, second } = ink
  return (
    shadow(ink, 0, 88, 80, 14) +
    glow(ink, 0, -34, 84, metal[0], 0.9) +
    coinHeap(ink, 0, -22, 62, 3) +
    at(0, -64, coin(ink, 0, 0, 24), { turn: -14 }) +
    gem(ink, 44, -38, 14, second) +
    path(
      'M-58-20C-104 20-82 88-34 90H34C82 88 104 20 58-20Z',
      pen.radial([hero[0], hero[1], hero[1], hero[2]], 0.3, 0.25, 0.85),
    ) +
    path('M-82 24Q0 52 82 24Q84 36 83 44Q0 72-83 44Q-84 36-82 24Z', shine(ink, metal, 0)) +
    range(7)
      .map((index) =>
        polygon(
          [
            [-60 + index * 20, 38 + 9 - Math.abs(index - 3) * 3],
            [-53 + index * 20, 46 + 9 - Math.abs(index - 3) * 3],
            [-60 + index * 20, 54 + 9 - Math.abs(index - 3) * 3],
            [-67 + index * 20, 46 + 9 - Math.abs(index - 3) * 3],
          ],
          hero[2],
        ),
      )
      .join('') +
    ellipse(0, -20, 64, 15, shine(ink, metal, 0)) +
    ellipse(0, -22, 54, 10, hero[2]) +
    coin(ink, -26, -26, 18, 0.5) +
    coin(ink, 24, -27, 18, 0.5) +
    coin(ink, 0, -33, 19, 0.5) +
    coin(ink, -84, 84, 15, 0.42) +
    path('M-66 0C-80 24-76 52-62 66C-68 40-64 20-52 0Z', '#ffffff55') +
    sparkle(-12, -72, 14)
  )
}

/** A bell on a bow. */
export function bell(ink: Ink): string {
  const { metal, hero, pen } = ink
  return (
    shadow(ink, 0, 88, 74, 12) +
    circle(0, 72, 15, pen.radial([metal[0], metal[1], metal[2]])) +
    path(
      'M0-70C-40-70-48-30-52 10C-54 36-64 48-80 60Q0 84 80 60C64 48 54 36 52 10C48-30 40-70 0-70Z',
      shine(ink, metal, 15),
      ` stroke="${metal[2]}" stroke-width="1.500"`,
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
