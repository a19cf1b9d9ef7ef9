/** Formats a number for SVG: at most one decimal, no leading zero. */
export const formatNumber = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

/** Text that is safe between tags and in attributes. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The outline of a glint with four points. */
export function glint(x: number, y: number, size: number): string {
  const [all, far, near] = [formatNumber(size), formatNumber(size * 0.88), formatNumber(size * 0.12)]
  return `M${formatNumber(x)} ${formatNumber(y)}m0-${all}q${near} ${far} ${all} ${all}q-${far} ${near}-${all} ${all}q-${near}-${far}-${all}-${all}q${far}-${near} ${all}-${all}z`
}
