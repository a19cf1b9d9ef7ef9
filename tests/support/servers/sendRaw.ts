import { type IncomingHttpHeaders, request } from 'node:http'

export interface RawReply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface RawRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a path to a server of this machine exactly as it is written; `fetch` would normalize it. */
export const sendRaw = (
  port: number,
  path: string,
  { method = 'GET', headers = {} }: RawRequest = {},
): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
