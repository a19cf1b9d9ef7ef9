import type { RememberedLogin } from './rememberedLogin'

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
export const blockingParams = ['token', 'tokens', 'redirectUrl', 'backUrl'] as const

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
