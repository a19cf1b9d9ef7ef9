import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from './call'
import { type Exchange, Refused } from './exchange'
import { isLanguage } from './languages'
import type { Member } from './members/member'
import type { MerchantState } from './world'

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

/** A header's value; the first one when it came twice. */
export const header = (headers: IncomingHttpHeaders, name: string): string | undefined =>
  single(headers[name])

/** What is wrong with the headers of a call, or undefined (I7.01, I7.06, E7.01, E7.45). */
export function wrongHeader(call: Omit<Call, 'handle'>, headers: IncomingHttpHeaders): string | undefined {
  if (call.merchantIn === 'body') return undefined
  // Who asks from another origin says no more than the merchant (I7.23).
  if (!call.crossOrigin && !isLanguage(header(headers, 'language') ?? '')) return 'language.unknown'
  if (call.device && !devices.has(header(headers, 'device') ?? '')) return 'device.unknown'
  if (call.moduleId && header(headers, 'moduleid') !== call.moduleId) return 'module.unknown'
  return undefined
}

const devices = new Set(['MOBILE', 'PWA', 'WEBCLIP', 'IPAD'])

/**
 * Whether the body may come in this content type: sealed bodies are text, beacons anything that a page can send without asking
 * (a Blob may have no type at all), all others JSON.
 */
export function fitsContentType(
  call: Pick<Call, 'sealed' | 'merchantIn'>,
  contentType: string | undefined,
): boolean {
  const kind = (contentType ?? '').split(';')[0]?.trim().toLowerCase()
  if (call.sealed) return kind === 'text/plain'
  return kind === 'application/json' || (call.merchantIn === 'body' && (kind === 'text/plain' || kind === ''))
}

/** Who calls, by the Authorization header (with or without "Bearer"). A dead token is no session where none is needed. */
export function sessionOf(
  call: Pick<Call, 'auth'>,
  headers: IncomingHttpHeaders,
  state: MerchantState,
): Exchange['session'] {
  if (call.auth === 'none') return undefined
  const token = header(headers, 'authorization')?.replace(/^Bearer /i, '')
  const member = token === undefined ? undefined : state.sessions.get(token)
  if (token !== undefined && member) return { token, member }
  if (call.auth === 'optional') return undefined
  if (!token) throw new Refused('login.not.session', { status: 401, say: 'loginNeeded' })
  throw new Refused('user.or.token.invalid', { status: 401, say: 'sessionOver' })
}

/** The member who calls; for handlers of calls that demand a session. */
export function caller({ session }: Exchange): Member {
  if (!session) throw new Refused('login.not.session', { status: 401, say: 'loginNeeded' })
  return session.member
}
