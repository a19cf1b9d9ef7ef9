import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { cacheRevalidate, type HeaderRule, headersFor, parseHeadersFile } from '../steps/hosting/headers'
import { acceptedEncodings } from './acceptedEncodings'
import { contentType } from './contentType'
import { type ResolvedPath, resolvePath } from './resolvePath'

export interface StaticHandlerOptions {
  /** A built site: dist/<code>. It may be replaced by a newer one at any time. */
  readonly folder: string
  /** Changes each page before it is sent (development only); such pages are not compressed. */
  readonly transformPage?: (html: string) => string
}

/** Handles a request; resolves to false when another handler has to (any method but GET and HEAD). */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Serves the files of one built site, with the headers that the build wrote for it. */
export function createStaticHandler(options: StaticHandlerOptions): RequestHandler {
  const parseRules = rememberLast(parseHeadersFile)
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    const resolved = resolvePath(options.folder, path)
    if (resolved.kind === 'refused') send(response, 400, { 'Content-Type': 'text/plain' }, 'Bad request')
    else if (resolved.kind === 'redirect') redirect(response, query ? `${resolved.to}?${query}` : resolved.to)
    else sendFile({ ...options, parseRules, request, response, path, resolved })
    return true
  }
}

/** The headers of a site with many pages take longer to parse than a file takes to send. */
function rememberLast<Result>(calculate: (text: string) => Result): (text: string) => Result {
  let last: { readonly text: string; readonly result: Result } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, result: calculate(text) }
    return last.result
  }
}

interface FileResponse extends StaticHandlerOptions {
  /** Parses the site's headers, which may change with a newer site. */
  readonly parseRules: (text: string) => readonly HeaderRule[]
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
  readonly resolved: Extract<ResolvedPath, { kind: 'file' }>
}

function sendFile(fileResponse: FileResponse): void {
  const { folder, transformPage, request, response, resolved } = fileResponse
  const file = domainPage(folder, resolved.path, request.headers.host) ?? resolved.path
  const body = readBody(folder, file, request.headers['accept-encoding'], transformPage)
  if (body) sendBody(fileResponse, body)
  else send(response, 404, { 'Content-Type': 'text/plain' }, 'Not found')
}

function sendBody({ folder, parseRules, request, response, path, resolved }: FileResponse, body: Body): void {
  const etag = `"${createHash('sha256').update(body.content).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Cache-Control': cacheRevalidate,
    ...siteHeaders(readRules(folder, parseRules), path, (request.socket as TLSSocket).encrypted === true),
    // A missing file may exist tomorrow, also in folders whose files never change.
    ...(resolved.status === 404 && { 'Cache-Control': cacheRevalidate }),
    'Content-Type': contentType(resolved.path),
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(body.encoding && { 'Content-Encoding': body.encoding }),
  }
  const isKnown = resolved.status === 200 && parseEtags(request.headers['if-none-match']).includes(etag)
  if (isKnown) send(response, 304, headers)
  else send(response, resolved.status, headers, body.content, request.method === 'HEAD')
}

/** The page of the request's domain, if it has its own (E2.72): only the head differs. */
function domainPage(folder: string, path: string, host = ''): string | undefined {
  const [name = ''] = host.toLowerCase().split(':')
  if (!path.endsWith('.html') || !/^[a-z0-9][a-z0-9.-]*$/.test(name)) return undefined
  const domainPath = `_domains/${name}/${path}`
  return isFile(join(folder, domainPath)) ? domainPath : undefined
}

interface Body {
  readonly content: Buffer
  readonly encoding?: string
}

/** The folder may be replaced between two calls, so a file that has disappeared is not an error. */
function readBody(
  folder: string,
  path: string,
  accepted: string | undefined,
  decorate: StaticHandlerOptions['transformPage'],
): Body | undefined {
  if (decorate && path.endsWith('.html')) {
    const page = readIfExists(join(folder, path))
    return page && { content: Buffer.from(decorate(page.toString())) }
  }
  for (const { name, suffix } of acceptedEncodings(accepted)) {
    const content = readIfExists(join(folder, path + suffix))
    if (content) return { content, encoding: name }
  }
  const content = readIfExists(join(folder, path))
  return content && { content }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const readIfExists = (path: string): Buffer | undefined => (isFile(path) ? readFileSync(path) : undefined)

const parseEtags = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))

const readRules = (folder: string, parse: FileResponse['parseRules']): readonly HeaderRule[] =>
  parse(readIfExists(join(folder, '_headers'))?.toString() ?? '')

function siteHeaders(rules: readonly HeaderRule[], path: string, isSecure: boolean): Record<string, string> {
  const { 'Strict-Transport-Security': hsts, ...headers } = headersFor(rules, path)
  // A response over http must not ask browsers for https (RFC 6797, 7.2).
  return hsts && isSecure ? { ...headers, 'Strict-Transport-Security': hsts } : headers
}

const redirect = (response: ServerResponse, location: string): void =>
  send(response, 302, { Location: location, 'Cache-Control': cacheRevalidate })

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
