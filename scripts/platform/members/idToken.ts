import type { SocialChannel } from '../../../runtime/tables/socialChannels'
import { asRecord } from '../http/bodyFields'
import { formatMobile, type MobileNumber } from './mobile'

/** The channels of social sign-in, and the names of their Firebase providers (I3.06, D2). */
export const providerPatterns = {
  google: /^google\.com$/,
  facebook: /^facebook\.com$/,
  twitter: /^twitter\.com$/,
  line: /^oidc\..*line/,
  phone: /^phone$/,
} as const satisfies Record<SocialChannel | 'phone', RegExp>

export type Channel = keyof typeof providerPatterns

export const isChannel = (name: string): name is Channel => Object.hasOwn(providerPatterns, name)

/** The identity in an ID token. */
export interface Identity {
  readonly channel: Channel
  /** The user's id at the provider; for a phone its number. */
  readonly subject: string
  /** Empty when the provider does not send one (F116). */
  readonly email: string
  /** "+84903118226"; empty for other channels. */
  readonly phone: string
}

export interface TokenExpectations {
  readonly channel: Channel
  /** The Firebase project that the token must be issued for. */
  readonly projectId: string
  /** ms since 1970. */
  readonly now: number
}

/**
 * Validates an ID token as the server of a Firebase project would, except for the signature: the Auth emulator does not sign
 * its tokens. A signed token is rejected, because it cannot be verified here.
 */
export function readIdToken(idToken: string, expected: TokenExpectations): Identity | 'invalid' | 'expired' {
  const { channel, projectId, now } = expected
  const claims = decodeClaims(idToken)
  const subject = readSubject(claims, channel)
  if (!subject || isSigned(idToken)) return 'invalid'
  if (claims.aud !== projectId || claims.iss !== `https://securetoken.google.com/${projectId}`)
    return 'invalid'
  if (typeof claims.exp !== 'number' || now >= claims.exp * 1000) return 'expired'
  return { channel, subject, email: asText(claims.email), phone: asText(claims.phone_number) }
}

/** The user's id at the provider, which stays the same when the Firebase account is recreated. */
function readSubject(claims: Record<string, unknown>, channel: Channel): string {
  const { sign_in_provider, identities } = asRecord(claims.firebase)
  if (!providerPatterns[channel].test(asText(sign_in_provider)) || asText(claims.sub) === '') return ''
  if (channel === 'phone') return asText(claims.phone_number)
  const ids = asRecord(identities)[asText(sign_in_provider)]
  return (Array.isArray(ids) && asText(ids[0])) || asText(claims.sub)
}

const isSigned = (idToken: string): boolean => {
  const [header, , signature] = idToken.split('.')
  return decodePart(header).alg !== 'none' || Boolean(signature)
}

/** Whether an ID token proves that its bearer holds a phone, and has not expired: for a second factor (I3.11). */
export function checkPhone(idToken: string, mobile: MobileNumber, now: number): 'yes' | 'no' | 'expired' {
  const claims = decodeClaims(idToken)
  if (claims.phone_number !== formatMobile(mobile).replace(/\s/g, '')) return 'no'
  return typeof claims.exp === 'number' && now < claims.exp * 1000 ? 'yes' : 'expired'
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const decodeClaims = (idToken: string): Record<string, unknown> => decodePart(idToken.split('.')[1])

function decodePart(part = ''): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}
