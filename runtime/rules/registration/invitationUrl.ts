import { basePath } from '../network/url'
import type { ReferralCodes } from './registrationInfo'

/** The entry page on one of the merchant's domains, with the visitor's referral codes (I2.03, I2.23). */
export const entryUrl = (origin: string, codes: ReferralCodes): string =>
  invitationUrl(origin, `${basePath}/index.html`, codes)

/** A page of the site with referral codes. Codes are encoded only here (F018). */
export function invitationUrl(
  origin: string,
  path: string,
  { affiliateCode, referralCode }: ReferralCodes,
): string {
  const url = new URL(path, origin)
  if (affiliateCode !== undefined) url.searchParams.set('affiliateCode', affiliateCode)
  if (referralCode !== undefined) url.searchParams.set('r', referralCode)
  return url.href
}
