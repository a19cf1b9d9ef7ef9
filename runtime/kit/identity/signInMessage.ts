import type { FailureNotice } from '../../contract/overlays'
import type { Site } from '../../contract/site'
import { signInRemedyFor, signInTextFor } from '../../rules/identity/signInCause'
import type { SignInFailure } from '../../rules/identity/signInFailure'

export interface SignInMessage {
  /** What happened and what to do. */
  readonly text: string
  /** The lines "Code:" and "Reason:" for customer service (I8.11); empty if the member caused it. */
  readonly details: readonly string[]
}

/** The message for a failed sign-in; undefined when nothing is shown (I8.12, D12). */
export function signInMessage(
  { text: { t }, browser }: Site,
  { code, reason }: SignInFailure,
): SignInMessage | undefined {
  const text = signInTextFor({ code })
  if (!text) return undefined
  const message = t(text.key, { domain: browser.page.hostname })
  if (text.withoutDetails) return { text: message, details: [] }
  return {
    text: message,
    details: [t('signIn.code', { code }), ...(reason === '' ? [] : [t('signIn.reason', { reason })])],
  }
}

/** The same as a notice with several lines; `retry` does again what failed (D20). */
export function signInNotice(
  site: Site,
  failure: SignInFailure,
  retry?: () => void,
): FailureNotice | undefined {
  const message = signInMessage(site, failure)
  const remedy = signInRemedyFor(failure)
  return (
    message && {
      message: [message.text, ...message.details].join('\n'),
      ...(remedy ? { remedy } : {}),
      retry,
    }
  )
}
