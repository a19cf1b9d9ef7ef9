import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the browser's push service asks for, as protocol buffers: fields by their numbers. */
const varint = (value: number): Buffer => {
  const bytes: number[] = []
  let rest = BigInt(value)
  for (; rest > 127n; rest >>= 7n) bytes.push(Number((rest & 127n) | 128n))
  return Buffer.from([...bytes, Number(rest)])
}

const fixed64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

/** The answer to a check-in: accepted, the time, and an identity of the device. */
const checkin = (): Buffer =>
  Buffer.concat([
    Buffer.from([0x08, 1, 0x18]),
    varint(Date.now()),
    Buffer.from([0x39]),
    fixed64(4_242_424_242),
    Buffer.from([0x41]),
    fixed64(5_151_515_151),
  ])

/** A push service that gives Chromium subscriptions; messages are delivered through the developer tools. */
export interface PushService {
  /** The flags with which Chromium uses it. */
  readonly flags: readonly string[]
  close(): Promise<void>
}

export async function startPushService(): Promise<PushService> {
  let subscriptions = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    if (request.url?.startsWith('/checkin'))
      return response.writeHead(200, { 'Content-Type': 'application/x-protobuffer' }).end(checkin())
    if (!request.url?.startsWith('/register')) return response.writeHead(404).end()
    subscriptions += 1
    const isDeletion = Buffer.concat(chunks).includes('delete=true')
    response.writeHead(200).end(isDeletion ? 'token=deleted' : `token=subscription-${subscriptions}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    flags: [
      `--gcm-checkin-url=${address}/checkin`,
      `--gcm-registration-url=${address}/register`,
      // Nothing answers there: no message comes this way.
      '--gcm-mcs-endpoint=https://127.0.0.1:9',
    ],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
