import * as limits from '../../tables/limits'
import { fields } from '../network/read'

/** The codes of the affiliate or friend who referred the visitor. */
export interface ReferralCodes {
  readonly affiliateCode?: string
  readonly referralCode?: string
}

/** What is stored about the referral until the visitor registers (I3.29). */
export interface RegistrationInfo extends ReferralCodes {
  /** The host, without port, on which the visitor arrived. */
  readonly originalDomain?: string
}

/** A trimmed code or host name; undefined when it is empty or too long. */
export const readShortText = (raw: unknown): string | undefined => {
  const code = typeof raw === 'string' ? raw.trim() : ''
  return code === '' || code.length > limits.inviteCode ? undefined : code
}

const referralCodes = (
  affiliateCode: string | undefined,
  referralCode: string | undefined,
): ReferralCodes => ({
  ...(affiliateCode === undefined ? {} : { affiliateCode }),
  ...(referralCode === undefined ? {} : { referralCode }),
})

/** What follows a code in a sentence or a program's text: it ends at a line, a quotation mark, or where a second query begins. */
const afterCode = /(?:[\n\r"<>“”«»].*|\?(?:utm_\w+|\w*clid)=.*|[\s\p{Cf}.,:;!?…)\]}'’。，、）]+)$/su

/**
 * A code in a link as it arrives: a mail or a chat may have turned its "&" into "&amp;", its letters into others, and put what
 * followed it in the sentence at its end.
 */
function readLinkedCode(query: URLSearchParams, name: string): string | undefined {
  for (const [key, value] of query)
    if (key.replace(/^(?:amp;)+/i, '').toLowerCase() === name.toLowerCase()) {
      const code = readShortText(value.trim().replace(afterCode, ''))
      if (code !== undefined) return code
    }
  return undefined
}

/** The codes in a query string; `r` is short for the referral code (I2.23, I9.25). */
export function referralCodesIn(search: string): ReferralCodes {
  const query = new URLSearchParams(search)
  return referralCodes(
    readLinkedCode(query, 'affiliateCode'),
    readLinkedCode(query, 'referralCode') ?? readLinkedCode(query, 'r'),
  )
}

/** Reads the stored referral leniently. */
export function readRegistrationInfo(raw: unknown): RegistrationInfo {
  const { affiliateCode, referralCode, originalDomain } = fields(raw)
  const domain = readShortText(originalDomain)
  return {
    ...referralCodes(readShortText(affiliateCode), readShortText(referralCode)),
    ...(domain === undefined ? {} : { originalDomain: domain }),
  }
}

/** The current referral: newer codes replace stored ones, but the first domain is kept. */
export const registrationInfo = (stored: unknown, search: string, hostname: string): RegistrationInfo => ({
  originalDomain: hostname,
  ...readRegistrationInfo(stored),
  ...referralCodesIn(search),
})
