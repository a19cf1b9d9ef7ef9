/** Ends whatever the script does: a browser may reject the worker, or the script. */
const workerSource = (address: string): string =>
  `try{importScripts(${JSON.stringify(address)})}catch{}postMessage('')`

/**
 * Runs a script in a worker, whose thread is not the page's: one that loops forever there never reaches the page. Most scripts
 * only find that there is no document, and end. Never settles for one that does not end.
 */
export function tryOutInWorker(path: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const source = new Blob([workerSource(new URL(path, location.href).href)], { type: 'text/javascript' })
      const url = URL.createObjectURL(source)
      const worker = new Worker(url)
      const end = () => {
        worker.terminate()
        URL.revokeObjectURL(url)
        resolve()
      }
      worker.onmessage = end
      worker.onerror = end
    } catch {
      resolve()
    }
  })
}
