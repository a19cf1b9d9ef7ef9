import type { LoginSession, Registered } from '../../schema/replies.gen'
import { parseBoolean } from '../network/boolean'
import { fields, omitUndefined, type Untrusted } from '../network/read'

/** The session of a member who is logged in (I3.01, E3.05). `type` is the customer type. */
export interface Session {
  readonly token: string
  readonly merchantCode: string
  readonly id?: string
  readonly userName?: string
  readonly type?: number
  readonly firstTimeLogin?: boolean
}

/** A text that says something, or a number as one. */
export const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined

/** A whole number, also as a text. */
export const readInteger = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}

/** The value of a login or registration reply; both start a session. */
export type LoginValue = Untrusted<LoginSession | Registered>

/** What a session is read from: the value of a login or registration reply, or stored data. */
export type SessionSource = LoginSession | Registered | Session

/** Absent, or what `read` can read: anything else in its place says that the whole is not what it should be. */
const isAbsentOr = (read: (value: unknown) => unknown, value: unknown): boolean =>
  value == null || value === '' || read(value) !== undefined

/**
 * Reads a stored session or the value of a login reply; another merchant's session is rejected (D135, F026, F035), and so is one
 * whose token is no text, or whose merchant, member or type cannot be read: it would be refused with the next call, or give the
 * wrong rights. What is only shown is read leniently.
 */
export function readSession(raw: Untrusted<SessionSource>, merchantCode: string): Session | undefined {
  const source = fields(raw)
  const { token, id, customerId, type, customerType: customer } = source
  const isReadable =
    [source.merchantCode, id, customerId].every((value) => isAbsentOr(readText, value)) &&
    [type, customer].every((value) => typeof value === 'number' || isAbsentOr(readInteger, value))
  const sessionMerchant = readText(source.merchantCode) ?? merchantCode
  if (typeof token !== 'string' || !isToken(token) || !isReadable || sessionMerchant !== merchantCode)
    return undefined
  return {
    token,
    merchantCode,
    ...omitUndefined({
      id: readText(id) ?? readText(customerId),
      userName: readText(source.userName) ?? readText(source.customerName),
      type: readInteger(type) ?? readInteger(customer),
      firstTimeLogin: parseBoolean(source.firstTimeLogin),
    }),
  }
}

/** The customer type; -1 when nobody is logged in (I6.05). */
export const customerType = (session: Session | undefined): number => (session ? (session.type ?? 0) : -1)

/** Customer types 1 and 2 are agents (I1.02, I6.04). */
export const isAgent = (type: number): boolean => type === 1 || type === 2

/** Customer type 4 is restricted (I6.05), and so is a type that the site does not know: the fewest rights. */
export const isRestricted = (type: number): boolean => type > 2

/** Whether the token is valid in a header: with an invalid one no call could be sent (F075). */
export const isToken = (text: string): boolean => /^[!-~][ -~]{0,4095}$/.test(text)
