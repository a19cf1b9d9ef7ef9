import type { ServerResponse } from 'node:http'

/** An event of a stream (`EventSource`), with its data as JSON. */
export const eventOf = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Begins a stream of events, which is one of `streams` until the page is left. */
export function openEventStream(response: ServerResponse, streams: Set<ServerResponse>): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  response.write('retry: 500\n\n')
  streams.add(response)
  response.once('close', () => streams.delete(response))
}
