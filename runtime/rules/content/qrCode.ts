import { encode } from 'uqr'

/** A QR code as a drawing. */
export interface QrDrawing {
  /** Modules on each side, without the quiet zone. */
  readonly size: number
  /** An SVG path of the dark modules, one unit each. */
  readonly path: string
}

/** The QR code of a text, at a level that survives a scratched screen (15 %). */
export function qrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data
    .flatMap((row, y) => darkRuns(row).map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`))
    .join('')
  return { size, path }
}

/** Neighbouring dark modules are one shape: no seams between them, and a shorter path. */
function darkRuns(row: readonly boolean[]): { start: number; length: number }[] {
  return row.flatMap((isDark, start) => {
    if (!isDark || row[start - 1]) return []
    const end = row.indexOf(false, start)
    return [{ start, length: (end < 0 ? row.length : end) - start }]
  })
}
