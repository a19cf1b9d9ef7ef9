import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { request as requestSecurely } from 'node:https'

export interface RawReply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface RawRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Over TLS, whatever the certificate. */
  readonly secure?: boolean
}

/** Sends a path to a server of this machine exactly as it is written; `fetch` would normalize it. */
export const sendRaw = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, secure = false }: RawRequest = {},
): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers, agent: false as const }
    const receive = (response: IncomingMessage): void => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    }
    const sent = secure
      ? requestSecurely({ ...options, rejectUnauthorized: false }, receive)
      : request(options, receive)
    sent.on('error', reject).end()
  })
