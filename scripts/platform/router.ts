import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { answer } from './answer'
import { arrive } from './arrival'
import { calls } from './calls'
import { answersItself, type Fault, takeFault } from './faults'
import { drawnAt } from './pictures'
import type { World } from './world'

export interface Routing {
  readonly world: World
  /** Aborted when the platform closes: whatever still waits is then dropped. */
  readonly closing: AbortSignal
  readonly log: (line: string) => void
}

/** The list of files of the other product on the operator's host (E4.53), which is stable unless a fault says otherwise. */
const otherProduct = '/mobile/mc/asset-manifest.json'
const otherProductFiles = JSON.stringify({ files: { 'main.js': '/mobile/mc/static/js/main.5f2c81d0.js' } })

/** Whether an address is the platform's: below /wps/, where a merchant has moved a call to, or the other product's list. */
export const isOurs = (world: World, path: string): boolean =>
  path.startsWith('/wps/') ||
  path === otherProduct ||
  [...world.merchants.values()].some(({ merchant }) => Object.values(merchant.endpoints ?? {}).includes(path))

/** Answers one request: a fault that was asked for, a picture, a preflight, or the call itself. */
export async function route(
  { world, closing, log }: Routing,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const arrival = await arrive(world, request, url)
  const { name, state, record } = arrival
  const path = url.pathname
  const fault = takeFault(world, {
    path,
    ...(name ? { call: name } : {}),
    ...(state ? { merchant: state.merchant.code } : {}),
  })
  response.setHeader('Date', new Date(world.clock.now()).toUTCString())
  const send = (status: number, headers: Record<string, string>, body: string): void => {
    record.status = status
    log(`${status} ${record.method} ${record.path}`)
    response.writeHead(status, headers).end(body)
  }
  // A fault that strikes afterwards spoils the answer of work that is done.
  const done = fault?.afterwards ? await answer(world, arrival) : undefined
  if (fault?.delay) await pause(fault.delay, undefined, { signal: closing })
  if (fault?.drop) {
    log(`dropped ${record.method} ${record.path}`)
    return void request.socket.destroy()
  }
  if (fault && answersItself(fault))
    return send(
      fault.status ?? 200,
      { ...jsonHeaders(fault.contentType), ...(name === 'ping' ? crossOriginHeaders : {}) },
      canned(fault),
    )
  const picture = record.method === 'GET' ? drawnAt(url) : undefined
  if (picture !== undefined) return send(200, pictureHeaders, picture)
  if (path === otherProduct) return send(200, jsonHeaders(), otherProductFiles)
  if (record.method === 'OPTIONS') return send(204, isPing(world, path) ? preflightHeaders : {}, '')
  const { status, reply, complaint } = done ?? (await answer(world, arrival))
  if (complaint) log(complaint)
  send(status, { ...jsonHeaders(), ...(name === 'ping' ? crossOriginHeaders : {}) }, JSON.stringify(reply))
}

/** A preflight says nothing of its merchant: the path must be where one of them answers a ping. */
const isPing = (world: World, path: string): boolean =>
  [...world.merchants.values()].some(({ merchant }) => (merchant.endpoints?.ping ?? calls.ping.path) === path)

const canned = ({ body, reply }: Fault): string =>
  body ?? JSON.stringify({ success: false, message: '', errorCode: null, value: null, ...reply })

const jsonHeaders = (contentType = 'application/json; charset=utf-8'): Record<string, string> => ({
  'Content-Type': contentType,
  'Cache-Control': 'no-store',
})

/** A picture is drawn from its address alone, so it never changes. */
const pictureHeaders = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=86400',
  'X-Content-Type-Options': 'nosniff',
}

/** Other origins of the merchant race each other by asking without credentials (I4.48, D17). */
const crossOriginHeaders = { 'Access-Control-Allow-Origin': '*' }

const preflightHeaders = {
  ...crossOriginHeaders,
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Merchant, Language, ModuleId',
  'Access-Control-Max-Age': '600',
}
