import type { ServerResponse } from 'node:http'
import type { RequestHandler } from '../host/host'

const eventsPath = '/__start/events'
const scriptPath = '/__start/reload.js'

/** Reloads the open pages of a developer; no site that is built has any of this. */
export interface Reloader {
  readonly handle: RequestHandler
  /** Adds the script to a page on its way out. It is a file of its own, which the page's policy allows. */
  decorate(html: string): string
  /** Every open page loads itself anew. */
  reload(): void
  /** Every open page says in its console what is wrong; it stays as it is. */
  problem(text: string): void
  close(): void
}

const script = `const events = new EventSource('${eventsPath}')
events.addEventListener('reload', () => location.reload())
events.addEventListener('problem', event => console.error(JSON.parse(event.data)))
`

export function createReloader(): Reloader {
  const pages = new Set<ServerResponse>()
  const tell = (event: string, data: unknown): void => {
    for (const page of pages) page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  return {
    async handle(request, response) {
      if (request.url === scriptPath) {
        response
          .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
          .end(script)
        return true
      }
      if (request.url !== eventsPath) return false
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write('retry: 500\n\n')
      pages.add(response)
      response.once('close', () => pages.delete(response))
      return true
    },
    decorate: (html) => html.replace('</body>', `<script src="${scriptPath}" defer></script></body>`),
    reload: () => tell('reload', {}),
    problem: (text) => tell('problem', text),
    close() {
      for (const page of pages) page.end()
    },
  }
}
