import { stuff } from '../../colors'
import { type Ink, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, mirrored, polygon, range, rect, starPoints, stroke } from '../../svg'

/** A striker and its coins. */
export const carrom = (ink: Ink): string =>
  shadow(ink, 0, 80, 104, 20) +
  at(
    0,
    8,
    `<g transform="matrix(1 .0 0 .8 0 0)">${rect(-92, -92, 184, 184, 16, shade(ink, stuff.wood))}${rect(-78, -78, 156, 156, 8, ink.pen.radial(['#fff3d0', '#f0d294', '#c99a4a'], 0.4, 0.3, 0.8))}${mirrored(circle(-68, -68, 12, '#1c0d06') + circle(-68, 68, 12, '#1c0d06'))}${rect(-58, -58, 116, 116, 0, 'none', ' stroke="#a3401a" stroke-width="2"')}${circle(0, 0, 30, 'none', ' stroke="#a3401a" stroke-width="2"')}${polygon(starPoints(8, 28, 10), '#d9702a')}${range(
      8,
    )
      .map((index) => {
        const angle = (index * Math.PI) / 4
        return circle(
          Math.cos(angle) * 20,
          Math.sin(angle) * 20,
          9,
          index % 2 ? ink.pen.radial(stuff.ivory) : ink.pen.radial(stuff.onyx),
          ' stroke="#4a2408"',
        )
      })
      .join(
        '',
      )}${circle(0, 0, 9, ink.pen.radial(['#ffb0b0', '#e01b33', '#60000f']))}${circle(-20, 58, 14, shine(ink, ink.metal, 40))}${circle(-20, 58, 8, shade(ink, ink.hero))}</g>`,
  ) +
  stroke('M-12 42L0 18', '#ffffff', 3, ' stroke-opacity=".8"') +
  sparkle(-24, 48, 12) +
  sparkle(60, -60, 10)
