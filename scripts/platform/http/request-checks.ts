import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '../call'
import type { MerchantState } from '../state/platform-state'
import type { CallSession } from './call-context'
import { RefusalError } from './refusal'

const firstValue = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

/** A header's value; the first one when it was sent twice. */
export const readHeader = (headers: IncomingHttpHeaders, name: string): string | undefined =>
  firstValue(headers[name])

/** The error code for wrong headers, or undefined (I7.01, I7.06, E7.01, E7.45). */
export function findHeaderError(
  call: Omit<Call, 'handle'>,
  headers: IncomingHttpHeaders,
): string | undefined {
  if (call.merchantIn === 'body') return undefined
  // A call from another origin sends only the merchant (I7.23).
  if (!call.allowsCrossOrigin && !isLanguage(readHeader(headers, 'language') ?? '')) return 'language.unknown'
  if (call.needsDevice && !deviceCodes.has(readHeader(headers, 'device') ?? '')) return 'device.unknown'
  if (call.moduleId && readHeader(headers, 'moduleid') !== call.moduleId) return 'module.unknown'
  return undefined
}

const deviceCodes = new Set(['MOBILE', 'PWA', 'WEBCLIP', 'IPAD'])

/**
 * Whether the body may have this content type: encrypted bodies are text, beacons anything that needs no preflight (a Blob may
 * have no type at all), all others JSON.
 */
export function acceptsContentType(
  call: Pick<Call, 'encrypted' | 'merchantIn'>,
  contentType: string | undefined,
): boolean {
  const mediaType = (contentType ?? '').split(';')[0]?.trim().toLowerCase()
  if (call.encrypted) return mediaType === 'text/plain'
  return (
    mediaType === 'application/json' ||
    (call.merchantIn === 'body' && (mediaType === 'text/plain' || mediaType === ''))
  )
}

/** The session of the Authorization header (with or without "Bearer"). An invalid token is ignored where it is optional. */
export function findSession(
  call: Pick<Call, 'auth'>,
  headers: IncomingHttpHeaders,
  state: MerchantState,
): CallSession | undefined {
  if (call.auth === 'none') return undefined
  const token = readHeader(headers, 'authorization')?.replace(/^Bearer /i, '')
  const member = token === undefined ? undefined : state.sessions.get(token)
  if (token !== undefined && member) return { token, member }
  if (call.auth === 'optional') return undefined
  if (!token) throw new RefusalError('login.not.session', { status: 401, messageKey: 'loginNeeded' })
  throw new RefusalError('user.or.token.invalid', { status: 401, messageKey: 'sessionOver' })
}

/** The interface languages that the platform knows (E9.32). A site sends CN before it has chosen a language (I7.01). */
const platformLanguages = new Set(
  'CN EN ES HI ID JA KM KO MY TA TH TW VI TY UR PT PT-BR MS BN TR FR NE UR-LA TE'.split(' '),
)

export const isLanguage = (code: string): boolean => platformLanguages.has(code)
