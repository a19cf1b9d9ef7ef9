import type { Site } from '../contract/site'
import { signInWords } from '../rules/signInCause'
import type { SignInFailure } from '../rules/signInFailure'

export interface SignInMessage {
  /** What happened and what to do, for people. */
  readonly words: string
  /** The lines "Code:" and "Reason:", for customer service (I8.11); none where the member did it. */
  readonly lines: readonly string[]
}

/** What a member is told of a failed sign-in; undefined when nothing is said (I8.12, D12). */
export function signInMessage(
  { text: { t }, edge }: Site,
  { code, reason }: SignInFailure,
): SignInMessage | undefined {
  const says = signInWords({ code })
  if (!says) return undefined
  const words = t(says.key, { domain: edge.page.hostname })
  if (says.plain) return { words, lines: [] }
  return {
    words,
    lines: [t('signIn.code', { code }), ...(reason === '' ? [] : [t('signIn.reason', { reason })])],
  }
}

/** The same as one text of several lines, for a notice. */
export function signInNotice(site: Site, failure: SignInFailure): string | undefined {
  const message = signInMessage(site, failure)
  return message && [message.words, ...message.lines].join('\n')
}
