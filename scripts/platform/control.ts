import type { Command, ControlReply } from './control/command'
import { controlPath } from './control/serveControl'

export type { Command, ControlReply } from './control/command'
export type { ReceivedCall } from './http/receivedCalls'

/** Sends a command to the simulator at an origin, e.g. "http://127.0.0.1:4000". Throws when it is rejected. */
export async function control(
  origin: string,
  command: Command,
): Promise<Extract<ControlReply, { ok: true }>> {
  const response = await fetch(new URL(controlPath, origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(command),
  })
  const reply: ControlReply = await response.json()
  if (!reply.ok) throw new Error(`the platform rejected the command: ${reply.issues.join('; ')}`)
  return reply
}
