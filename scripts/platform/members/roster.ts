import { homeOf } from '../countries'
import type { LinkedIdentity } from '../identities'
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

/** Who of the demo members is linked to which identity; a phone opens the account of its number without being linked. */
const linkedRoles = { google: 'ordinary', facebook: 'agent', twitter: 'longName', line: 'vip' } as const

/** The identities that open an account from the start; at their provider they are called like "demo-google-hongvan". */
export function demoIdentities({ code, currency }: SimulatedMerchant): LinkedIdentity[] {
  const names = people[currency.code] ?? plainPeople
  return (Object.keys(linkedRoles) as (keyof typeof linkedRoles)[]).map((channel) => ({
    channel,
    subject: `demo-${channel}-${code}`,
    userName: names[linkedRoles[channel]].toLowerCase(),
  }))
}

/** Who registered by mobile number is called by it. */
const ownNumber = (userName: string, countryDialingCode: string): Mobile => ({
  countryDialingCode,
  mobileNum: userName.slice(countryDialingCode.length),
})
