import type { CallOptions } from '../contract/platform'
import { alertText, type Failure, findErrorRow } from '../rules/network/failure'
import type { OfferedRemedy } from '../rules/system/recovery'
import type { ErrorAction, ErrorText } from '../tables/errors'
import type { Remedy } from '../tables/remedies'

/** What the actions of the error table call. */
export interface FailureHandlers {
  readonly https: boolean
  readonly translate: (text: ErrorText) => string
  /** Ends the session of this token; false when it has ended already, so that concurrent failures end it only once. */
  readonly endSession: (token: string | undefined) => boolean
  readonly alert: (message: string, title: 'prompt' | undefined, remedy: Remedy | undefined) => void
  readonly toast: (message: string) => void
  readonly goToLogin: () => void
  /** Drops a remembered login that no longer works (I8.07). */
  readonly forgetLogin: () => void
  /** Turns auto-login off (I8.09). */
  readonly disableAutoLogin: () => void
  /** A chunk of the site could not be loaded (F123). */
  readonly notifyChunkLoadError: (remedy: OfferedRemedy) => void
  /** The site must be used on another domain; the platform may have said why (I8.14). */
  readonly domainNotice: (message: string | undefined) => void
}

/** Whether the caller wants the failure to be shown (I7.34). */
export const notifiesOf = (failure: Failure, { alert = true }: Pick<CallOptions, 'alert'>): boolean =>
  typeof alert === 'function' ? alert(failure) : alert

/**
 * Handles every failure of a call: finds its row in the error table and performs the actions. `handled`: only the
 * notification is missing.
 */
export function handleFailure(
  failure: Failure,
  options: Pick<CallOptions, 'alert'>,
  token: string | undefined,
  handlers: FailureHandlers,
  handled = false,
): void {
  const { actions, remedy } = findErrorRow(failure, handlers.https)
  const endsSession = actions.some((action) => action.type === 'endSession')
  const notifies = notifiesOf(failure, options)
  if (handled && endsSession) return
  for (const action of actions) {
    const isNotification =
      action.type === 'alert' || action.type === 'toast' || action.type === 'notifyChunkLoadError'
    if (isNotification ? !notifies && !endsSession : handled) continue
    if (!perform(action, failure, token, handlers, remedy)) return
  }
}

/** False: the remaining actions are skipped. */
function perform(
  action: ErrorAction,
  failure: Failure,
  token: string | undefined,
  handlers: FailureHandlers,
  remedy: Remedy | undefined,
): boolean {
  switch (action.type) {
    case 'endSession':
      return handlers.endSession(token)
    case 'alert':
      handlers.alert(alertText(failure, action, handlers.translate), action.title, remedy)
      break
    case 'toast':
      handlers.toast(handlers.translate(action.text))
      break
    case 'notifyChunkLoadError':
      handlers.notifyChunkLoadError(failure.detail.remedy ?? 'retry')
      break
    case 'domainNotice':
      handlers.domainNotice(failure.detail.message)
      break
    default:
      handlers[action.type]()
  }
  return true
}
