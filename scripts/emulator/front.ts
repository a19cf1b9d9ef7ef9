import { readFileSync } from 'node:fs'
import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import type { RequestHandler } from '../host/host'

/** What the emulator answers, by how its addresses begin; they are its own and the sign-in library's. */
const prefixes = [
  '/emulator/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/www.googleapis.com/',
] as const

/** The emulator's own pages load Google's frame library and styles from the network. */
const pages = /^\/emulator\/auth\/(handler|iframe)\b/

const frameLibrary = '/emulator/gapi.js'

/** How often it is asked whether it is there, in milliseconds, and how often at most: a busy machine takes its time. */
const knock = { every: 200, times: 900 }

/**
 * Stands in front of an Auth emulator on the site's own origin, so that everything works without a network: its pages get
 * a frame library of ours. `find` gives the emulator's origin; it is asked when somebody reaches for sign-in, not before.
 * `prepare` gets it once the emulator answers, and before anybody else does.
 */
export function emulatorFront(
  find: () => Promise<string>,
  prepare: (origin: string) => Promise<void> = async () => {},
): RequestHandler {
  let ready: Promise<string> | undefined
  return async (request, response) => {
    const path = request.url ?? '/'
    if (!prefixes.some((prefix) => path.startsWith(prefix))) return false
    ready ??= find()
      .then(answering)
      .then(async (found) => {
        await prepare(found)
        return found
      })
    const origin = await ready
    // It says "ready" too: a page that has it finds an emulator that answers.
    if (path.startsWith(frameLibrary)) sendFrameLibrary(response)
    else await pass(origin, request, response)
    return true
  }
}

async function answering(origin: string): Promise<string> {
  for (let tries = 0; tries < knock.times; tries += 1) {
    const is = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
    if (is) return origin
    await new Promise((resolve) => setTimeout(resolve, knock.every))
  }
  throw new Error(`The Auth emulator does not answer at ${origin}`)
}

function sendFrameLibrary(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(readFileSync(join(import.meta.dirname, 'gapi.js')))
}

function pass(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: path = '/', method, headers } = request
  const isPage = pages.test(path)
  return new Promise((resolve, reject) => {
    const { 'accept-encoding': _, ...plain } = headers
    const question = ask(`${origin}${path}`, { method, headers: isPage ? plain : headers }, (answer) => {
      if (isPage) sendPage(answer, response).then(resolve, reject)
      else {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response).on('close', resolve)
      }
    })
    question.on('error', reject)
    request.pipe(question)
  })
}

async function sendPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  response.writeHead(answer.statusCode ?? 502, withoutLength(answer.headers))
  response.end(atHome(Buffer.concat(parts).toString('utf8')))
}

const withoutLength = ({
  'content-length': _length,
  'transfer-encoding': _encoding,
  etag: _etag,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers

const atHome = (html: string): string =>
  html
    .replaceAll('https://apis.google.com/js/api.js', frameLibrary)
    .replace(/<link[^>]+https:\/\/(unpkg|fonts)[^>]+>/g, '')
    .replace(/<script src="https:\/\/unpkg[^<]+<\/script>/g, '')
