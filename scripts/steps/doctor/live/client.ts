import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'

/** A server's reply. */
export interface Reply {
  readonly url: string
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Decompressed. */
  readonly body: Buffer
}

/** Why there was no reply that can be read. */
export interface NoReply {
  readonly url: string
  /** The code of Node's error, or one of ours: "timeout", "too-large", "encoding". */
  readonly failure: string
  readonly message: string
}

export type Answer = Reply | NoReply

export const isReply = (answer: Answer): answer is Reply => 'status' in answer

/** Asks a deployed site. It sends GET and HEAD only, and follows no redirect by itself. */
export interface Client {
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<Answer>
  /** Goes on with a server whose certificate was found to be wrong. */
  ignoreCertificates(): void
  close(): void
}

export interface ClientOptions {
  /** For one request with its reply, in milliseconds. */
  readonly timeout?: number
}

const defaultTimeout = 15_000
/** At most so many requests at the same time. */
const maxSockets = 4
/** No file of a site is larger. */
const maxBytes = 10_000_000

const decoders: Readonly<Record<string, (data: Buffer, options: object) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
}

/** What a browser says of itself, so that a server answers as it answers visitors. */
const browserHeaders = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 14) site-check',
  Accept: '*/*',
  'Accept-Encoding': 'br, gzip',
} as const

export function createClient({ timeout = defaultTimeout }: ClientOptions = {}): Client {
  const agents = { http: new HttpAgent({ maxSockets }), https: new HttpsAgent({ maxSockets }) }
  let rejectUnauthorized = true
  return {
    get: (url, headers = {}) =>
      new Promise((resolve) => {
        const isSecure = url.startsWith('https:')
        const fail = (failure: string, message: string): void => resolve({ url, failure, message })
        const options = { headers: { ...browserHeaders, ...headers }, rejectUnauthorized }
        const request = isSecure
          ? httpsRequest(url, { ...options, agent: agents.https })
          : httpRequest(url, { ...options, agent: agents.http })
        let timer: NodeJS.Timeout | undefined
        // The time that it waits for its turn does not count.
        request.once('socket', () => {
          timer = setTimeout(() => {
            fail('timeout', `no complete reply within ${timeout / 1000} s`)
            request.destroy()
          }, timeout)
        })
        request.once('close', () => clearTimeout(timer))
        request.once('error', (error: NodeJS.ErrnoException) => fail(error.code ?? 'error', error.message))
        request.once('response', (response) => void readReply(url, response).then(resolve))
        request.end()
      }),
    ignoreCertificates() {
      rejectUnauthorized = false
    },
    close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

async function readReply(url: string, response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) {
        response.destroy()
        return { url, failure: 'too-large', message: `more than ${maxBytes / 1_000_000} MB` }
      }
      chunks.push(chunk)
    }
  } catch (error) {
    return { url, failure: (error as NodeJS.ErrnoException).code ?? 'error', message: String(error) }
  }
  const { statusCode: status = 0, headers } = response
  const raw = Buffer.concat(chunks)
  const decode = decoders[headers['content-encoding'] ?? '']
  if (!decode || raw.length === 0) return { url, status, headers, body: raw }
  try {
    return { url, status, headers, body: await decode(raw, { maxOutputLength: maxBytes }) }
  } catch {
    return {
      url,
      failure: 'encoding',
      message: `the body is not what Content-Encoding says: ${headers['content-encoding']}`,
    }
  }
}
