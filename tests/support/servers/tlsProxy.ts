import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Certificate } from '../../../scripts/start/certificate'

export interface TlsProxy {
  readonly port: number
  close(): void
}

/**
 * A proxy that ends TLS in front of a server, as a load balancer does: Host as it came, and who asked, and how. The system chooses
 * its port, and nobody else can take it; the server's is asked for with each request, so that the proxy may be there first.
 */
export async function startTlsProxy(target: () => number, certificate: Certificate): Promise<TlsProxy> {
  const server = createServer(certificate, (incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
    incoming.pipe(
      request(
        { host: '127.0.0.1', port: target(), method, path, headers: { ...headers, ...forwarded } },
        (reply) => {
          outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
          reply.pipe(outgoing)
        },
      ),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, close: () => server.close() }
}
