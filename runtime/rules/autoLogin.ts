/** A login that is remembered on this device (I3.28). The password is sealed (D8). */
export interface RememberedLogin {
  readonly type: 'username' | 'sms'
  readonly username: string
  /** Sealed; only the device that wrote it can open it. */
  readonly password: string
  readonly merchant: string
}

/** Reads what is kept; anything else counts as nothing (F077). */
export function readRemembered(raw: unknown): RememberedLogin | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { type, username, password, merchant } = raw as Record<string, unknown>
  const whole = [username, password, merchant].every((text) => typeof text === 'string' && text !== '')
  if (!whole || (type !== 'username' && type !== 'sms')) return undefined
  return { type, username, password, merchant } as RememberedLogin
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
  readonly merchant: string
  readonly remembered: RememberedLogin | undefined
}

/** Whether a remembered login may be tried: every condition of I4.11 and D17. */
export function mayAutoLogIn(signs: AutoLoginSigns): boolean {
  const query = new URLSearchParams(signs.search)
  const { remembered } = signs
  return (
    !signs.session &&
    !query.has('token') &&
    !query.has('tokens') &&
    !query.has('redirectUrl') &&
    !query.has('backUrl') &&
    signs.flag === true &&
    !signs.switchedOff &&
    !signs.captcha &&
    remembered !== undefined &&
    remembered.merchant === signs.merchant &&
    remembered.type !== 'sms'
  )
}
