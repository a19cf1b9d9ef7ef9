import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { watch } from 'chokidar'

export interface WatchListeners {
  /** A file or a folder, from the root, with forward slashes. */
  onChange(path: string): void
  /** The system refuses to watch any more, most likely because of its limit of watched files. */
  onError(message: string): void
}

/** Resolves when it watches, to a function that stops it. */
export type Watch = (listeners: WatchListeners) => Promise<() => Promise<void>>

/** Folders whose changes trigger a new build. */
export const sourceFolders = ['runtime', 'schemas', 'merchants', 'public']

/**
 * Chokidar drops what happens to a file within 50 ms of its last change, and within 100 ms of its removal. The state of each reported
 * file is looked at again when that time is over.
 */
const secondLookMs = 150

/**
 * Calls `onChange` when a file or a folder in the named folders of `root` is added, removed or changed, also in those that do not
 * exist yet. Resolves when it watches, to a function that stops it.
 */
export async function watchFolders(
  root: string,
  names: readonly string[],
  { onChange, onError }: WatchListeners,
): Promise<() => Promise<void>> {
  const folders = names.map((name) => join(root, name))
  const isWatched = (path: string) =>
    path === root || folders.some((folder) => path === folder || path.startsWith(folder + sep))
  // Chokidar is ready too early when it is given a folder that does not exist.
  const watcher = watch(root, { ignoreInitial: true, ignored: (path) => !isWatched(path) })
  watcher.on('error', (error) => onError(error instanceof Error ? error.message : String(error)))
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()))
  const secondLooks = new Map<string, NodeJS.Timeout>()
  const report = (path: string): void => {
    const reported = stateOf(path)
    clearTimeout(secondLooks.get(path))
    const lookAgain = (): void => {
      secondLooks.delete(path)
      if (stateOf(path) !== reported) report(path)
    }
    secondLooks.set(path, setTimeout(lookAgain, secondLookMs))
    onChange(relative(root, path).split(sep).join('/'))
  }
  watcher.on('all', (_event, path) => report(path))
  return async () => {
    await watcher.close()
    for (const timer of secondLooks.values()) clearTimeout(timer)
  }
}

/** Differs when the file was written, replaced or removed in between. */
function stateOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 'none'
  return stats.isDirectory() ? 'folder' : [stats.ino, stats.size, stats.mtimeMs].join()
}
