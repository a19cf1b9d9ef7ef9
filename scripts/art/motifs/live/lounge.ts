import { stuff } from '../../colors'
import {
  ball,
  chip,
  chipStack,
  gem,
  glow,
  type Ink,
  playingCard,
  shade,
  shadow,
  shine,
  sparkle,
} from '../../forms'
import { at, mirrored, path, rect, stroke } from '../../svg'

/** A seat by the window: chandelier, cards and a glass. */
export const lounge = (ink: Ink): string => {
  const drop = (x: number, y: number): string =>
    stroke(`M${x} ${y - 12}V${y}`, ink.metal[0], 1) + gem(ink, x, y + 5, 5, ['#ffffff', '#e3e8f2', '#8d97ae'])
  const chandelier =
    stroke('M0-100V-74', ink.metal[1], 4) +
    mirrored(
      path('M0-74C-30-74-60-72-64-54C-40-52-16-54 0-54Z', shine(ink, ink.metal, 0)) +
        [-58, -36, -14]
          .map(
            (x) =>
              glow(ink, x, -70, 18, '#fff3c0', 1) + rect(x - 2.5, -76, 5, 14, 2, '#fffdf0') + drop(x, -40),
          )
          .join(''),
    )
  return (
    chandelier +
    shadow(ink, 0, 86, 96, 12) +
    at(-28, 22, playingCard(ink, '9', 'spade'), { turn: -14, scale: 1.15 }) +
    at(20, 20, playingCard(ink, 'Q', 'heart'), { turn: 9, scale: 1.15 }) +
    at(
      68,
      40,
      path(
        'M-22-36H22L2 4V34L14 40H-14L-2 34V4Z',
        ink.pen.linear(['#ffffffcc', '#ffffff33', '#ffffff99'], 0),
        ' stroke="#ffffff"',
      ) +
        path('M-15-26H15L0 2Z', shade(ink, ink.hero)) +
        ball(ink, 4, -26, 5, ink.second),
    ) +
    chipStack(ink, -72, 74, 19, [ink.hero, ink.second, ink.hero, stuff.onyx]) +
    chip(ink, 6, 84, 17, ink.hero) +
    sparkle(-44, -16, 12)
  )
}
