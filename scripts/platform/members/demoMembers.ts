import { type SocialChannel, socialChannels } from '../../../runtime/tables/socialChannels'
import type { LinkedIdentity } from '../account/linkedIdentities'
import type { PartnerSession } from '../account/partnerSessions'
import type { SimulatedMerchant } from '../state/merchantConfig'
import { homeCountryOf } from '../system/countries'
import { defaultPayeeNames, payeeNames } from './demoPayeeNames'
import { createRoleFields, type RoleName, roleNames } from './demoRoles'
import { defaultUserNames, userNames } from './demoUserNames'
import { createMember, type Member } from './member'
import type { MobileNumber } from './mobile'

const firstId = 100_241

/** The demo members of a merchant: one for every role that the site treats differently. */
export function demoMembers(merchant: SimulatedMerchant, now: number): Member[] {
  const { code, decimals } = merchant.currency
  const names = userNames[code] ?? defaultUserNames
  const payees = payeeNames[code] ?? defaultPayeeNames
  const { countryDialingCode } = homeCountryOf(code)
  const defaults = { language: merchant.languages[0] ?? 'EN', now, countryDialingCode }
  return roleNames.map((role, index) =>
    createMember(
      {
        ...createRoleFields(role, now, decimals),
        id: firstId + index * 37,
        userName: names[role],
        payeeName: payees[role],
        ...(role === 'mobile' ? { mobile: parseOwnMobile(names.mobile, countryDialingCode) } : {}),
      },
      defaults,
    ),
  )
}

/** A partner session to open the site with, as the ordinary member. */
export function demoPartnerSessions({ code, currency }: SimulatedMerchant): PartnerSession[] {
  const { ordinary } = userNames[currency.code] ?? defaultUserNames
  return [{ sessionId: `maya-${code}-1`, env: 'uat', userName: ordinary }]
}

/** The roles that are linked to an identity. A phone needs no link: it logs in the member with its number. */
const linkedRoles: Readonly<Record<SocialChannel, RoleName>> = {
  google: 'ordinary',
  facebook: 'agent',
  twitter: 'longName',
  line: 'vip',
}

/** The identities that are linked in the initial state; their id at the provider is like "demo-google-hongvan". */
export function demoIdentities({ code, currency }: SimulatedMerchant): LinkedIdentity[] {
  const names = userNames[currency.code] ?? defaultUserNames
  return socialChannels.map((channel) => ({
    channel,
    subject: `demo-${channel}-${code}`,
    userName: names[linkedRoles[channel]].toLowerCase(),
  }))
}

/** The user name of a member who registered by mobile number is that number. */
const parseOwnMobile = (userName: string, countryDialingCode: string): MobileNumber => ({
  countryDialingCode,
  mobileNum: userName.slice(countryDialingCode.length),
})
