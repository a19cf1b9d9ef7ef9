import { sourceFolders, type Watch, type WatchListeners, watchFolders } from './watchFolders'

/** One watcher for all that a process serves; it begins with the first listener. */
export interface SharedWatch {
  readonly watch: Watch
  close(): Promise<void>
}

export function createSharedWatch(root: string): SharedWatch {
  const all = new Set<WatchListeners>()
  let stop: Promise<() => Promise<void>> | undefined
  const start = () =>
    watchFolders(root, sourceFolders, {
      onChange: (path) => {
        for (const listeners of all) listeners.onChange(path)
      },
      onError: (message) => {
        for (const listeners of all) listeners.onError(message)
      },
    })
  return {
    async watch(listeners) {
      stop ??= start()
      await stop
      all.add(listeners)
      return async () => void all.delete(listeners)
    },
    close: async () => (await stop)?.(),
  }
}
