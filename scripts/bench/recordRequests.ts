import type { CDPSession } from 'playwright'

/** Records when each request of a page goes to the network. The result says it in milliseconds since the first. */
export function recordRequests(session: CDPSession): () => readonly number[] {
  const seconds = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (request.url.startsWith('http') && !seconds.has(requestId)) seconds.set(requestId, timestamp)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => seconds.delete(requestId))
  return () => {
    const times = [...seconds.values()]
    const first = Math.min(...times)
    return times.map((time) => (time - first) * 1000)
  }
}
