import { createHash } from 'node:crypto'
import { cachedFile } from '../../steps/assets/cachedFile'

/** Returns the WebP of a drawing in a width; it is made once. */
export type PictureStore = (svg: string, width: number) => Promise<Buffer>

/** Keeps pictures in memory, and in a folder, by their contents, for the next start. */
export function createPictureStore(folder: string, make: PictureStore): PictureStore {
  const pictures = new Map<string, Promise<Buffer>>()
  return (svg, width) => {
    const key = createHash('sha256').update(`${width} ${svg}`).digest('hex').slice(0, 32)
    const existing = pictures.get(key)
    if (existing) return existing
    const picture = cachedFile(folder, `${key}.webp`, () => make(svg, width))
    pictures.set(key, picture)
    picture.catch(() => pictures.delete(key))
    return picture
  }
}
