import type { Palette } from '../palettes'
import type { Pen, Ramp } from '../pen'
import { circle, ellipse, n, path, polar, range } from '../svg'

/** What a motif draws with: it fills the square from -100 to 100, lit from above on the left. */
export interface Ink extends Palette {
  readonly pen: Pen
}

/** Polished metal: two bright bands across a dark body. */
export const shine = ({ pen }: Ink, [light, base, dark]: Ramp, angle = 60): string =>
  pen.linear([light, base, dark, base, light, dark], angle)

/** Plain shading from lit to shaded side. */
export const shade = ({ pen }: Ink, ramp: Ramp, angle = 70): string => pen.linear(ramp, angle)

export const shadow = ({ pen }: Ink, x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, pen.soft('#000000', 0.75))

export const glow = (
  { pen }: Ink,
  x: number,
  y: number,
  radius: number,
  color: string,
  strength = 0.9,
): string => circle(x, y, radius, pen.soft(color, strength))

/** A wreath of rays behind a hero. */
export const halo = (count: number, radius: number, color: string): string =>
  path(
    range(count)
      .map((index) => {
        const [ax, ay] = polar((index * 360) / count - 5, radius)
        const [bx, by] = polar((index * 360) / count + 5, radius)
        return `M0 0L${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}Z`
      })
      .join(''),
    color,
  )
