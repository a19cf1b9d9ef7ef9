import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { memberSeenAtom } from '../../state/session'
import { logInByItself } from './logInByItself'
import { triedAtom } from './remembered'

/** Once, when a page starts with a visitor; who was a member a moment ago, or was tried, is left in peace (I4.11, F078). */
export default function autoLoginTask(site: Site): Stop {
  const attempt = new AbortController()
  const settled = site.store.get(memberSeenAtom) || site.store.get(triedAtom) !== undefined
  if (!settled) void logInByItself(site, attempt)
  return () => attempt.abort()
}
