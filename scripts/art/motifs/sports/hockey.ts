import { stuff } from '../../colors'
import { ball, cabochon, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { at, mirrored, path, polygon, rect, starPoints, stroke } from '../../svg'

/** Crossed sticks and a ball, for the turf. */
export const hockey = (ink: Ink): string => {
  const stick = at(
    0,
    -4,
    path(
      'M-5-92H6L6 40C6 66-34 70-38 44C-30 38-26 50-16 48C-8 46-6 40-5 30Z',
      ink.pen.linear(['#7a3a10', '#e8b06a', '#b9722a'], 0),
      ' stroke="#4a2208"',
    ) +
      rect(-7, -92, 15, 50, 5, shade(ink, ink.hero, 0)) +
      stroke('M-6-84L7-78M-6-72L7-66M-6-60L7-54', '#ffffff', 2, ' stroke-opacity=".6"'),
    { turn: 32 },
  )
  return (
    shadow(ink, 0, 84, 94, 12) +
    mirrored(stick) +
    ball(ink, 0, 54, 27, stuff.chalk) +
    path('M-14 40Q0 56-10 76M14 40Q0 56 12 76', 'none', ' stroke="#aab4c8" stroke-width="2"') +
    at(0, -58, polygon(starPoints(8, 22, 15), shine(ink, ink.metal, 40)) + cabochon(ink, 0, 0, 8, ink.hero)) +
    sparkle(-12, 40, 11)
  )
}
