import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { webManifestPath } from '../../../runtime/tables/earlyCalls'
import { findAppFile } from '../app/files'
import { webManifest } from '../app/webManifest'
import { calls } from '../calls'
import { isGamePath, serveGame } from '../games/serveGame'
import { renderPicture } from '../pictures'
import type { ConfigState, SettingsState } from '../state/merchantConfig'
import type { PlatformState } from '../state/platformState'
import { type Fault, hasResponse, takeFault } from './faults'
import { handleCall } from './handleCall'
import { receiveRequest } from './receivedRequest'

export interface RouterOptions {
  readonly platform: PlatformState
  /** Aborted when the platform closes: pending requests are dropped. */
  readonly closing: AbortSignal
  readonly log: (line: string) => void
}

/** The asset manifest of the other product on the operator's host (E4.53). It only changes by an injected fault. */
const otherProductManifestPath = '/mobile/mc/asset-manifest.json'
const otherProductManifest = JSON.stringify({ files: { 'main.js': '/mobile/mc/static/js/main.5f2c81d0.js' } })

/** Whether a path belongs to the platform: below /wps/, an overridden call path, or the other product's asset manifest. */
export const isPlatformPath = (platform: PlatformState, path: string): boolean =>
  path.startsWith('/wps/') ||
  path === otherProductManifestPath ||
  [...platform.merchants.values()].some(({ merchant }) =>
    Object.values(merchant.endpoints ?? {}).includes(path),
  )

/** Answers one request: an injected fault, a picture, a preflight, or the call itself. */
export async function routeRequest(
  { platform, closing, log }: RouterOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const received = await receiveRequest(platform, request, url)
  const { name, state, record } = received
  const path = url.pathname
  const fault = takeFault(platform, {
    path,
    ...(name ? { call: name } : {}),
    ...(state ? { merchant: state.merchant.code } : {}),
  })
  response.setHeader('Date', new Date(platform.clock.now()).toUTCString())
  const send = (status: number, headers: Record<string, string>, body: string | Buffer): void => {
    record.status = status
    log(`${status} ${record.method} ${record.path}`)
    response.writeHead(status, headers).end(body)
  }
  // With `afterHandling` the call is handled first, and only its response is replaced.
  const handled = fault?.afterHandling ? await handleCall(platform, received) : undefined
  if (fault?.delay) await pause(fault.delay, undefined, { signal: closing })
  if (fault?.drop) {
    log(`dropped ${record.method} ${record.path}`)
    return void request.socket.destroy()
  }
  if (fault && hasResponse(fault))
    return send(
      fault.status ?? 200,
      { ...jsonHeaders(fault.contentType), ...(name === 'ping' ? crossOriginHeaders : {}) },
      faultBody(fault),
    )
  if (isGamePath(path)) return serveGame(platform, request, received.body, response, url)
  const picture = record.method === 'GET' ? await renderPicture(url) : undefined
  if (picture !== undefined) return send(200, pictureHeaders(picture), picture)
  const appFile = findAppFile(
    path,
    `${url.protocol}//${request.headers.host ?? url.host}`,
    platform.merchants,
  )
  if (appFile)
    return send(200, { 'Content-Type': appFile.contentType, 'Cache-Control': 'no-store' }, appFile.body)
  const owner = path === webManifestPath ? stateOfManifest(platform, url) : undefined
  if (owner) {
    const { merchant, settings } = owner
    const manifest = webManifest(merchant, merchant.name ?? merchant.code, settings.mobileTemplate)
    const headers = jsonHeaders('application/manifest+json')
    return manifest ? send(200, headers, JSON.stringify(manifest)) : send(404, headers, '{}')
  }
  if (path === otherProductManifestPath) return send(200, jsonHeaders(), otherProductManifest)
  if (record.method === 'OPTIONS') return send(204, isPingPath(platform, path) ? preflightHeaders : {}, '')
  const { status, reply, issue } = handled ?? (await handleCall(platform, received))
  if (issue) log(issue)
  send(status, { ...jsonHeaders(), ...(name === 'ping' ? crossOriginHeaders : {}) }, JSON.stringify(reply))
}

/** The state of the merchant that the query names. */
const stateOfManifest = (platform: PlatformState, url: URL): (ConfigState & SettingsState) | undefined =>
  platform.merchants.get(url.searchParams.get('merchantCode') ?? '')

/** A preflight does not name its merchant, so the path must be the ping path of any merchant. */
const isPingPath = (platform: PlatformState, path: string): boolean =>
  [...platform.merchants.values()].some(
    ({ merchant }) => (merchant.endpoints?.ping ?? calls.ping.path) === path,
  )

const faultBody = ({ body, reply }: Fault): string =>
  body ?? JSON.stringify({ success: false, message: '', errorCode: null, value: null, ...reply })

const jsonHeaders = (contentType = 'application/json; charset=utf-8'): Record<string, string> => ({
  'Content-Type': contentType,
  'Cache-Control': 'no-store',
})

/** A picture depends only on its URL, so a CDN lets it be kept for good. */
const pictureHeaders = (picture: Buffer): Record<string, string> => ({
  'Content-Type': 'image/webp',
  'Content-Length': String(picture.length),
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
})

/** A site pings the merchant's other domains without credentials (I4.48, D138). */
const crossOriginHeaders = { 'Access-Control-Allow-Origin': '*' }

const preflightHeaders = {
  ...crossOriginHeaders,
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Merchant, Language, ModuleId',
  'Access-Control-Max-Age': '600',
}
