import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../http/body'
import type { PlatformState } from '../state/platformState'
import { applyCommand } from './applyCommand'
import type { ControlReply } from './command'

export const controlPath = '/__platform/control'

const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Whether a request comes from this machine. */
export const isFromThisMachine = ({ socket }: IncomingMessage): boolean =>
  loopbackAddresses.has(socket.remoteAddress ?? '')

/**
 * Answers the control call. It must come from this machine and as JSON: a page of another origin cannot send JSON without a
 * preflight, and preflights are not answered.
 */
export async function serveControl(
  platform: PlatformState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request)
  const send = (status: number, reply: ControlReply): void => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify(reply))
  }
  const reject = (status: number, issue: string): void => send(status, { ok: false, issues: [issue] })
  if (!isFromThisMachine(request)) return reject(403, 'only from this machine')
  if (request.method !== 'POST') return reject(405, 'only POST')
  if (!request.headers['content-type']?.startsWith('application/json'))
    return reject(415, 'only application/json')
  const command = parseCommand(body)
  if (command === undefined) return reject(400, 'the body is not JSON, or too long')
  const reply = applyCommand(platform, command)
  send(reply.ok ? 200 : 400, reply)
}

function parseCommand(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return undefined
  }
}
