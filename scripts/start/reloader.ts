import type { ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import type { RequestHandler } from '../staticServer/createStaticHandler'
import { compileScript } from '../steps/bundle/compileScript'
import { eventOf, openEventStream } from './eventStream'

const eventsPath = '/__start/events'
const scriptPath = '/__start/reload.js'

/** Keeps a developer's open pages up to date. A built site contains nothing of this. */
export interface Reloader {
  readonly handle: RequestHandler
  /** Adds the script to a page that is being sent: a file of its own, which the page's policy allows. */
  addScript(html: string): string
  /** Reloads every open page, which keeps what was typed and where it was scrolled to. */
  reload(): void
  /** Replaces the stylesheets of every open page; the addresses of all that the site has. */
  updateStyles(addresses: readonly string[]): void
  /** Replaces the texts of every open page, or reloads one that cannot; the addresses of all that the site has, by language. */
  updateTexts(addresses: Readonly<Record<string, string>>): void
  /** Shows the problem over every open page, and over those that are opened, until the next build. */
  reportProblem(text: string): void
  close(): void
}

const pageScript = (): string =>
  `const eventsPath = ${JSON.stringify(eventsPath)}\n${compileScript(new URL('page/main.ts', import.meta.url))}`

export function createReloader(): Reloader {
  const pages = new Set<ServerResponse>()
  let problem: string | undefined
  const send = (event: string, data: unknown): void => {
    for (const page of pages) page.write(eventOf(event, data))
  }
  return {
    async handle(request, response) {
      if (request.url === scriptPath) {
        response
          .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
          .end(pageScript())
        return true
      }
      if (request.url !== eventsPath) return false
      openEventStream(response, pages)
      if (problem !== undefined) response.write(eventOf('problem', problem))
      return true
    },
    addScript: (html) => html.replace('</body>', `<script src="${scriptPath}" defer></script></body>`),
    reload() {
      problem = undefined
      send('reload', {})
    },
    updateStyles(addresses) {
      problem = undefined
      send('styles', addresses)
    },
    updateTexts(addresses) {
      problem = undefined
      send('texts', addresses)
    },
    reportProblem(text) {
      problem = stripVTControlCharacters(text)
      send('problem', problem)
    },
    close() {
      for (const page of pages) page.end()
    },
  }
}
