import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A site's files, by path from its folder. */
export type Files = ReadonlyMap<string, string | Uint8Array>

/**
 * Writes a site's files into a folder, and removes those of the last time that it has no more. Only what differs from the last
 * time is written, without a pause: nobody who is served by the same process sees half of a site.
 */
export type WorkingFolder = (folder: string, files: Files) => void

/** For one process that builds a site again and again into a folder of its own, as `npm start` does. */
export function createWorkingFolder(): WorkingFolder {
  const written = new Map<string, string | Uint8Array>()
  return (folder, files) => {
    for (const path of [...written.keys()].filter((one) => !files.has(one))) {
      rmSync(join(folder, path), { force: true })
      written.delete(path)
    }
    for (const [path, content] of files) {
      if (isSame(written.get(path), content)) continue
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      written.set(path, content)
    }
  }
}

function isSame(one: string | Uint8Array | undefined, other: string | Uint8Array): boolean {
  if (one === undefined || typeof one === 'string' || typeof other === 'string') return one === other
  return Buffer.compare(one, other) === 0
}
