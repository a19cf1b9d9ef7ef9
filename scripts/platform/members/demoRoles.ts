import { daysAgo, type Member } from './member'

/** The roles of every merchant's demo members, and the fields in which they differ. */
export const demoRoles = {
  ordinary: {
    note: 'plain member with money',
    vipLevel: 2,
    conditionsMet: 2,
    friends: 3,
    balanceUnits: 1284.5,
    unreadMessages: 2,
  },
  agent: {
    note: 'agent (type 1), with a bonus and a deposit on its way',
    type: 1,
    vipLevel: 4,
    conditionsMet: 3,
    balanceUnits: 9630.25,
    bonusUnits: 120,
    pendingUnits: 50,
    registeredDaysAgo: 420,
  },
  seniorAgent: { note: 'agent (type 2)', type: 2, vipLevel: 6, balanceUnits: 25801, registeredDaysAgo: 900 },
  restricted: { note: 'restricted (type 4): no chat, no language sync', type: 4, balanceUnits: 50 },
  firstLogin: { note: 'has never logged in', firstTimeLogin: true, registeredDaysAgo: 1 },
  expired: {
    note: 'expired password',
    passwordExpired: true,
    vipLevel: 1,
    balanceUnits: 310.75,
    registeredDaysAgo: 400,
  },
  blocked: { note: 'blocked', blocked: true },
  secondFactor: {
    note: 'asks for a second factor',
    secondFactor: ['email', 'ga', 'sms', 'payeeName'],
    vipLevel: 3,
    conditionsMet: 1,
    balanceUnits: 777,
  },
  longName: { note: 'a very long name', vipLevel: 1, balanceUnits: 42 },
  broke: { note: 'balance zero', balanceUnits: 0 },
  vip: {
    note: 'top VIP, a balance of many digits',
    vipLevel: 9,
    balanceUnits: 987_654_321.99,
    registeredDaysAgo: 2000,
  },
  mobile: {
    note: 'registered by mobile number: member info returns `account`',
    byMobile: true,
    balanceUnits: 15.5,
  },
  newcomer: { note: 'registered an hour ago', balanceUnits: 1, registeredDaysAgo: 1 / 24 },
} as const satisfies Record<string, DemoRole>

type DemoRole = Partial<Member> & {
  readonly note: string
  readonly balanceUnits?: number
  readonly bonusUnits?: number
  readonly pendingUnits?: number
  readonly registeredDaysAgo?: number
}

export type RoleName = keyof typeof demoRoles

export const roleNames = Object.keys(demoRoles) as RoleName[]

/** A role's fields of a member, at the time `now`, with a balance in the merchant's currency. */
export function createRoleFields(name: RoleName, now: number, decimals: number): Partial<Member> {
  const {
    balanceUnits = 0,
    bonusUnits = 0,
    pendingUnits = 0,
    registeredDaysAgo = 60,
    ...fields
  }: DemoRole = demoRoles[name]
  return {
    ...fields,
    registeredAt: daysAgo(now, registeredDaysAgo),
    balance: formatBalance(balanceUnits, decimals),
    bonus: formatBalance(bonusUnits, decimals),
    pending: formatBalance(pendingUnits, decimals),
  }
}

/** In a currency without decimals one unit is a thousand, which is a usual stake there. */
const formatBalance = (units: number, decimals: number): string =>
  decimals === 0 ? String(Math.round(units * 1000)) : units.toFixed(decimals)
