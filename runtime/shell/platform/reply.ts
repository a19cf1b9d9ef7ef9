import type { HttpResponse } from '../../browser/browser'
import { Failure, readErrorCode, readMessage } from '../../rules/network/failure'
import { isRecord, parseJson } from '../../rules/network/read'
import type { CallName } from '../../tables/calls'

/** JSON, or undefined: a captive portal or a firewall answers with a page of its own (F002). */
function parse({ contentType, text }: HttpResponse): unknown {
  if (!/^(application|text)\/([\w.+-]+\+)?json$/.test(contentType)) return undefined
  return parseJson(text)
}

/**
 * The `value` of a good reply (I7.02). Throws a Failure: `refused` when the platform said no, `empty` when it said yes
 * without a value, `network` when it was not the platform that answered.
 */
export function readReply(answer: HttpResponse, call: CallName, needsValue: boolean): unknown {
  const raw = parse(answer)
  const { status } = answer
  if (!isRecord(raw)) throw noReply(answer, call)
  if (status >= 400 || raw.success !== true) {
    const code = readErrorCode(raw.errorCode)
    const message = readMessage(raw.message)
    throw new Failure('refused', {
      call,
      status,
      ...(code === undefined ? {} : { code }),
      ...(message === undefined ? {} : { message }),
      value: raw.value,
    })
  }
  const value = raw.value ?? undefined
  if (needsValue && value === undefined) throw new Failure('empty', { call, status })
  return value
}

/** No reply of the platform's shape: an error status speaks for itself, an empty body is an unknown error (F041). */
function noReply({ status, text }: HttpResponse, call: CallName): Failure {
  if (status >= 400) return new Failure('refused', { call, status })
  return new Failure(text.trim() === '' || text.trim() === 'null' ? 'empty' : 'network', { call, status })
}
