import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { RequestHandler } from '../staticServer/createStaticHandler'
import type { Certificate } from './certificate'

export interface ListenOptions {
  /** Tried in order until one handles the request. */
  readonly handlers: readonly RequestHandler[]
  /** 0 picks a free port. */
  readonly port: number
  /** Which machines can reach it: this one only, or the whole network. */
  readonly address: '127.0.0.1' | '0.0.0.0'
  /** Serves https when given. */
  readonly certificate?: Certificate | undefined
  /** Receives the errors of handlers; the client gets a plain 500. */
  readonly log: (line: string) => void
}

export interface RunningServer {
  /** "http://127.0.0.1:4180" */
  readonly origin: string
  readonly port: number
  /** Also closes open connections. */
  close(): Promise<void>
}

/**
 * How long an idle connection stays open, in milliseconds: as long as with common web servers. After the 5 s that are
 * the default in Node, a connection could close just as a visitor taps again, and that request would fail.
 */
const keepAliveMs = 75_000

/** Starts to listen. Rejects with a readable message when the port is in use or not allowed. */
export async function listen(options: ListenOptions): Promise<RunningServer> {
  const { port, address, certificate } = options
  const onRequest = requestListener(options)
  const server = certificate ? createSecureServer(certificate, onRequest) : createServer(onRequest)
  server.keepAliveTimeout = keepAliveMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toListenError(error, port)))
    server.listen(port, address, resolve)
  })
  const { port: actualPort } = server.address() as AddressInfo
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${actualPort}`,
    port: actualPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const requestListener =
  ({ handlers, log }: ListenOptions): RequestListener =>
  async (request, response) => {
    try {
      for (const handle of handlers) if (await handle(request, response)) return
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    } catch (error) {
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  }

function toListenError(error: NodeJS.ErrnoException, port: number): Error {
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop the program that uses it, or choose another one: --port ${port + 1}.`,
    EACCES: `Port ${port} needs permissions that you do not have. Choose another one: --port 4180.`,
  }
  const message = messages[error.code ?? '']
  return message ? new Error(message, { cause: error }) : error
}
