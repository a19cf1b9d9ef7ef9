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
  readonly transformPage?: (html: string, request: IncomingMessage) => string
}

/** Handles a request; resolves to false when another handler has to. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * Serves the files of one built site, with the headers that the build wrote for it. It replies to every request that reaches it,
 * and as nginx does with the configuration of the build.
 */
export function createStaticHandler(options: StaticHandlerOptions): RequestHandler {
  const parseRules = rememberLast(parseHeadersFile)
  return async (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    const exchange: Exchange = { ...options, parseRules, request, response }
    const resolved = resolvePath(options.folder, path)
    if (resolved.kind === 'refused') sendText(exchange, 400, 'Bad request')
    else if (resolved.kind === 'missing') sendText(exchange, 404, 'Not found')
    else if (resolved.kind === 'redirect') redirect(exchange, query ? `${resolved.to}?${query}` : resolved.to)
    else if (request.method !== 'GET' && request.method !== 'HEAD') refuseMethod(exchange)
    else sendFile(exchange, resolved)
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

/** A request and its response. */
interface Exchange extends StaticHandlerOptions {
  /** Parses the site's headers, which may change with a newer site. */
  readonly parseRules: (text: string) => readonly HeaderRule[]
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

type ResolvedFile = Extract<ResolvedPath, { kind: 'file' }>

function sendFile(exchange: Exchange, resolved: ResolvedFile): void {
  const { folder, transformPage, request } = exchange
  const file = domainPage(folder, resolved.path, request.headers.host) ?? resolved.path
  const decorate = transformPage && ((html: string) => transformPage(html, request))
  const body = readBody(folder, file, request.headers['accept-encoding'], decorate)
  if (body) sendBody(exchange, resolved, body)
  else sendText(exchange, 404, 'Not found')
}

function sendBody(exchange: Exchange, { path, status }: ResolvedFile, { content, ...body }: Body): void {
  const { request, response } = exchange
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...siteHeaders(exchange, `/${path}`),
    'Content-Type': contentType(path),
    ETag: etag,
    ...(body.varies && { Vary: 'Accept-Encoding' }),
    ...(body.encoding && { 'Content-Encoding': body.encoding }),
  }
  const isKnown = status === 200 && parseEtags(request.headers['if-none-match']).includes(etag)
  if (isKnown) send(response, 304, headers)
  else send(response, status, headers, content, request.method === 'HEAD')
}

/** The page of the request's domain, if it has its own (E2.72): only the head differs. */
function domainPage(folder: string, path: string, host = ''): string | undefined {
  const name = host.toLowerCase().replace(/\.?(:\d*)?$/, '')
  if (!path.endsWith('.html') || !/^[a-z0-9][a-z0-9.-]*$/.test(name)) return undefined
  const domainPath = `_domains/${name}/${path}`
  return isFile(join(folder, domainPath)) ? domainPath : undefined
}

interface Body {
  readonly content: Buffer
  readonly encoding?: string
  /** There are compressed siblings. */
  readonly varies?: boolean
}

/** The folder may be replaced between two calls, so a file that has disappeared is not an error. */
function readBody(
  folder: string,
  path: string,
  accepted: string | undefined,
  decorate: ((html: string) => string) | undefined,
): Body | undefined {
  if (decorate && path.endsWith('.html')) {
    const page = readIfExists(join(folder, path))
    return page && { content: Buffer.from(decorate(page.toString())) }
  }
  for (const { name, suffix } of acceptedEncodings(accepted)) {
    const content = readIfExists(join(folder, path + suffix))
    if (content) return { content, encoding: name, varies: true }
  }
  const content = readIfExists(join(folder, path))
  return content && { content, varies: isFile(join(folder, `${path}.gz`)) }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const readIfExists = (path: string): Buffer | undefined => (isFile(path) ? readFileSync(path) : undefined)

const parseEtags = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/** The headers for a path. What no rule sets is as in the root: nginx has one set of headers for all that has no other. */
function siteHeaders({ folder, parseRules, request }: Exchange, path: string): Record<string, string> {
  const rules = parseRules(readIfExists(join(folder, '_headers'))?.toString() ?? '')
  const all: Record<string, string> = {
    'Cache-Control': cacheRevalidate,
    ...headersFor(rules, '/'),
    ...headersFor(rules, path),
  }
  const { 'Strict-Transport-Security': hsts, ...headers } = all
  const isSecure = (request.socket as TLSSocket).encrypted === true
  // A response over http must not ask browsers for https (RFC 6797, 7.2).
  return hsts && isSecure ? { ...headers, 'Strict-Transport-Security': hsts } : headers
}

const redirect = (exchange: Exchange, location: string): void =>
  sendText(exchange, 302, '', { Location: location })

const refuseMethod = (exchange: Exchange): void =>
  sendText(exchange, 405, 'Method not allowed', { Allow: 'GET, HEAD' })

function sendText(
  exchange: Exchange,
  status: number,
  text: string,
  more: Readonly<Record<string, string>> = {},
): void {
  const headers = { ...siteHeaders(exchange, '/'), 'Content-Type': 'text/plain; charset=utf-8', ...more }
  send(exchange.response, status, headers, text, exchange.request.method === 'HEAD')
}

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
