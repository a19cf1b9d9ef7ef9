import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { attemptedUserNameAtom } from '../../kit/identity/rememberedLogin'
import { memberSeenAtom } from '../../state/session'
import { tryAutoLogin } from './tryAutoLogin'

/** Tries auto-login once, at the start of a page; not after a logout or a previous attempt (I4.11, F078). */
export default function autoLoginTask(site: Site): Stop {
  const controller = new AbortController()
  const shouldSkip = site.store.get(memberSeenAtom) || site.store.get(attemptedUserNameAtom) !== undefined
  if (!shouldSkip) void tryAutoLogin(site, controller)
  return () => controller.abort()
}
