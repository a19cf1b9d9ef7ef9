import { gem, type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, path, range, rect } from '../../svg'
import { cherries } from './cherries'
import { sevens } from './sevens'

/** Three reels at rest on a winning line. */
export function reels(ink: Ink): string {
  const { metal, hero, pen } = ink
  const pane = (x: number, content: string): string =>
    rect(x - 27, -48, 54, 96, 6, pen.linear(['#c9b98f', '#fffdf2', '#fffdf2', '#b8a67a'], 90)) +
    at(x, 0, content, { scale: 0.42 })
  return (
    shadow(ink, 0, 86, 96, 14) +
    rect(-98, -72, 196, 144, 20, shine(ink, metal, 40), ` stroke="${metal[2]}" stroke-width="2"`) +
    rect(-90, -62, 180, 124, 13, shade(ink, hero)) +
    pane(-57, cherries(ink)) +
    pane(0, sevens(ink)) +
    pane(57, gem(ink, 0, 0, 70, hero)) +
    rect(-88, -3, 176, 5, 2, '#ff2d4f', ' opacity=".75"') +
    range(9)
      .map((index) => circle(-80 + index * 20, -67, 3.2, index % 2 ? '#fff8d0' : metal[2]))
      .join('') +
    range(9)
      .map((index) => circle(-80 + index * 20, 67, 3.2, index % 2 ? metal[2] : '#fff8d0'))
      .join('') +
    path('M-90-50Q-90-62-76-62H76Q90-62 90-50V-20Q0-34-90-20Z', '#ffffff30') +
    sparkle(-84, -62, 15)
  )
}
