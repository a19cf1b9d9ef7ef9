import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { cacheAskFirst, headersFor, parseHeadersFile } from '../steps/headers'
import { acceptedEncodings } from './encoding'
import { type Found, find } from './find'
import { contentType } from './types'

export interface HostOptions {
  /** A built site: dist/<code>. It may be swapped for a newer one at any time. */
  readonly folder: string
  /** Changes each page on its way out (development only); such pages are sent uncompressed. */
  readonly decorate?: (html: string) => string
}

/** Answers a request; false when it is for someone else (any method but GET and HEAD). */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** A static host for one built site, with the headers that the build wrote for it. */
export function createHost(options: HostOptions): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    const found = find(options.folder, path)
    if (found.kind === 'refused') send(response, 400, { 'Content-Type': 'text/plain' }, 'Bad request')
    else if (found.kind === 'redirect') redirect(response, query ? `${found.to}?${query}` : found.to)
    else sendFile({ ...options, request, response, path, found })
    return true
  }
}

interface FileAnswer extends HostOptions {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
  readonly found: Extract<Found, { kind: 'file' }>
}

function sendFile(answer: FileAnswer): void {
  const { folder, decorate, request, response, found } = answer
  const file = ownPage(folder, found.path, request.headers.host) ?? found.path
  const body = readBody(folder, file, request.headers['accept-encoding'], decorate)
  if (body) sendBody(answer, body)
  else send(response, 404, { 'Content-Type': 'text/plain' }, 'Not found')
}

function sendBody({ folder, request, response, path, found }: FileAnswer, body: Body): void {
  const etag = `"${createHash('sha256').update(body.content).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Cache-Control': cacheAskFirst,
    ...siteHeaders(folder, path, (request.socket as TLSSocket).encrypted === true),
    // What is missing today may be there tomorrow, also where files never change.
    ...(found.status === 404 && { 'Cache-Control': cacheAskFirst }),
    'Content-Type': contentType(found.path),
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(body.encoding && { 'Content-Encoding': body.encoding }),
  }
  const isKnown = found.status === 200 && knownTags(request.headers['if-none-match']).includes(etag)
  if (isKnown) send(response, 304, headers)
  else send(response, found.status, headers, body.content, request.method === 'HEAD')
}

/** The page that this host has of its own (E2.72): its heads differ, all else is the same. */
function ownPage(folder: string, path: string, host = ''): string | undefined {
  const [name = ''] = host.toLowerCase().split(':')
  if (!path.endsWith('.html') || !/^[a-z0-9][a-z0-9.-]*$/.test(name)) return undefined
  const own = `_domains/${name}/${path}`
  return isFile(join(folder, own)) ? own : undefined
}

interface Body {
  readonly content: Buffer
  readonly encoding?: string
}

/** A swap may take the folder away between two looks, so a file that has gone is no error here. */
function readBody(
  folder: string,
  path: string,
  accepted: string | undefined,
  decorate: HostOptions['decorate'],
): Body | undefined {
  if (decorate && path.endsWith('.html')) {
    const page = readIfThere(join(folder, path))
    return page && { content: Buffer.from(decorate(page.toString())) }
  }
  for (const { name, suffix } of acceptedEncodings(accepted)) {
    const content = readIfThere(join(folder, path + suffix))
    if (content) return { content, encoding: name }
  }
  const content = readIfThere(join(folder, path))
  return content && { content }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const readIfThere = (path: string): Buffer | undefined => (isFile(path) ? readFileSync(path) : undefined)

const knownTags = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))

function siteHeaders(folder: string, path: string, isSecure: boolean): Record<string, string> {
  const rules = parseHeadersFile(readIfThere(join(folder, '_headers'))?.toString() ?? '')
  const { 'Strict-Transport-Security': strict, ...headers } = headersFor(rules, path)
  // Browsers must not be told to insist on https by an answer that came without it (RFC 6797, 7.2).
  return strict && isSecure ? { ...headers, 'Strict-Transport-Security': strict } : headers
}

const redirect = (response: ServerResponse, location: string): void =>
  send(response, 302, { Location: location, 'Cache-Control': cacheAskFirst })

function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  content: string | Buffer = '',
  withoutBody = false,
): void {
  const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(content) }
  response.writeHead(status, { ...headers, ...length })
  response.end(withoutBody ? undefined : content)
}
