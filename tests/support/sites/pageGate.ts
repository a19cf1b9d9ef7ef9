import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the head start of the network (D28), and shorter than a navigation waits for it (F128), in milliseconds. */
const slowPageDelay = 800

/** What the host does with a navigation before it answers. Files, and what a worker stores, are not navigations. */
export interface PageGate {
  /** The navigations that wait. */
  heldPages(): number
  /** Holds them from now on, until they are released: a network that is silent. */
  holdPages(): void
  releasePages(): void
  /** Answers each of them late, as on a slow line. */
  slowPagesDown(isSlow: boolean): void
  /** Shows the host's own page for maintenance instead. */
  closeForMaintenance(): void
  reset(): void
  /** Resolves to true when it has answered itself. */
  pass(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

export function createPageGate(): PageGate {
  let isSlow = false
  let isClosed = false
  let waiting: (() => void)[] | undefined
  const release = (): void => {
    for (const pass of waiting ?? []) pass()
    waiting = undefined
  }
  return {
    heldPages: () => waiting?.length ?? 0,
    holdPages() {
      waiting ??= []
    },
    releasePages: release,
    slowPagesDown(value) {
      isSlow = value
    },
    closeForMaintenance() {
      isClosed = true
    },
    reset() {
      isSlow = false
      isClosed = false
      release()
    },
    async pass({ headers }, response) {
      if (headers['sec-fetch-mode'] !== 'navigate') return false
      if (isSlow) await pause(slowPageDelay)
      await new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : resolve()))
      if (!isClosed) return false
      response.writeHead(503, {
        'Content-Type': 'text/html',
        'X-Maintenance': '1',
        'Cache-Control': 'no-store',
      })
      response.end('<!doctype html><title>Closed</title>')
      return true
    },
  }
}
