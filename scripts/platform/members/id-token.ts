import { fields } from '../exchange'
import { type Mobile, spoken } from './mobile'

/** The ways of signing in with an identity, and how Firebase calls whoever has vouched for it (I3.06, D2). */
export const channels = {
  google: /^google\.com$/,
  facebook: /^facebook\.com$/,
  twitter: /^twitter\.com$/,
  line: /^oidc\..*line/,
  phone: /^phone$/,
} as const

export type Channel = keyof typeof channels

export const isChannel = (name: string): name is Channel => Object.hasOwn(channels, name)

/** Somebody whom an identity token speaks of. */
export interface Identity {
  readonly channel: Channel
  /** Who it is at the provider; a phone's is its number. */
  readonly subject: string
  /** Empty when the provider tells none (F116). */
  readonly email: string
  /** "+84903118226"; empty when it is no phone's. */
  readonly phone: string
}

export interface Expected {
  readonly channel: Channel
  /** The Firebase project that the token must be meant for. */
  readonly projectId: string
  /** ms since 1970. */
  readonly now: number
}

/**
 * Reads an identity token as a Firebase project's server would, but for the signature: the tokens are those of the Auth
 * emulator, which signs nothing, and one that claims to be signed could not be checked here and is refused.
 */
export function readIdToken(idToken: string, expected: Expected): Identity | 'unfit' | 'expired' {
  const { channel, projectId, now } = expected
  const claims = claimsOf(idToken)
  const subject = subjectOf(claims, channel)
  if (!subject || isSigned(idToken)) return 'unfit'
  if (claims.aud !== projectId || claims.iss !== `https://securetoken.google.com/${projectId}`) return 'unfit'
  if (typeof claims.exp !== 'number' || now >= claims.exp * 1000) return 'expired'
  return { channel, subject, email: text(claims.email), phone: text(claims.phone_number) }
}

/** The provider's own name for somebody, which stays the same when the Firebase account is made anew. */
function subjectOf(claims: Record<string, unknown>, channel: Channel): string {
  const { sign_in_provider, identities } = fields(claims.firebase)
  if (!channels[channel].test(text(sign_in_provider)) || text(claims.sub) === '') return ''
  if (channel === 'phone') return text(claims.phone_number)
  const known = fields(identities)[text(sign_in_provider)]
  return (Array.isArray(known) && text(known[0])) || text(claims.sub)
}

const isSigned = (idToken: string): boolean => {
  const [header, , signature] = idToken.split('.')
  return decoded(header).alg !== 'none' || Boolean(signature)
}

/** Whether a phone is held by the bearer of a token, and still is: for a second factor (I3.11). */
export function holdsPhone(idToken: string, mobile: Mobile, now: number): 'yes' | 'no' | 'expired' {
  const claims = claimsOf(idToken)
  if (claims.phone_number !== spoken(mobile).replace(/\s/g, '')) return 'no'
  return typeof claims.exp === 'number' && now < claims.exp * 1000 ? 'yes' : 'expired'
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const claimsOf = (idToken: string): Record<string, unknown> => decoded(idToken.split('.')[1])

function decoded(part = ''): Record<string, unknown> {
  try {
    return fields(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}
