import { fields } from '../network/read'
import { readLinkedCode } from './linkedCode'
import { readShortText } from './shortText'

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

const referralCodes = (
  affiliateCode: string | undefined,
  referralCode: string | undefined,
): ReferralCodes => ({
  ...(affiliateCode === undefined ? {} : { affiliateCode }),
  ...(referralCode === undefined ? {} : { referralCode }),
})

const names = '(?:affiliateCode|referralCode|r)'

/** Where a name follows after what a mail or a chat has made of "&": "&amp;r=", ";r=". */
const damaged = new RegExp(`;(?=${names}=)`, 'gi')

/** The same within a value, where the "&" is encoded. */
const nested = new RegExp(`[?&;](?:amp;)*(?=${names}=)`, 'i')

const isName = new RegExp(`^(?:amp;)*${names}$`, 'i')

/** The parameters of codes, their names in lower case. */
function linkedCodes(search: string): (readonly [name: string, value: string])[] {
  const query = [...new URLSearchParams(search.replace(damaged, '&'))]
  return query
    .filter(([key]) => isName.test(key))
    .flatMap(([key, value]) => `${key}=${value}`.split(nested))
    .map((part) => {
      const [key = '', ...value] = part.split('=')
      return [key.toLowerCase().replace(/^(?:amp;)+/, ''), value.join('=')] as const
    })
}

/** The codes in a query string; `r` is short for the referral code (I2.23, I9.25). */
export function referralCodesIn(search: string): ReferralCodes {
  const codes = linkedCodes(search)
  const codeOf = (name: string): string | undefined => {
    for (const [key, value] of codes) {
      const code = key === name ? readLinkedCode(value) : undefined
      if (code !== undefined) return code
    }
    return undefined
  }
  return referralCodes(codeOf('affiliatecode'), codeOf('referralcode') ?? codeOf('r'))
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
