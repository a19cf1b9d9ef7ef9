/** A login that is remembered on this device (I3.28). Its password is encrypted (D8). */
export interface RememberedLogin {
  readonly type: 'username' | 'sms'
  readonly username: string
  /** Encrypted with a key that never leaves this browser. Absent: only the user name is remembered (F084). */
  readonly password?: string
  readonly merchant: string
}

const isNonEmptyText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads the stored login; anything malformed is ignored (F077). */
export function readRememberedLogin(raw: unknown): RememberedLogin | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { type, username, password, merchant } = raw as Record<string, unknown>
  if (!isNonEmptyText(username) || !isNonEmptyText(merchant)) return undefined
  if (type !== 'username' && type !== 'sms') return undefined
  if (password === undefined) return { type, username, merchant }
  return isNonEmptyText(password) ? { type, username, password, merchant } : undefined
}

/** The remembered login, if it belongs to this merchant and was not made by SMS (F077). */
export function usableRememberedLogin(raw: unknown, merchant: string): RememberedLogin | undefined {
  const remembered = readRememberedLogin(raw)
  return remembered?.merchant === merchant && remembered.type !== 'sms' ? remembered : undefined
}
