import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** How often the folders are checked, in milliseconds. */
const pollInterval = 250

/**
 * Calls `onChange` when a file in the folders is added, removed or changed. It polls instead of using file events,
 * because editors that replace files, new folders and network drives then all work alike. Returns a function that stops
 * it.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  let previous = snapshot(folders)
  const timer = setInterval(() => {
    const current = snapshot(folders)
    const isSame = current === previous
    previous = current
    if (!isSame) onChange()
  }, pollInterval)
  return () => clearInterval(timer)
}

/** All files with size and modification time, as one text. */
function snapshot(folders: readonly string[]): string {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .map(describeFile)
    .join('\n')
}

/** A file may have been deleted in the meantime. */
function describeFile(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() ? `${path} ${found.size} ${found.mtimeMs}` : path
}
