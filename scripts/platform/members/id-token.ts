import { fields } from '../exchange'
import { type Mobile, spoken } from './mobile'

/**
 * Whether an identity token says that its bearer holds a phone, and still does. The tokens are those of an identity
 * emulator, which signs nothing, so there is no signature to look at: what counts are `phone_number` and `exp`.
 */
export function holdsPhone(idToken: string, mobile: Mobile, now: number): 'yes' | 'no' | 'expired' {
  const claims = claimsOf(idToken)
  if (claims.phone_number !== spoken(mobile).replace(/\s/g, '')) return 'no'
  return typeof claims.exp === 'number' && now < claims.exp * 1000 ? 'yes' : 'expired'
}

function claimsOf(idToken: string): Record<string, unknown> {
  try {
    return fields(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}
