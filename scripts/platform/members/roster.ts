import { homeOf } from '../countries'
import type { SimulatedMerchant } from '../types'
import type { MayaSession } from '../world'
import { type Member, memberFrom } from './member'
import type { Mobile } from './mobile'
import { payees, plainPayees } from './payees'
import { people, plainPeople } from './people'
import { asPlayed, roleNames } from './roles'

const FIRST_ID = 100_241

/** The demo members of a merchant: one of every kind that the site treats differently. */
export function demoMembers(merchant: SimulatedMerchant, now: number): Member[] {
  const { code, decimals } = merchant.currency
  const names = people[code] ?? plainPeople
  const payeeNames = payees[code] ?? plainPayees
  const { countryDialingCode } = homeOf(code)
  const usual = { language: merchant.languages[0] ?? 'EN', now, countryDialingCode }
  return roleNames.map((role, index) =>
    memberFrom(
      {
        ...asPlayed(role, now, decimals),
        id: FIRST_ID + index * 37,
        userName: names[role],
        payeeName: payeeNames[role],
        ...(role === 'mobile' ? { mobile: ownNumber(names.mobile, countryDialingCode) } : {}),
      },
      usual,
    ),
  )
}

/** A session of the partner's that a developer can open the site with: the plain member's. */
export function demoPartnerSessions({ code, currency }: SimulatedMerchant): MayaSession[] {
  const { ordinary } = people[currency.code] ?? plainPeople
  return [{ sessionId: `maya-${code}-1`, env: 'uat', userName: ordinary }]
}

/** Who registered by mobile number is called by it. */
const ownNumber = (userName: string, countryDialingCode: string): Mobile => ({
  countryDialingCode,
  mobileNum: userName.slice(countryDialingCode.length),
})
