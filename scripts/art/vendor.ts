import { hash } from '../platform/random'
import { glow, type Ink, petal, shade, shine } from './forms'
import { widthOf } from './lettering'
import { palettes } from './palettes'
import { createPen } from './pen'
import {
  around,
  at,
  circle,
  ellipse,
  escaped,
  n,
  path,
  polygon,
  range,
  rect,
  starPoints,
  stroke,
} from './svg'

interface Sign {
  /** Part of a name that calls for it. */
  readonly word: string
  /** 40 across around the origin. */
  readonly draw: (ink: Ink) => string
}

/** Signs of invented houses. */
const signs: readonly [Sign, ...Sign[]] = [
  {
    word: 'lotus',
    draw: (ink) => around(8, () => petal(20, 6, shade(ink, ink.metal, 90))) + circle(0, 0, 5, ink.metal[0]),
  },
  {
    word: 'ember',
    draw: (ink) =>
      [20, 14, 8]
        .map((size, index) =>
          at(
            0,
            6,
            petal(size * 1.9, size * 0.7, [ink.hero[1], ink.metal[1], ink.metal[0]][index] ?? '#ffffff'),
          ),
        )
        .join(''),
  },
  {
    word: 'tide',
    draw: (ink) =>
      range(3)
        .map((index) =>
          stroke(
            `M-20 ${-8 + index * 9}q10-12 20 0t20 0`,
            [ink.metal[0], ink.hero[0], ink.metal[1]][index] ?? '#ffffff',
            4.5,
          ),
        )
        .join(''),
  },
  {
    word: 'circuit',
    draw: (ink) =>
      polygon(starPoints(3, 20, 20), 'none', ` stroke="${ink.metal[1]}" stroke-width="4"`) +
      polygon(starPoints(3, 10, 10), shade(ink, ink.hero)),
  },
  {
    word: 'sun',
    draw: (ink) =>
      circle(0, 4, 12, shine(ink, ink.metal)) +
      around(9, () => path('M-2-15H2L0-23Z', ink.metal[0])) +
      path('M-22 10H22V22H-22Z', ink.sky[2]) +
      stroke('M-22 10H22', ink.metal[1], 3),
  },
  {
    word: 'nine',
    draw: (ink) =>
      circle(0, 0, 19, shine(ink, ink.metal)) +
      circle(7, -4, 16, ink.sky[2]) +
      polygon(starPoints(5, 7, 3), ink.metal[0]),
  },
  {
    word: 'deck',
    draw: (ink) =>
      rect(-15, -19, 22, 30, 4, shade(ink, ink.hero)) +
      rect(-6, -13, 22, 30, 4, '#fffaf0') +
      at(5, 2, path('M0-9L6 0L0 9L-6 0Z', ink.hero[1])),
  },
  {
    word: 'salon',
    draw: (ink) =>
      ellipse(0, 0, 20, 20, 'none', ` stroke="${ink.metal[1]}" stroke-width="3"`) +
      path('M-14 12V-4A14 14 0 0 1 14-4V12Z', shade(ink, ink.metal, 90)) +
      path('M-6 12V0A6 6 0 0 1 6 0V12Z', ink.sky[2]),
  },
  {
    word: 'flood',
    draw: (ink) =>
      polygon(
        [
          [-18, 18],
          [-10, -18],
          [-4, -18],
          [6, 18],
        ],
        `${ink.metal[0]}aa`,
      ) +
      polygon(
        [
          [-4, 18],
          [6, -18],
          [12, -18],
          [20, 18],
        ],
        `${ink.metal[0]}66`,
      ) +
      range(3)
        .map((index) => circle(-10 + index * 10, -18, 3.5, '#ffffff'))
        .join(''),
  },
  {
    word: 'number',
    draw: (ink) =>
      range(3)
        .map((index) =>
          circle(
            -11 + index * 11,
            index === 1 ? -6 : 6,
            9,
            [shade(ink, ink.hero), shade(ink, ink.metal), shade(ink, ink.second)][index] ?? '#ffffff',
          ),
        )
        .join(''),
  },
]

/** The sign that a name calls for; else one by chance, the same for the same name. */
const signFor = (name: string): Sign =>
  signs.find(({ word }) => name.toLowerCase().includes(word)) ?? signs[hash(name) % signs.length] ?? signs[0]

/** A vendor's mark on a plate, 240 × 96: a sign and the name. */
export function vendorMark(name: string): string {
  const pen = createPen(`vendor ${name}`)
  const palette = pen.pick(palettes.slots)
  const ink: Ink = { ...palette, pen }
  const sign = signFor(name)
  const size = Math.min(26, 152 / widthOf(name, 0.62))
  const content =
    rect(0, 0, 240, 96, 16, pen.linear([palette.sky[1], palette.sky[2]], 60)) +
    glow(ink, 44, 48, 60, palette.sky[0], 0.7) +
    at(44, 48, sign.draw(ink), { scale: 1.1 }) +
    `<text x="80" y="${n(48 + size * 0.35)}" font-size="${n(size)}" font-family="Trebuchet MS,Roboto,Helvetica Neue,Arial,sans-serif" font-weight="800" fill="#ffffff">${escaped(name)}</text>` +
    rect(0.75, 0.75, 238.5, 94.5, 15.5, 'none', ' stroke="#ffffff" stroke-opacity=".22" stroke-width="1.5"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 96" width="240" height="96">${pen.defs()}${content}</svg>`
}
