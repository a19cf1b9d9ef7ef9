/** A login that is remembered on this device (I3.28). The password is sealed (D8). */
export interface RememberedLogin {
  readonly type: 'username' | 'sms'
  readonly username: string
  /** Sealed; only the browser that wrote it can open it. Absent: only the name is remembered (F084). */
  readonly password?: string
  readonly merchant: string
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads what is kept; anything else counts as nothing (F077). */
export function readRemembered(raw: unknown): RememberedLogin | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { type, username, password, merchant } = raw as Record<string, unknown>
  if (!isWord(username) || !isWord(merchant)) return undefined
  if (type !== 'username' && type !== 'sms') return undefined
  if (password === undefined) return { type, username, merchant }
  return isWord(password) ? { type, username, password, merchant } : undefined
}

/** A remembered login that this merchant's site can use: not another merchant's, and none by SMS (F077). */
export function ownRemembered(raw: unknown, merchant: string): RememberedLogin | undefined {
  const remembered = readRemembered(raw)
  return remembered?.merchant === merchant && remembered.type !== 'sms' ? remembered : undefined
}

export interface AutoLoginSigns {
  readonly session: boolean
  /** The address's query. */
  readonly search: string
  /** The flag AUTOLOGIN3; undefined while it is not known. */
  readonly flag: boolean | undefined
  /** Stored '0' switches auto-login off (I4.10, I4.50). */
  readonly switchedOff: boolean
  /** Login asks for a captcha, which nobody could solve unattended (D17). */
  readonly captcha: boolean
  /** A dialog is open: the visitor is in the middle of something, perhaps of a login. */
  readonly busy: boolean
  readonly merchant: string
  readonly remembered: RememberedLogin | undefined
}

/** Parameters that say that the address brings its own session or errand (I4.11). */
const errands = ['token', 'tokens', 'redirectUrl', 'backUrl'] as const

/** Whether a remembered login may be tried: every condition of I4.11 and D17. */
export function mayAutoLogIn(signs: AutoLoginSigns): boolean {
  const query = new URLSearchParams(signs.search)
  const { remembered } = signs
  return (
    !signs.session &&
    !errands.some((name) => query.has(name)) &&
    signs.flag === true &&
    !signs.switchedOff &&
    !signs.captcha &&
    !signs.busy &&
    remembered?.password !== undefined &&
    remembered.merchant === signs.merchant &&
    remembered.type !== 'sms'
  )
}
