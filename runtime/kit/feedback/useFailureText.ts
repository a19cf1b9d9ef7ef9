import type { TextKey } from '../../contract/text'
import type { FailureCause } from '../../rules/network/failureCause'
import { useText } from '../useSite'

/** What a member can do about a failure: what `connection` says, unless the platform has answered. */
export function useFailureText(cause: FailureCause | undefined, connection: TextKey): string {
  const t = useText()
  if (cause === undefined) return t(connection)
  return t(cause === 'tooMany' ? 'errors.tooManyRequests' : 'errors.service')
}
