import type { HttpResponse } from '../../browser/browser'
import { Failure, readErrorCode, readMessage } from '../../rules/network/failure'
import { hasShape, isRecord, parseJson } from '../../rules/network/read'
import type { CallName, CallRow } from '../../tables/calls'

type ReplyRow = Pick<CallRow, 'returnsValue' | 'shape'>

/** The parsed JSON, or undefined: a captive portal or firewall answers with an HTML page (F002). */
function parse({ contentType, text }: HttpResponse): unknown {
  if (!/^(application|text)\/([\w.+-]+\+)?json$/.test(contentType)) return undefined
  return parseJson(text)
}

/**
 * The `value` of a successful reply (I7.02). Throws a Failure: `refused` when the platform refused, `empty` when the value is
 * missing, `malformed` when it is of another kind, `network` when it was not the platform that answered.
 */
export function readReply(response: HttpResponse, call: CallName, row: ReplyRow): unknown {
  const raw = parse(response)
  const { status, retryAfter } = response
  if (!isRecord(raw)) throw malformedReplyFailure(response, call)
  if (status >= 400 || raw.success !== true) {
    const code = readErrorCode(raw.errorCode)
    const message = readMessage(raw.message)
    throw new Failure('refused', {
      call,
      status,
      ...(code === undefined ? {} : { code }),
      ...(message === undefined ? {} : { message }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      value: raw.value,
    })
  }
  const value = raw.value ?? undefined
  if (row.returnsValue && value === undefined) throw new Failure('empty', { call, status })
  if (!hasShape(value, row.shape)) throw new Failure('malformed', { call, status })
  return value
}

/** The failure of a malformed reply: refused with an error status, empty without a body, else network (F041). */
function malformedReplyFailure({ status, text, retryAfter }: HttpResponse, call: CallName): Failure {
  if (status >= 400)
    return new Failure('refused', { call, status, ...(retryAfter === undefined ? {} : { retryAfter }) })
  return new Failure(text.trim() === '' || text.trim() === 'null' ? 'empty' : 'network', { call, status })
}
