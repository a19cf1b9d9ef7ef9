import type { IncomingMessage } from 'node:http'
import { type CallName, calls, findCall } from '../calls'
import type { MerchantState } from '../state/merchantState'
import type { PlatformState } from '../state/platformState'
import { readBody } from './body'
import { asRecord } from './bodyFields'
import { decryptBody } from './encryption'
import { type ReceivedCall, recordCall } from './receivedCalls'
import { readHeader } from './requestChecks'

/** A request that has been read and logged, before it is validated. */
export interface ReceivedRequest {
  readonly request: IncomingMessage
  readonly url: URL
  readonly name: CallName | undefined
  readonly state: MerchantState | undefined
  /** Undefined when it was too long. */
  readonly body: string | undefined
  /** The decrypted body, when it was encrypted and could be decrypted. */
  readonly decryptedBody: string | undefined
  readonly record: ReceivedCall
}

export async function receiveRequest(
  platform: PlatformState,
  request: IncomingMessage,
  url: URL,
): Promise<ReceivedRequest> {
  const { method = 'GET', headers } = request
  const body = await readBody(request)
  const state = platform.merchants.get(readHeader(headers, 'merchant') ?? readMerchantOfBody(body))
  const name = findCall(method, url.pathname, state?.merchant.endpoints)
  const decryptedBody =
    name && calls[name].encrypted && body !== undefined ? decrypt(platform, request, body) : undefined
  const record = recordCall(platform, {
    call: name ?? null,
    at: platform.clock.now(),
    method,
    path: url.pathname + url.search,
    headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)])),
    body: body ?? '',
    decryptedBody: decryptedBody ?? null,
    status: null,
  })
  return { request, url, name, state, body, decryptedBody, record }
}

const decrypt = (platform: PlatformState, { headers }: IncomingMessage, body: string): string | undefined =>
  decryptBody(
    {
      body,
      encryption: readHeader(headers, 'encryption'),
      key: readHeader(headers, 'x-rsa'),
      digest: readHeader(headers, 'x-digest'),
    },
    platform.rsaKey(),
  )

/** Beacons name their merchant in the body (I7.24). */
function readMerchantOfBody(body: string | undefined): string {
  if (!body?.startsWith('{')) return ''
  try {
    return String(asRecord(JSON.parse(body)).merchant)
  } catch {
    return ''
  }
}
