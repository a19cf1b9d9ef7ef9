import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A file of a cache; made when it is not there. Another process may read at any time, so it appears only when it is complete.
 * What cannot be saved is made again the next time.
 */
export async function cachedFile(folder: string, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(folder, name)
  return readFile(path).catch(async () => {
    const made = await make()
    await save(path, folder, made).catch(() => {})
    return made
  })
}

async function save(path: string, folder: string, content: Buffer): Promise<void> {
  const part = `${path}.${randomUUID()}`
  await mkdir(folder, { recursive: true })
  await writeFile(part, content)
  await rename(part, path)
}
