import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../body'
import type { World } from '../world'
import type { ControlReply } from './command'
import { obey } from './obey'

export const CONTROL_PATH = '/__platform/control'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Answers the control call. It must come from this machine, and as JSON: a page of another origin cannot send that
 * without asking first, and nobody answers its question.
 */
export async function control(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request)
  const send = (status: number, reply: ControlReply): void => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify(reply))
  }
  const refuse = (status: number, issue: string): void => send(status, { ok: false, issues: [issue] })
  if (!loopback.has(request.socket.remoteAddress ?? '')) return refuse(403, 'only from this machine')
  if (request.method !== 'POST') return refuse(405, 'only POST')
  if (!request.headers['content-type']?.startsWith('application/json'))
    return refuse(415, 'only application/json')
  const command = parsed(body)
  if (command === undefined) return refuse(400, 'the body is not JSON, or too long')
  const reply = obey(world, command)
  send(reply.ok ? 200 : 400, reply)
}

function parsed(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return undefined
  }
}
