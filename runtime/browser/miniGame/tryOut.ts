/** Ends whatever the script does, and also where it cannot be loaded. */
const workerSource = (address: string): string =>
  `try{importScripts(${JSON.stringify(address)})}catch{}postMessage('')`

/**
 * Runs a script in a worker, whose thread is not the page's: one that loops forever there never reaches the page. Most scripts
 * only find that there is no document, and end. Never settles for one that does not end.
 */
export function tryOutInWorker(path: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const source = workerSource(new URL(path, location.href).href)
      // A sandboxed page can have no worker from a file.
      const worker = new Worker(`data:text/javascript,${encodeURIComponent(source)}`)
      const end = () => {
        worker.terminate()
        resolve()
      }
      worker.onmessage = end
      worker.onerror = end
    } catch {
      resolve()
    }
  })
}
