import { captchaErrorCauses, gctTimeoutCode, scriptTimeoutCode } from '../tables/captcha'
import { limits } from '../tables/limits'
import { readMessage } from './failure'
import { textOf } from './read'
import { truncate } from './text'

/** What went wrong, as the vendor or our own loading says it. */
export interface CaptchaReport {
  /** Nobody answered, or not in time. */
  readonly network?: boolean
  readonly code?: number
  /** The vendor's own words for the member. */
  readonly words?: string
}

/** What the member is told: a text of ours, or the vendor's words; and a number for customer service (I8.18). */
export interface CaptchaTrouble {
  readonly says: 'networkFailure' | 'unknownError' | { readonly provider: string }
  readonly code?: number
}

/** Load timeouts are a network failure in our own words (I8.17); else the vendor's words, else "unknown error" (I8.18). */
export function troubleOf({ network, code, words }: CaptchaReport): CaptchaTrouble {
  const number = code === undefined ? {} : { code }
  if (network || code === scriptTimeoutCode || code === gctTimeoutCode)
    return { says: 'networkFailure', ...number }
  const said = readMessage(words)
  if (said === undefined) return { says: 'unknownError', ...number }
  return { says: { provider: truncate(said, limits.captchaMessage) }, ...number }
}

/** Neither words nor a code that the vendor documents: worth another try by itself (I4.46). */
export const isUnknown = ({ says, code }: CaptchaTrouble): boolean =>
  says === 'unknownError' && (code === undefined || captchaErrorCauses[code] === undefined)

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads what the vendors hand to `onError`: v3's loader a mere word for "network error", v3's widget
 * `{ error_code: "error_101", user_error }`, v4 `{ code: "60204", msg }`.
 */
export function readReport(raw: unknown): CaptchaReport {
  if (typeof raw === 'string') return { network: true, code: scriptTimeoutCode }
  if (typeof raw !== 'object' || raw === null) return {}
  const { error_code, code, user_error, msg } = raw as Fields
  const number = readNumber(error_code) ?? readNumber(code)
  const words = [user_error, msg].find((text) => typeof text === 'string' && text !== '')
  return {
    ...(number === undefined ? {} : { code: number }),
    ...(typeof words === 'string' ? { words } : {}),
  }
}

function readNumber(raw: unknown): number | undefined {
  const digits = /^(?:error_)?(\d{1,6})$/.exec(textOf(raw))?.[1]
  return digits === undefined ? undefined : Number(digits)
}
