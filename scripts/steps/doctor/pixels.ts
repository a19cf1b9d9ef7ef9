import type { Sharp } from 'sharp'
import type { Raster } from '../svg/drawSvg'

/** A picture as pixels, with an opacity each. */
export async function readPixels(image: Sharp): Promise<Raster> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Relative luminance of a pixel, 0 to 1 (WCAG 2.2), without its opacity. */
export function linearLuminance({ width, pixels }: Raster, x: number, y: number): number {
  const at = (y * width + x) * 4
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => linear(pixels[at + channel] ?? 0))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(value: number): number {
  const channel = value / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
