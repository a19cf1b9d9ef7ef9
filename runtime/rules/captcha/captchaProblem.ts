import { captchaErrorCauses, gctTimeoutCode, scriptTimeoutCode } from '../../tables/captcha'
import * as limits from '../../tables/limits'
import { readMessage } from '../network/failure'
import { textOf } from '../network/read'
import { truncate } from '../text/text'

/** An error as reported by the vendor or by our own loader. */
export interface CaptchaReport {
  /** No answer, or not in time. */
  readonly network?: boolean
  readonly code?: number
  /** The vendor's own message for the member. */
  readonly message?: string
}

/** What the member is shown: one of our texts or the vendor's message, and a code for customer service (I8.18). */
export interface CaptchaProblem {
  readonly text: 'networkFailure' | 'unknownError' | { readonly provider: string }
  readonly code?: number
}

/**
 * Load timeouts count as network failures, with our own text (I8.17); otherwise the vendor's message, otherwise
 * "unknown error" (I8.18).
 */
export function toCaptchaProblem({ network, code, message }: CaptchaReport): CaptchaProblem {
  const withCode = code === undefined ? {} : { code }
  if (network || code === scriptTimeoutCode || code === gctTimeoutCode)
    return { text: 'networkFailure', ...withCode }
  const vendorMessage = readMessage(message)
  if (vendorMessage === undefined) return { text: 'unknownError', ...withCode }
  return { text: { provider: truncate(vendorMessage, limits.captchaMessage) }, ...withCode }
}

/** No message and no documented code: worth an automatic retry (I4.46). */
export const isUnknownProblem = ({ text, code }: CaptchaProblem): boolean =>
  text === 'unknownError' && (code === undefined || captchaErrorCauses[code] === undefined)

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads the argument of the vendors' `onError`: a plain string for "network error" from the v3 loader, `{ error_code:
 * "error_101", user_error }` from the v3 widget, `{ code: "60204", msg }` from v4.
 */
export function readVendorError(raw: unknown): CaptchaReport {
  if (typeof raw === 'string') return { network: true, code: scriptTimeoutCode }
  if (typeof raw !== 'object' || raw === null) return {}
  const { error_code, code, user_error, msg } = raw as Fields
  const number = readErrorNumber(error_code) ?? readErrorNumber(code)
  const message = [user_error, msg].find((text) => typeof text === 'string' && text !== '')
  return {
    ...(number === undefined ? {} : { code: number }),
    ...(typeof message === 'string' ? { message } : {}),
  }
}

function readErrorNumber(raw: unknown): number | undefined {
  const digits = /^(?:error_)?(\d{1,6})$/.exec(textOf(raw))?.[1]
  return digits === undefined ? undefined : Number(digits)
}
