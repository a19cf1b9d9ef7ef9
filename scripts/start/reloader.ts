import type { ServerResponse } from 'node:http'
import type { RequestHandler } from '../staticServer/createStaticHandler'

const eventsPath = '/__start/events'
const scriptPath = '/__start/reload.js'

/** Reloads a developer's open pages. A built site contains nothing of this. */
export interface Reloader {
  readonly handle: RequestHandler
  /** Adds the script to a page that is being sent: a file of its own, which the page's policy allows. */
  addScript(html: string): string
  /** Reloads every open page. */
  reload(): void
  /** Prints the problem in the console of every open page, which stays as it is. */
  reportProblem(text: string): void
  close(): void
}

const clientScript = `const events = new EventSource('${eventsPath}')
events.addEventListener('reload', () => location.reload())
events.addEventListener('problem', event => console.error(JSON.parse(event.data)))
`

export function createReloader(): Reloader {
  const pages = new Set<ServerResponse>()
  const send = (event: string, data: unknown): void => {
    for (const page of pages) page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  return {
    async handle(request, response) {
      if (request.url === scriptPath) {
        response
          .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
          .end(clientScript)
        return true
      }
      if (request.url !== eventsPath) return false
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write('retry: 500\n\n')
      pages.add(response)
      response.once('close', () => pages.delete(response))
      return true
    },
    addScript: (html) => html.replace('</body>', `<script src="${scriptPath}" defer></script></body>`),
    reload: () => send('reload', {}),
    reportProblem: (text) => send('problem', text),
    close() {
      for (const page of pages) page.end()
    },
  }
}
