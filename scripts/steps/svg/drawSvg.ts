import type { Sharp } from 'sharp'
import type { SvgSize } from './svgLength'

/** A drawing as pixels. */
export interface Raster {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each pixel, row by row, 0 to 255. */
  readonly pixels: Uint8Array
}

/** The longer side of a drawing that is only measured, in pixels. */
const measuredSide = 256

/** Draws an SVG without letters, small. */
export async function drawSvg(svg: string, { width, height }: SvgSize): Promise<Raster> {
  const scale = measuredSide / Math.max(width, height)
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const { data, info } = await (await rasterizeSvg(svg, size))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/**
 * An SVG without letters in a size in pixels. It is drawn by librsvg, which answers with an error where resvg ends the process:
 * at the masks of some exports.
 */
export async function rasterizeSvg(svg: string, { width, height }: SvgSize): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  const close = svg.indexOf('>')
  const end = svg[close - 1] === '/' ? close - 1 : close
  const opening = svg.slice(0, end).replaceAll(/ (?:width|height)="[^"]*"/g, '')
  return sharp(Buffer.from(`${opening} width="${width}" height="${height}"${svg.slice(end)}`))
}

/** A rectangle in shares of a drawing's width and height, 0 to 1. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Less is not seen: the last shine of a shadow. */
const seenAlpha = 24

/** What is drawn on; undefined when nothing is. */
export function drawnArea({ width, height, pixels }: Raster): Area | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < seenAlpha) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  if (right < 0) return undefined
  return { left: left / width, top: top / height, right: (right + 1) / width, bottom: (bottom + 1) / height }
}

/** Round corners of a few pixels, or a line of blank, are still a ground. */
const groundShare = 0.95

/** Whether a picture fills its page up to the edges. */
export function hasOwnGround({ width, height, pixels }: Raster): boolean {
  const isOpaque = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) > 250
  const columns = Array.from({ length: width }, (_, x) => [isOpaque(x, 0), isOpaque(x, height - 1)]).flat()
  const rows = Array.from({ length: height }, (_, y) => [isOpaque(0, y), isOpaque(width - 1, y)]).flat()
  const edge = [...columns, ...rows]
  return edge.filter(Boolean).length >= edge.length * groundShare
}

/** How far the farthest pixel that is drawn on is from a point, all in shares of the width. */
export function drawnRadius({ width, height, pixels }: Raster, centre: { x: number; y: number }): number {
  let farthest = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) >= seenAlpha)
        farthest = Math.max(farthest, Math.hypot((x + 0.5) / width - centre.x, (y + 0.5) / width - centre.y))
  return farthest
}
