import { homeOf } from '../countries'
import type { MerchantState } from '../world'
import type { Member } from './member'

/** As people write numbers: with blanks, brackets, a plus. */
const NUMBER = /^\+?[\d\s().-]+$/

/**
 * Who logs in with a name: the user name in any letter case and any Unicode form; who registered by mobile number, with the number too, be it
 * the whole one or as it is dialled at home.
 */
export function memberNamed({ members, merchant }: MerchantState, name: string): Member | undefined {
  const named = members.get(name.normalize('NFC').toLowerCase())
  if (named || !NUMBER.test(name)) return named
  const home = homeOf(merchant.currency.code).countryDialingCode
  const digits = name.replace(/\D/g, '')
  const within = digits.replace(/^0+/, '')
  return [...members.values()].find(({ byMobile, mobile: { countryDialingCode, mobileNum } }) => {
    const whole = countryDialingCode + mobileNum
    return byMobile && (digits === whole || (countryDialingCode === home && within === mobileNum))
  })
}
