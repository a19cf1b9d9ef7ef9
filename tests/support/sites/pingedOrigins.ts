import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How an origin answers a ping; `validReply` is the reply that counts. */
type PingHandler = (response: ServerResponse, validReply: string) => void

/** An origin that only answers pings. */
export interface PingedOrigin {
  readonly origin: string
  close(): Promise<void>
}

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Merchant',
}
const jsonHeaders = { ...corsHeaders, 'Content-Type': 'application/json' }
const htmlHeaders = { ...corsHeaders, 'Content-Type': 'text/html' }

const replyOfOtherMerchant = JSON.stringify({ success: true, message: '', errorCode: null, value: 'another' })

/** Immediate responses that do not count. */
const failingHandlers: Readonly<Record<string, PingHandler>> = {
  dropsConnection: (response) => void response.destroy(),
  isUnavailable: (response, validReply) => void response.writeHead(503, jsonHeaders).end(validReply),
  isCaptivePortal: (response) =>
    void response.writeHead(200, htmlHeaders).end('<!doctype html><title>Welcome</title>'),
  isOtherMerchant: (response) => void response.writeHead(200, jsonHeaders).end(replyOfOtherMerchant),
  redirects: (response) => void response.writeHead(302, { ...corsHeaders, Location: '/elsewhere' }).end(),
  lacksCorsHeaders: (response, validReply) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(validReply),
}

const neverAnswers: PingHandler = () => {}

/** Long after the immediate responses. */
const lateDelay = 9000

const answersLate: PingHandler = (response, validReply) => {
  const timer = setTimeout(() => response.writeHead(200, jsonHeaders).end(validReply), lateDelay)
  response.once('close', () => clearTimeout(timer))
}

async function startOrigin(merchant: string, handler: PingHandler): Promise<PingedOrigin> {
  const validReply = JSON.stringify({ success: true, message: '', errorCode: null, value: merchant })
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(204, corsHeaders).end()
    // The target of the redirect would answer correctly.
    else if (request.url === '/elsewhere') response.writeHead(200, jsonHeaders).end(validReply)
    else handler(response, validReply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const startOrigins = (merchant: string, handlers: readonly PingHandler[]): Promise<PingedOrigin[]> =>
  Promise.all(handlers.map((handler) => startOrigin(merchant, handler)))

/** Six origins that respond at once, but not as this merchant's platform would. */
export const failingOrigins = (merchant: string): Promise<PingedOrigin[]> =>
  startOrigins(merchant, Object.values(failingHandlers))

/** Nine origins that must not be chosen while another one answers: seven hang or fail, two answer correctly but late. */
export const slowerOrigins = (merchant: string): Promise<PingedOrigin[]> =>
  startOrigins(merchant, [...Object.values(failingHandlers), neverAnswers, answersLate, answersLate])

/** Ten origins that accept a connection and never respond. */
export const silentOrigins = (merchant: string): Promise<PingedOrigin[]> =>
  startOrigins(
    merchant,
    Array.from({ length: 10 }, () => neverAnswers),
  )
