import type { SimulatedMerchant } from '../types'
import { type Member, memberFrom } from './member'
import { people, plainPeople } from './people'
import { asPlayed, roleNames } from './roles'

const FIRST_ID = 100_241

/** The demo members of a merchant: one of every kind that the site treats differently. */
export function demoMembers(merchant: SimulatedMerchant, now: number): Member[] {
  const names = people[merchant.currency.code] ?? plainPeople
  const language = merchant.languages[0] ?? 'EN'
  return roleNames.map((role, index) =>
    memberFrom(
      {
        ...asPlayed(role, now, merchant.currency.decimals),
        id: FIRST_ID + index * 37,
        userName: names[role],
      },
      { language, now },
    ),
  )
}
