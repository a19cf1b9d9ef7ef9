import type { IncomingMessage } from 'node:http'
import { errorCodesOf } from '../../../runtime/tables/errorCodes'
import type { Call } from '../call'
import { calls } from '../calls'
import { formatMessage } from '../messages'
import type { MerchantState } from '../state/merchantState'
import type { PlatformState } from '../state/platformState'
import { parseBody } from './body'
import type { CallContext } from './callContext'
import type { ReceivedRequest } from './receivedRequest'
import { Refusal, RefusalError } from './refusal'
import { acceptsContentType, findHeaderError, findSession, readHeader } from './requestChecks'
import { type Reply, validateReply } from './validateReply'

export interface CallResult {
  readonly status: number
  readonly reply: Reply
  /** Logged for whoever runs the simulator. */
  readonly issue?: string
}

/** Validates a request, runs its handler, and validates the reply against its schema. */
export async function handleCall(platform: PlatformState, received: ReceivedRequest): Promise<CallResult> {
  const language = readHeader(received.request.headers, 'language') ?? 'EN'
  if (!received.name) return refusalResult(new Refusal('not_found', {}, 404), language)
  const call: Call = calls[received.name]
  try {
    const value = await call.handle(createContext(platform, call, received, language))
    return validateResult(call, {
      status: 200,
      reply: { success: true, message: '', errorCode: null, value },
    })
  } catch (error) {
    if (error instanceof RefusalError && !errorCodesOf(received.name).includes(error.errorCode))
      return simulatorError(`${call.path}: ${error.errorCode} is not listed for ${received.name}`)
    if (error instanceof Refusal) return validateResult(call, refusalResult(error, language))
    return simulatorError(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

/** Rejects a request that does not meet the requirements of its call; otherwise builds the handler's context. */
function createContext(
  platform: PlatformState,
  call: Call,
  received: ReceivedRequest,
  language: string,
): CallContext<PlatformState, MerchantState> {
  const { request, url, state, body } = received
  if (!state) throw new RefusalError('merchant.unknown')
  const headerCode = findHeaderError(call, request.headers)
  if (headerCode) throw new RefusalError(headerCode)
  const session = findSession(call, request.headers, state)
  if (body === undefined) throw new RefusalError('body.too.large')
  if (body !== '' && !acceptsContentType(call, request.headers['content-type']))
    throw new RefusalError('content.type.unknown')
  return {
    platform,
    state,
    language,
    query: url.searchParams,
    body: parseBody(call.encrypted ? decryptedBody(received) : body),
    origin: originOf(request),
    address: request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '',
    ...(session ? { session } : {}),
  }
}

/** The site's origin, as its page has it. */
export const originOf = ({ socket, headers: { host = 'localhost' } }: IncomingMessage): string =>
  `${'encrypted' in socket ? 'https' : 'http'}://${host}`

function decryptedBody({ decryptedBody }: ReceivedRequest): string {
  if (decryptedBody === undefined) throw new RefusalError('encryption_failed')
  return decryptedBody
}

function refusalResult({ errorCode, options, status }: Refusal, language: string): CallResult {
  const { messageKey, values, message: text = '', value = null } = options
  return {
    status,
    reply: {
      success: false,
      message: messageKey ? formatMessage(messageKey, language, values) : text,
      errorCode,
      value,
    },
  }
}

function validateResult(call: Call, result: CallResult): CallResult {
  const errors = validateReply(call.reply, result.reply)
  return errors === undefined
    ? result
    : simulatorError(`${call.path}: the reply does not match ${call.reply}: ${errors}`)
}

const simulatorError = (issue: string): CallResult => ({
  status: 500,
  reply: { success: false, message: '', errorCode: 'simulator_error', value: null },
  issue,
})
