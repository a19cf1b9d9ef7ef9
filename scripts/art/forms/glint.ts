import { n, path } from '../svg'

/** A glint with four points. */
export const sparkle = (x: number, y: number, size: number, color = '#ffffff'): string =>
  path(`M${n(x)} ${n(y)}${glint(size)}`, color)

/** The outline of a glint around the point that the pen stands on. */
export function glint(size: number): string {
  const [far, near] = [n(size * 0.88), n(size * 0.12)]
  return `m0-${n(size)}q${near} ${far} ${n(size)} ${n(size)}q-${far} ${near}-${n(size)} ${n(size)}q-${near}-${far}-${n(size)}-${n(size)}q${far}-${near} ${n(size)}-${n(size)}z`
}
