import type { Arrival } from './arrival'
import { parseBody } from './body'
import type { Call } from './call'
import { calls } from './calls'
import { type Exchange, Refused, type Reply } from './exchange'
import { fitsContentType, header, sessionOf, wrongHeader } from './guards'
import { message } from './messages'
import { misfit } from './replies'
import type { World } from './world'

export interface Answer {
  readonly status: number
  readonly reply: Reply
  /** What an operator of the simulator should see. */
  readonly complaint?: string
}

/** Judges a request, has it handled, and holds the reply against its schema. */
export async function answer(world: World, arrival: Arrival): Promise<Answer> {
  const language = header(arrival.request.headers, 'language') ?? 'EN'
  if (!arrival.name) return refusal(new Refused('not_found', { status: 404 }), language)
  const call: Call = calls[arrival.name]
  try {
    const value = await call.handle(admit(world, call, arrival, language))
    return checked(call, { status: 200, reply: { success: true, message: '', errorCode: null, value } })
  } catch (error) {
    if (error instanceof Refused) return checked(call, refusal(error, language))
    return broken(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

/** Refuses a request that lacks what its row of the table asks for; else tells the handler all about it. */
function admit(world: World, call: Call, arrival: Arrival, language: string): Exchange {
  const { request, url, state, body } = arrival
  if (!state) throw new Refused('merchant.unknown', { status: 400 })
  const wrong = wrongHeader(call, request.headers)
  if (wrong) throw new Refused(wrong, { status: 400 })
  const session = sessionOf(call, request.headers, state)
  if (body === undefined) throw new Refused('body.too.large', { status: 413 })
  if (body !== '' && !fitsContentType(call, request.headers['content-type']))
    throw new Refused('content.type.unknown', { status: 415 })
  return {
    world,
    state,
    language,
    query: url.searchParams,
    headers: request.headers,
    body: parseBody(call.sealed ? inClear(arrival) : body),
    address: request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '',
    ...(session ? { session } : {}),
  }
}

function inClear({ opened }: Arrival): string {
  if (opened === undefined) throw new Refused('encryption_failed')
  return opened
}

function refusal({ errorCode, about }: Refused, language: string): Answer {
  const { status = 200, say, values, message: given = '', value = null } = about
  return {
    status,
    reply: { success: false, message: say ? message(say, language, values) : given, errorCode, value },
  }
}

function checked(call: Call, given: Answer): Answer {
  const wrong = misfit(call.reply, given.reply)
  return wrong === undefined ? given : broken(`${call.path}: the reply does not fit ${call.reply}: ${wrong}`)
}

const broken = (complaint: string): Answer => ({
  status: 500,
  reply: { success: false, message: '', errorCode: 'simulator_error', value: null },
  complaint,
})
