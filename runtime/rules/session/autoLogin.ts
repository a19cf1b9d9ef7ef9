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

export interface AutoLoginConditions {
  readonly hasSession: boolean
  /** The page's query string. */
  readonly search: string
  /** The flag AUTOLOGIN3; undefined until it is known. */
  readonly enabled: boolean | undefined
  /** Auto-login was switched off: '0' is stored (I4.10, I4.50). */
  readonly switchedOff: boolean
  /** Login requires a captcha, which cannot be solved without the visitor (D127). */
  readonly captchaRequired: boolean
  /** A dialog is open: the visitor is busy, perhaps logging in. */
  readonly dialogOpen: boolean
  readonly merchant: string
  readonly remembered: RememberedLogin | undefined
}

/** Query parameters that bring their own session or destination (I4.11). */
const blockingParams = ['token', 'tokens', 'redirectUrl', 'backUrl'] as const

/** Whether to try the remembered login: all conditions of I4.11 and D127. */
export function mayAutoLogIn(conditions: AutoLoginConditions): boolean {
  const query = new URLSearchParams(conditions.search)
  const { remembered } = conditions
  return (
    !conditions.hasSession &&
    !blockingParams.some((name) => query.has(name)) &&
    conditions.enabled === true &&
    !conditions.switchedOff &&
    !conditions.captchaRequired &&
    !conditions.dialogOpen &&
    remembered?.password !== undefined &&
    remembered.merchant === conditions.merchant &&
    remembered.type !== 'sms'
  )
}
