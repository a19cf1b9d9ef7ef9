import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How an origin answers a ping; `good` is the answer that counts. */
type Answering = (response: ServerResponse, good: string) => void

/** An origin that can be pinged, and nothing else. */
export interface PingedOrigin {
  readonly origin: string
  close(): Promise<void>
}

const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Merchant',
}
const json = { ...crossOrigin, 'Content-Type': 'application/json' }
const html = { ...crossOrigin, 'Content-Type': 'text/html' }

const anotherMerchant = JSON.stringify({ success: true, message: '', errorCode: null, value: 'another' })

/** Answers that do not count, at once. */
const failures: Readonly<Record<string, Answering>> = {
  breaks: (response) => void response.destroy(),
  isBusy: (response, good) => void response.writeHead(503, json).end(good),
  isPortal: (response) => void response.writeHead(200, html).end('<!doctype html><title>Welcome</title>'),
  isAnother: (response) => void response.writeHead(200, json).end(anotherMerchant),
  redirects: (response) => void response.writeHead(302, { ...crossOrigin, Location: '/elsewhere' }).end(),
  refusesOrigins: (response, good) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(good),
}

const hangs: Answering = () => {}

/** Long after who answers at once. */
const late = 9000

const answersLate: Answering = (response, good) => {
  const timer = setTimeout(() => response.writeHead(200, json).end(good), late)
  response.once('close', () => clearTimeout(timer))
}

async function open(merchant: string, answer: Answering): Promise<PingedOrigin> {
  const good = JSON.stringify({ success: true, message: '', errorCode: null, value: merchant })
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(204, crossOrigin).end()
    // Where a redirect leads all would be well.
    else if (request.url === '/elsewhere') response.writeHead(200, json).end(good)
    else answer(response, good)
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

const openAll = (merchant: string, answers: readonly Answering[]): Promise<PingedOrigin[]> =>
  Promise.all(answers.map((answer) => open(merchant, answer)))

/** Six origins that answer at once, and not as this merchant's platform does. */
export const failingOrigins = (merchant: string): Promise<PingedOrigin[]> =>
  openAll(merchant, Object.values(failures))

/** Nine origins that nobody should be sent to while another one answers: seven hang or fail, two are good and late. */
export const slowerOrigins = (merchant: string): Promise<PingedOrigin[]> =>
  openAll(merchant, [...Object.values(failures), hangs, answersLate, answersLate])

/** Ten origins that accept a connection and say nothing. */
export const silentOrigins = (merchant: string): Promise<PingedOrigin[]> =>
  openAll(
    merchant,
    Array.from({ length: 10 }, () => hangs),
  )
