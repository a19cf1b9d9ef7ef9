import { limits } from '../tables/limits'
import { fields } from './read'

/** The codes of whoever sent the visitor here. */
export interface ReferralCodes {
  readonly affiliateCode?: string
  readonly referralCode?: string
}

/** What is kept of them until the visitor registers (I3.29). */
export interface RegistrationInfo extends ReferralCodes {
  /** The host where the visitor arrived with them, without port. */
  readonly originalDomain?: string
}

/** A code as it was given; what is empty or absurdly long is none. */
const codeOf = (raw: unknown): string | undefined => {
  const code = typeof raw === 'string' ? raw.trim() : ''
  return code === '' || code.length > limits.inviteCode ? undefined : code
}

const withCodes = (affiliateCode: string | undefined, referralCode: string | undefined): ReferralCodes => ({
  ...(affiliateCode === undefined ? {} : { affiliateCode }),
  ...(referralCode === undefined ? {} : { referralCode }),
})

/** The codes that an address carries; the referral code's short name is `r` (I2.23, I9.25). */
export function codesIn(search: string): ReferralCodes {
  const query = new URLSearchParams(search)
  return withCodes(
    codeOf(query.get('affiliateCode')),
    codeOf(query.get('referralCode')) ?? codeOf(query.get('r')),
  )
}

export const hasCodes = (search: string): boolean => Object.keys(codesIn(search)).length > 0

/** Reads what is kept, leniently. */
export function readRegistrationInfo(raw: unknown): RegistrationInfo {
  const { affiliateCode, referralCode, originalDomain } = fields(raw)
  const domain = codeOf(originalDomain)
  return {
    ...withCodes(codeOf(affiliateCode), codeOf(referralCode)),
    ...(domain === undefined ? {} : { originalDomain: domain }),
  }
}

/** What is known now: a newer code wins over an older one, the first domain over a later one. */
export const registrationInfo = (kept: unknown, search: string, hostname: string): RegistrationInfo => ({
  originalDomain: hostname,
  ...readRegistrationInfo(kept),
  ...codesIn(search),
})
