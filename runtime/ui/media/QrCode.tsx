export interface QrCodeProps {
  /** Modules on each side. */
  size: number
  /** An SVG path of the dark modules, one unit each. */
  path: string
  /** What it leads to. */
  label: string
}

/** Scanners need four light modules around the code (ISO 18004). */
const quietZone = 4

/** A QR code: dark on light in every theme, because many scanners cannot read it the other way round. */
export function QrCode({ size, path, label }: QrCodeProps) {
  const side = size + 2 * quietZone
  return (
    <svg
      className="QrCode"
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
