import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the WebP of a drawing in a width; it is made once. */
export type PictureStore = (svg: string, width: number) => Promise<Buffer>

/** Keeps pictures in memory, and in a folder, by their contents, for the next start. */
export function createPictureStore(folder: string, make: PictureStore): PictureStore {
  const pictures = new Map<string, Promise<Buffer>>()
  return (svg, width) => {
    const key = createHash('sha256').update(`${width} ${svg}`).digest('hex').slice(0, 32)
    const existing = pictures.get(key)
    if (existing) return existing
    const path = join(folder, `${key}.webp`)
    const picture = readFile(path).catch(async () => {
      const made = await make(svg, width)
      await save(path, folder, made).catch(() => {})
      return made
    })
    pictures.set(key, picture)
    picture.catch(() => pictures.delete(key))
    return picture
  }
}

/** Another process may read at any time, so a file appears only when it is complete. A picture that cannot be saved is made again. */
async function save(path: string, folder: string, picture: Buffer): Promise<void> {
  const part = `${path}.${randomUUID()}`
  await mkdir(folder, { recursive: true })
  await writeFile(part, picture)
  await rename(part, path)
}
