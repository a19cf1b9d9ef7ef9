import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { RequestHandler } from '../host/host'
import type { Certificate } from './certificate'

export interface ListenOptions {
  /** Asked in their order until one answers. */
  readonly handlers: readonly RequestHandler[]
  /** 0 takes a free one. */
  readonly port: number
  /** Which addresses reach it: this machine only, or the whole network. */
  readonly address: '127.0.0.1' | '0.0.0.0'
  /** With one it speaks https. */
  readonly certificate?: Certificate | undefined
  /** Told of errors of a handler; the visitor gets a plain 500. */
  readonly log: (line: string) => void
}

export interface Listening {
  /** "http://127.0.0.1:4180" */
  readonly origin: string
  readonly port: number
  /** Ends open connections too. */
  close(): Promise<void>
}

/**
 * How long an idle connection stays open, in milliseconds: as long as web servers keep them. Node's own 5 s end just
 * when a visitor who has read for a moment taps again, and a request that meets the end of its connection fails.
 */
const idleConnection = 75_000

/** Listens. Rejects with a sentence when the port is taken or not allowed. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { port, address, certificate } = options
  const answer = listener(options)
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer)
  server.keepAliveTimeout = idleConnection
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port)))
    server.listen(port, address, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${taken}`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const listener =
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

function explain(error: NodeJS.ErrnoException, port: number): Error {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop the program that has it, or name another one: --port ${port + 1}.`,
    EACCES: `Port ${port} needs rights that you do not have here. Name another one: --port 4180.`,
  }
  const sentence = sentences[error.code ?? '']
  return sentence ? new Error(sentence, { cause: error }) : error
}
