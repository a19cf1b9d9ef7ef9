/** Pictures by their new data: URL. */
export type ReencodedImages = ReadonlyMap<string, string>

/** More would take memory, and no logo shows it. */
const maxPixels = 4_000_000

/**
 * Draws the pictures inside an SVG anew, as PNG or JPEG: what a camera or a program wrote into them (place, names, comments) is
 * left out, and they are the right way up. Throws when one cannot be decoded.
 */
export async function reencodeImages(images: readonly string[]): Promise<ReencodedImages> {
  if (images.length === 0) return new Map()
  const { default: sharp } = await import('sharp')
  const anew = async (image: string): Promise<[string, string]> => {
    const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
    const drawing = sharp(bytes, { limitInputPixels: maxPixels }).rotate()
    const isPhoto = (await drawing.metadata()).format === 'jpeg'
    const content = await (isPhoto
      ? drawing.jpeg({ quality: 90 })
      : drawing.png({ compressionLevel: 9 })
    ).toBuffer()
    return [image, `data:image/${isPhoto ? 'jpeg' : 'png'};base64,${content.toString('base64')}`]
  }
  return new Map(await Promise.all(images.map(anew)))
}
