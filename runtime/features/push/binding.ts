import { atMost } from '../../browser/atMost'
import type { Site } from '../../contract/site'
import { Failure } from '../../rules/network/failure'
import { isBound, readLeftTokens, readPushBinding } from '../../rules/push/pushBinding'
import { hashText } from '../../rules/text/hash'
import { endingCallsAtom, sessionAtom } from '../../state/session'
import { topicOfAll } from '../../tables/push'
import * as times from '../../tables/times'

/**
 * Binds the registration token to the member and subscribes it to the topic of all, once for a session (E4.58, E4.60). A failure
 * shows nothing; the next start tries again (F159).
 */
export async function bind(site: Site, token: string, sessionToken: string): Promise<void> {
  const { storage } = site.browser
  const session = hashText(sessionToken)
  const readBinding = () => readPushBinding(storage.read('pushBinding'))
  /** False once the binding has been ended, whose unsubscription follows these calls. */
  const isWanted = () => readBinding()?.session === session
  if (isBound(readBinding(), token, session)) return
  // Before the calls: a logout in the meantime must know of them.
  storage.write('pushBinding', { token, session, complete: false })
  const options = { alert: false, token: sessionToken }
  await site.platform.call('pushBind', { ...options, body: { registrationToken: token } })
  if (!isWanted()) return
  // The token is this member's now, whoever had it before.
  forgetLeft(site, token)
  await site.platform.call('pushSubscribe', {
    ...options,
    body: { registrationToken: token, topic: topicOfAll },
  })
  if (isWanted()) storage.write('pushBinding', { token, session, complete: true })
}

/**
 * The session has ended, or the merchant sends no more messages: the token is unsubscribed with the session's own authorisation,
 * after a binding that is still on its way (E4.61, I4.13), and the browser receives no more. Whichever tab comes first does it.
 */
export function unbind(site: Site, sessionToken: string, binding: Promise<unknown>): void {
  const { storage } = site.browser
  const bound = readPushBinding(storage.read('pushBinding'))
  if (bound?.session !== hashText(sessionToken)) return
  leaveTokens(site)
  const unsubscribed = binding.then(() => unsubscribe(site, bound.token, sessionToken))
  const calls = Promise.all([unsubscribed, endOnDevice(site)])
  site.store.set(endingCallsAtom, atMost(site.browser.clock, times.endingCalls, calls))
}

/** Moves the binding to the tokens that must be unsubscribed. */
export function leaveTokens({ browser: { storage } }: Site): void {
  const bound = readPushBinding(storage.read('pushBinding'))
  storage.remove('pushBinding')
  storage.write('pushEnding', true)
  if (bound) storage.write('pushTokensLeft', [...readLeftTokens(storage.read('pushTokensLeft')), bound.token])
}

/** The browser forgets its subscription; if that fails, the next start repeats it. */
async function endOnDevice({ browser }: Site): Promise<void> {
  try {
    await (await browser.messaging()).end()
    browser.storage.remove('pushEnding')
  } catch {
    // The mark stays.
  }
}

/** Ends what is left: the browser's subscription, and the tokens, with the authorisation of the session if there is one (F159). */
export async function endLeft(site: Site, sessionToken: string | undefined): Promise<void> {
  const { storage } = site.browser
  if (storage.has('pushEnding')) await endOnDevice(site)
  if (sessionToken === undefined) return
  for (const token of readLeftTokens(storage.read('pushTokensLeft')))
    await unsubscribe(site, token, sessionToken)
}

/** A token stays until the platform has answered; one that it refuses is nobody's any more. */
async function unsubscribe(site: Site, token: string, sessionToken: string): Promise<void> {
  try {
    await site.platform.call('pushUnsubscribe', {
      body: { registrationToken: token, unsubscribeAll: true },
      alert: false,
      token: sessionToken,
    })
    forgetLeft(site, token)
  } catch (error) {
    const isRefused = error instanceof Failure && error.kind === 'refused'
    if (isRefused && site.store.get(sessionAtom)?.token === sessionToken) forgetLeft(site, token)
  }
}

function forgetLeft({ browser: { storage } }: Site, token: string): void {
  const others = readLeftTokens(storage.read('pushTokensLeft')).filter((left) => left !== token)
  if (others.length > 0) storage.write('pushTokensLeft', others)
  else storage.remove('pushTokensLeft')
}
