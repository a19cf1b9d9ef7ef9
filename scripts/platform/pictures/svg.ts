/** A number as SVG wants it: at most one decimal, no zero that can be left out. */
export const n = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

/** Text that is safe between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The outline of a glint with four points. */
export function glint(x: number, y: number, size: number): string {
  const [all, far, near] = [n(size), n(size * 0.88), n(size * 0.12)]
  return `M${n(x)} ${n(y)}m0-${all}q${near} ${far} ${all} ${all}q-${far} ${near}-${all} ${all}q-${near}-${far}-${all}-${all}q${far}-${near} ${all}-${all}z`
}
