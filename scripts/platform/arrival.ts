import type { IncomingMessage } from 'node:http'
import { readBody } from './body'
import { type CallName, callAt, calls } from './calls'
import { openBody } from './cipher'
import { fields } from './exchange'
import { header } from './guards'
import { type MerchantState, type ReceivedCall, remember, type World } from './world'

/** A request that was read and written down, before anything about it is judged. */
export interface Arrival {
  readonly request: IncomingMessage
  readonly url: URL
  readonly name: CallName | undefined
  readonly state: MerchantState | undefined
  /** Undefined when it was too long. */
  readonly body: string | undefined
  /** The body in clear, when it came sealed and could be opened. */
  readonly opened: string | undefined
  readonly record: ReceivedCall
}

export async function arrive(world: World, request: IncomingMessage, url: URL): Promise<Arrival> {
  const { method = 'GET', headers } = request
  const body = await readBody(request)
  const state = world.merchants.get(header(headers, 'merchant') ?? merchantInBody(body))
  const name = callAt(method, url.pathname, state?.merchant.endpoints)
  const opened =
    name && 'sealed' in calls[name] && body !== undefined ? open(world, request, body) : undefined
  const record = remember(world, {
    call: name ?? null,
    at: world.clock.now(),
    method,
    path: url.pathname + url.search,
    headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)])),
    body: body ?? '',
    opened: opened ?? null,
    status: null,
  })
  return { request, url, name, state, body, opened, record }
}

const open = (world: World, { headers }: IncomingMessage, body: string): string | undefined =>
  openBody(
    {
      body,
      encryption: header(headers, 'encryption'),
      key: header(headers, 'x-rsa'),
      digest: header(headers, 'x-digest'),
    },
    world.rsa(),
  )

/** Beacons name their merchant in the body (I7.24). */
function merchantInBody(body: string | undefined): string {
  if (!body?.startsWith('{')) return ''
  try {
    return String(fields(JSON.parse(body)).merchant)
  } catch {
    return ''
  }
}
