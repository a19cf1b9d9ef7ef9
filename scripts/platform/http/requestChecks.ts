import type { IncomingHttpHeaders } from 'node:http'
import type { ErrorCode } from '../../../runtime/tables/errorCodes'
import { isLanguage } from '../../../runtime/tables/languages'
import type { SessionState } from '../account/sessions'
import type { CallSession } from './callContext'
import { RefusalError } from './refusal'

/** What a request to a call needs. */
export interface CallRequirements {
  /** Whether the session is ignored, used when present, or required (I6.06, I6.07). */
  readonly auth: 'none' | 'optional' | 'required'
  /** The body must be encrypted (I7.05, I7.30). */
  readonly encrypted: boolean
  /** The Device header is required (I7.06). */
  readonly needsDevice?: true
  /** The required value of the ModuleId header (I7.01, E7.45). */
  readonly moduleId?: string
  /** A beacon cannot carry headers, so its merchant is in the body (I7.24). */
  readonly merchantIn?: 'body'
  /** Pages of other origins may call it, without credentials (D138). */
  readonly allowsCrossOrigin?: true
}

const firstValue = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

/** A header's value; the first one when it was sent twice. */
export const readHeader = (headers: IncomingHttpHeaders, name: string): string | undefined =>
  firstValue(headers[name])

/** The error code for wrong headers, or undefined (I7.01, I7.06, E7.01, E7.45). */
export function findHeaderError(call: CallRequirements, headers: IncomingHttpHeaders): ErrorCode | undefined {
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
  call: Pick<CallRequirements, 'encrypted' | 'merchantIn'>,
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
  call: Pick<CallRequirements, 'auth'>,
  headers: IncomingHttpHeaders,
  state: SessionState,
): CallSession | undefined {
  if (call.auth === 'none') return undefined
  const token = readHeader(headers, 'authorization')?.replace(/^Bearer /i, '')
  const member = token === undefined ? undefined : state.sessions.get(token)
  if (token !== undefined && member) return { token, member }
  if (call.auth === 'optional') return undefined
  if (!token) throw new RefusalError('login.not.session', { messageKey: 'loginNeeded' })
  throw new RefusalError('user.or.token.invalid', { messageKey: 'sessionOver' })
}
