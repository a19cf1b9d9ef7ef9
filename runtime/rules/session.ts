import type { LoginSession, MemberInfo, Registered } from '../schema/replies.gen'
import { fields, present, type Untrusted } from './read'
import { isToken } from './token'

/** What is kept of a member who is logged in (I3.01, E3.05). `type` is the customer type. */
export interface Session {
  readonly token: string
  readonly merchantCode: string
  readonly id?: string
  readonly userName?: string
  readonly type?: number
  readonly firstTimeLogin?: boolean
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined

const whole = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}

const truth = (value: unknown): boolean | undefined =>
  value === true || value === 'true' || value === 1
    ? true
    : value === false || value === 'false' || value === 0
      ? false
      : undefined

/** The value of a login's reply, or of a registration's: both begin a session. */
export type LoginValue = Untrusted<LoginSession | Registered>

/** Where a session is read from: a login's value, a registration's, or what this device has stored. */
export type SessionSource = LoginSession | Registered | Session

/** Reads a stored session or a login's value; another merchant's session is no session (D17, F026, F035). */
export function readSession(raw: Untrusted<SessionSource>, merchantCode: string): Session | undefined {
  const source = fields(raw)
  const token = text(source.token)
  const owner = text(source.merchantCode) ?? merchantCode
  if (!token || !isToken(token) || owner !== merchantCode) return undefined
  return {
    token,
    merchantCode,
    ...present({
      id: text(source.id) ?? text(source.customerId),
      userName: text(source.userName) ?? text(source.customerName),
      type: whole(source.type) ?? whole(source.customerType),
      firstTimeLogin: truth(source.firstTimeLogin),
    }),
  }
}

/** Adds what the member-info call knows (D4, I7.25). */
export function completeSession(session: Session, info: Untrusted<MemberInfo>): Session {
  const { id, userName, account, type } = fields(info)
  return {
    ...session,
    ...present({
      id: text(id),
      userName: text(userName) ?? text(account),
      type: whole(type),
    }),
  }
}

/** -1 means not logged in (I6.05). */
export const customerType = (session: Session | undefined): number => (session ? (session.type ?? 0) : -1)

/** Customer types 1 and 2 are agents too (I1.02, I6.04). */
export const isAgent = (type: number): boolean => type === 1 || type === 2

/** Type 4 may not do everything (I6.05). */
export const isRestricted = (type: number): boolean => type === 4
