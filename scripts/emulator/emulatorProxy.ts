import { readFileSync } from 'node:fs'
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import type { RequestHandler } from '../staticServer/createStaticHandler'

/** Path prefixes that the emulator answers: its own, and those of the sign-in library. */
const proxiedPrefixes = [
  '/emulator/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/www.googleapis.com/',
] as const

/** These pages of the emulator load Google's frame library and styles from the network. */
const rewrittenPages = /^\/emulator\/auth\/(handler|iframe)\b/

const frameLibrary = '/emulator/gapi.js'

/** How often the emulator is polled, in milliseconds, and how many times at most: it starts slowly on a busy machine. */
const polling = { interval: 200, maxAttempts: 900 }

/**
 * Proxies an Auth emulator on the site's own origin. Its pages get our own frame library, so that everything works
 * without a network. `findOrigin` is called with the first sign-in request, not before. `prepare` is called once the
 * emulator answers, before any request is forwarded.
 */
export function createEmulatorProxy(
  findOrigin: () => Promise<string>,
  prepare: (origin: string) => Promise<void> = async () => {},
): RequestHandler {
  let ready: Promise<string> | undefined
  return async (request, response) => {
    const path = request.url ?? '/'
    if (!proxiedPrefixes.some((prefix) => path.startsWith(prefix))) return false
    ready ??= findOrigin()
      .then(waitUntilReady)
      .then(async (emulatorOrigin) => {
        await prepare(emulatorOrigin)
        return emulatorOrigin
      })
    const origin = await ready
    // Sent only now, so that a page that has it can rely on the emulator.
    if (path.startsWith(frameLibrary)) sendFrameLibrary(response)
    else await forward(origin, request, response)
    return true
  }
}

async function waitUntilReady(origin: string): Promise<string> {
  for (let attempt = 0; attempt < polling.maxAttempts; attempt += 1) {
    const isReady = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return origin
    await new Promise((resolve) => setTimeout(resolve, polling.interval))
  }
  throw new Error(`The Auth emulator does not answer at ${origin}`)
}

function sendFrameLibrary(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(readFileSync(join(import.meta.dirname, 'gapi.js')))
}

function forward(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: path = '/', method, headers } = request
  const isPage = rewrittenPages.test(path)
  return new Promise((resolve, reject) => {
    const { 'accept-encoding': _, ...uncompressed } = headers
    const proxied = httpRequest(
      `${origin}${path}`,
      { method, headers: isPage ? uncompressed : headers },
      (reply) => {
        if (isPage) sendPage(reply, response).then(resolve, reject)
        else {
          response.writeHead(reply.statusCode ?? 502, reply.headers)
          reply.pipe(response).on('close', resolve)
        }
      },
    )
    proxied.on('error', reject)
    request.pipe(proxied)
  })
}

async function sendPage(reply: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of reply) chunks.push(chunk as Buffer)
  response.writeHead(reply.statusCode ?? 502, withoutLength(reply.headers))
  response.end(withoutExternalResources(Buffer.concat(chunks).toString('utf8')))
}

const withoutLength = ({
  'content-length': _length,
  'transfer-encoding': _encoding,
  etag: _etag,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers

const withoutExternalResources = (html: string): string =>
  html
    .replaceAll('https://apis.google.com/js/api.js', frameLibrary)
    .replace(/<link[^>]+https:\/\/(unpkg|fonts)[^>]+>/g, '')
    .replace(/<script src="https:\/\/unpkg[^<]+<\/script>/g, '')
