import { createServer, type RequestListener } from 'node:http'
import { createSecureServer as createHttp2Server } from 'node:http2'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server, Socket } from 'node:net'
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
  /** Speaks HTTP/2 as well, as a content delivery network does; only with a certificate. */
  readonly http2?: boolean
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
  const { server, closeConnections } = createHost(options)
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
        closeConnections()
      }),
  }
}

interface Host {
  readonly server: Server
  closeConnections(): void
}

function createHost(options: ListenOptions): Host {
  const { certificate, http2 = false } = options
  const onRequest = requestListener(options)
  if (certificate && http2) return createHttp2Host(certificate, onRequest)
  const server = certificate ? createSecureServer(certificate, onRequest) : createServer(onRequest)
  server.keepAliveTimeout = keepAliveMs
  return { server, closeConnections: () => server.closeAllConnections() }
}

function createHttp2Host(certificate: Certificate, onRequest: RequestListener): Host {
  // Node's requests and responses of HTTP/2 have the methods of those of HTTP/1.1, but not their types.
  const server = createHttp2Server({ ...certificate, allowHTTP1: true }, (...exchange: unknown[]) =>
    onRequest(...(exchange as Parameters<RequestListener>)),
  )
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    server,
    closeConnections() {
      for (const socket of sockets) socket.destroy()
    },
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
    EADDRINUSE: `Port ${port} is in use. Stop the program that uses it, or choose another one: --port ${port < 65_535 ? port + 1 : 4180}.`,
    EACCES: `Port ${port} needs permissions that you do not have. Choose another one: --port 4180.`,
  }
  const message = messages[error.code ?? '']
  return message ? new Error(message, { cause: error }) : error
}
