import type { ConfigState } from '../state/merchantConfig'
import { homeCountryOf } from '../system/countries'
import type { Member, MemberState } from './member'

/** A phone number as people write it: with spaces, brackets, a plus sign. */
const numberPattern = /^\+?[\d\s().-]+$/

/**
 * Finds the member who logs in with a name: the user name in any letter case and Unicode form, or the mobile number of a
 * member who registered by it, with the dialling code or in the national format.
 */
export function findMember(
  { members, merchant }: ConfigState & MemberState,
  name: string,
): Member | undefined {
  const byName = members.get(name.normalize('NFC').toLowerCase())
  if (byName || !numberPattern.test(name)) return byName
  const homeCode = homeCountryOf(merchant.currency.code).countryDialingCode
  const digits = name.replace(/\D/g, '')
  const nationalNumber = digits.replace(/^0+/, '')
  return [...members.values()].find(({ byMobile, mobile: { countryDialingCode, mobileNum } }) => {
    const fullNumber = countryDialingCode + mobileNum
    return (
      byMobile && (digits === fullNumber || (countryDialingCode === homeCode && nationalNumber === mobileNum))
    )
  })
}
