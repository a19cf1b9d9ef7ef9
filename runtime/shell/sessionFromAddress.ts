import { atMost } from '../browser/atMost'
import { createBackOff } from '../browser/network/backOff'
import { Failure } from '../rules/network/failure'
import { isOutage } from '../rules/network/failureKinds'
import { completeSession } from '../rules/session/completeSession'
import { readMember } from '../rules/session/member'
import { isToken } from '../rules/session/session'
import { reconnectCountAtom } from '../state/page'
import { sessionAtom } from '../state/session'
import * as times from '../tables/times'
import type { Shell } from './site'

type TokenCheck = 'settled' | 'noAnswer'

/**
 * Asks the platform whose token the address carried before it replaces anything (D26, F075): a refused one leaves everything
 * as it is. Resolves when the platform has answered, or after a while: the page is then shown with the session that it has,
 * and the token is tried again later.
 */
export async function beginSessionFromAddress(site: Shell, token: string): Promise<void> {
  const running = site.store.get(sessionAtom)
  if (!isToken(token) || running?.token === token) return
  const firstAttempt = new Promise<void>((resolve) => void verifyWithRetry(site, token, resolve))
  await atMost(site.browser.clock, times.slowThreshold, firstAttempt)
}

async function verifyWithRetry(
  site: Shell,
  token: string,
  onFirstAttempt: () => void,
  backOff = createBackOff(site.browser),
): Promise<void> {
  const result = await verifyToken(site, token)
  onFirstAttempt()
  if (result === 'settled') return
  const retry = () => {
    stop()
    backOff.cancel()
    void verifyWithRetry(site, token, () => undefined, backOff)
  }
  const stop = site.store.sub(reconnectCountAtom, retry)
  backOff.schedule(retry)
}

/** A session that begins meanwhile, by a login, is not replaced. */
async function verifyToken(site: Shell, token: string): Promise<TokenCheck> {
  const before = site.store.get(sessionAtom)
  try {
    const info = await site.platform.call('memberInfo', { token, alert: false })
    const member = readMember(info, site.browser.clock.now())
    if (!member || site.store.get(sessionAtom)?.token !== before?.token) return 'settled'
    site.session.begin(completeSession({ token, merchantCode: site.data.code }, info))
    if (before && before.id !== member.id)
      site.toast(site.text.t('member.loggedInAs', { name: member.userName }), times.longToast)
    return 'settled'
  } catch (error) {
    const isUnanswered = error instanceof Failure && isOutage(error)
    if (!isUnanswered) console.warn('The token in the address is not valid, and was ignored')
    return isUnanswered ? 'noAnswer' : 'settled'
  }
}
