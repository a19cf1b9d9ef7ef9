import type { CallOptions } from '../contract/platform'
import { type Failure, findErrorRow } from '../rules/network/failure'
import type { OfferedRemedy } from '../rules/system/recovery'
import type { ErrorAction, ErrorText } from '../tables/errors'

/** What the verbs of the error table do. */
export interface Remedies {
  readonly https: boolean
  readonly words: (text: ErrorText) => string
  /** Ends the session that used this token; false when it was gone already, so twenty replies make one end. */
  readonly endSession: (token: string | undefined) => boolean
  readonly alert: (message: string, title?: 'prompt') => void
  readonly toast: (message: string) => void
  readonly goToLogin: () => void
  /** Drops a remembered login that no longer works (I8.07). */
  readonly forgetLogin: () => void
  /** Logging in by itself is off from now on (I8.09). */
  readonly autoLoginOff: () => void
  /** Code of the site did not come (F123). */
  readonly tellOfLoss: (remedy: OfferedRemedy) => void
  /** Another domain must be taken; the platform may have said why (I8.14). */
  readonly domainNotice: (message: string | undefined) => void
}

/** The one place that interprets failures: finds the row, performs its verbs (section 8 of the specification). */
export function interpret(
  failure: Failure,
  { alert = true }: Pick<CallOptions, 'alert'>,
  token: string | undefined,
  remedies: Remedies,
): void {
  const verbs = findErrorRow(failure, remedies.https).actions
  const endsSession = verbs.some((verb) => verb.do === 'endSession')
  const tells = typeof alert === 'function' ? alert(failure) : alert
  for (const verb of verbs) {
    const told = verb.do === 'alert' || verb.do === 'toast' || verb.do === 'tellOfLoss'
    if (told && !tells && !endsSession) continue
    if (!perform(verb, failure, token, remedies)) return
  }
}

/** False: the verbs after this one have nothing left to do. */
function perform(
  verb: ErrorAction,
  failure: Failure,
  token: string | undefined,
  remedies: Remedies,
): boolean {
  switch (verb.do) {
    case 'endSession':
      return remedies.endSession(token)
    case 'alert':
      remedies.alert(
        verb.text === 'server' ? serverWords(failure, verb.fallback, remedies) : remedies.words(verb.text),
        verb.title,
      )
      break
    case 'toast':
      remedies.toast(remedies.words(verb.text))
      break
    case 'tellOfLoss':
      remedies.tellOfLoss(failure.detail.remedy ?? 'retry')
      break
    case 'domainNotice':
      remedies.domainNotice(failure.detail.message)
      break
    default:
      remedies[verb.do]()
  }
  return true
}

/** The platform's own words, or "unknown error" (I8.05); an encryption failure has words of its own (I7.33). */
function serverWords(failure: Failure, otherwise: ErrorText | undefined, { words }: Remedies): string {
  const fallback = otherwise ?? (failure.kind === 'sealing' ? 'sealing' : 'unknown')
  return failure.detail.message ?? words(fallback)
}
