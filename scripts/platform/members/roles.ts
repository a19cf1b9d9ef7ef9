import { daysAgo, type Member } from './member'

/** What every merchant's demo members differ in; amounts are in units of the currency's usual stake. */
export const roles = {
  ordinary: { note: 'plain member with money', vipLevel: 2, conditionsMet: 2, stakes: 1284.5 },
  agent: { note: 'agent (type 1)', type: 1, vipLevel: 4, conditionsMet: 3, stakes: 9630.25, days: 420 },
  seniorAgent: { note: 'agent (type 2)', type: 2, vipLevel: 6, stakes: 25801, days: 900 },
  restricted: { note: 'restricted (type 4): no chat, no language sync', type: 4, stakes: 50 },
  firstLogin: { note: 'has never logged in', firstTimeLogin: true, days: 1 },
  expired: { note: 'expired password', passwordExpired: true, vipLevel: 1, stakes: 310.75, days: 400 },
  blocked: { note: 'blocked', blocked: true },
  secondFactor: {
    note: 'asks for a second factor',
    secondFactor: ['email', 'ga', 'sms', 'payeeName'],
    vipLevel: 3,
    conditionsMet: 1,
    stakes: 777,
  },
  longName: { note: 'a very long name', vipLevel: 1, stakes: 42 },
  broke: { note: 'balance zero', stakes: 0 },
  vip: { note: 'top VIP, a balance of many digits', vipLevel: 9, stakes: 987_654_321.99, days: 2000 },
  mobile: { note: 'registered by mobile number: info answers account', byMobile: true, stakes: 15.5 },
  newcomer: { note: 'registered an hour ago', stakes: 1, days: 1 / 24 },
} as const satisfies Record<string, Role>

type Role = Partial<Member> & { readonly note: string; readonly stakes?: number; readonly days?: number }

export type RoleName = keyof typeof roles

export const roleNames = Object.keys(roles) as RoleName[]

/** The role's fields of a member, at the time `now`, with a balance in the merchant's currency. */
export function asPlayed(name: RoleName, now: number, decimals: number): Partial<Member> {
  const { stakes = 0, days = 60, ...fields }: Role = roles[name]
  return {
    ...fields,
    registeredAt: daysAgo(now, days),
    balance: amount(stakes, decimals),
  }
}

/** A currency without fractions is written in thousands, as its players think of it. */
const amount = (stakes: number, decimals: number): string =>
  decimals === 0 ? String(Math.round(stakes * 1000)) : stakes.toFixed(decimals)
