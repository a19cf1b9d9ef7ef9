import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** How often the folders are looked at, in milliseconds. */
const lookEvery = 250

/**
 * Calls `changed` when a file below the folders comes, goes or changes. It looks instead of listening: an editor that
 * replaces a file, a new folder and a network drive are all seen alike. Gives what stops it.
 */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  let before = lookAt(folders)
  const timer = setInterval(() => {
    const now = lookAt(folders)
    const isSame = now === before
    before = now
    if (!isSame) changed()
  }, lookEvery)
  return () => clearInterval(timer)
}

/** All files with size and time of change, as one text. */
function lookAt(folders: readonly string[]): string {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .map(describe)
    .join('\n')
}

/** A file may go between two looks. */
function describe(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() ? `${path} ${found.size} ${found.mtimeMs}` : path
}
