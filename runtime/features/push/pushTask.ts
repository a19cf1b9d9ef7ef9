import { atMost } from '../../browser/atMost'
import type { Messaging, Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { readPushBinding, readPushToken } from '../../rules/push/pushBinding'
import { readPushMessage } from '../../rules/push/pushMessage'
import { type PushProject, receivesPush } from '../../rules/push/pushProject'
import { evaluate } from '../../rules/settings/conditions'
import { hashText } from '../../rules/text/hash'
import { factsAtom } from '../../state/facts'
import { runModeAtom } from '../../state/page'
import { endingCallsAtom, sessionAtom } from '../../state/session'
import { settingsAtom } from '../../state/settings'
import * as times from '../../tables/times'
import { bind, endLeft, leaveTokens, unbind } from './binding'
import { promptForPush } from './promptForPush'
import { pushMessageAtom } from './pushMessageAtom'
import { makePushSwitch, pushSwitchAtom } from './pushSwitch'
import { untilUsed } from './untilUsed'

/**
 * Binds this device to the member who is logged in, and unsubscribes it when the session ends or the merchant sends no more
 * messages (I4.12, I4.13, D21).
 */
export default function pushTask(site: Site): Stop {
  const { store, browser } = site
  const sessionToken = store.get(sessionAtom)?.token ?? ''
  const stops: Stop[] = []
  let stopped = false
  let binding: Promise<unknown> = Promise.resolve()

  /** Failures are quiet: the next start tries again (F159). */
  async function bindToken(token: unknown): Promise<void> {
    const pushToken = readPushToken(await atMost(browser.clock, times.pushToken, Promise.resolve(token)))
    if (stopped || pushToken === undefined) return
    binding = bind(site, pushToken, sessionToken).catch(() => undefined)
    await binding
  }

  async function start(): Promise<void> {
    await untilUsed(browser, stops)
    await store.get(endingCallsAtom)
    const messaging = await browser.messaging()
    if (stopped) return
    await settleEarlier(site, sessionToken)
    const nativeToken = await readNativeToken(site, messaging)
    if (stopped) return
    if (nativeToken !== undefined) return bindToken(nativeToken)
    const project = projectOf(site)
    if (project) startInBrowser(messaging, project)
  }

  function startInBrowser(messaging: Messaging, project: PushProject): void {
    const register = () =>
      void messaging
        .ready()
        .then(() => bindToken(stopped ? undefined : messaging.token(project)))
        .catch(() => undefined)
    stops.push(
      messaging.listen((sent) => {
        if (sent.type === 'openPage') site.go(sent.path)
        else store.set(pushMessageAtom, readPushMessage(sent.message, browser.page.origin))
      }),
    )
    const { permission } = messaging
    if (permission === 'granted') register()
    if (permission === 'denied' || permission === 'default') void endRevoked(site, sessionToken)
    const pushSwitch = makePushSwitch(site, messaging, () => !stopped && register())
    if (permission === 'granted' || permission === 'denied') store.set(pushSwitchAtom, pushSwitch)
    if (permission === 'default')
      void messaging.ready().then(() => {
        if (stopped) return
        store.set(pushSwitchAtom, pushSwitch)
        stops.push(promptForPush(site, messaging, pushSwitch))
      })
  }

  start().catch(() => undefined)
  return () => {
    stopped = true
    for (const stop of stops) stop()
    store.set(pushMessageAtom, undefined)
    store.set(pushSwitchAtom, undefined)
    const hasEnded = store.get(sessionAtom)?.token !== sessionToken
    if (hasEnded || isWithdrawn(site)) unbind(site, sessionToken, binding)
  }
}

/** The platform has taken the project back. */
const isWithdrawn = ({ store }: Site): boolean => evaluate(receivesPush, store.get(factsAtom)) === 'no'

/** The project, if this browser uses it (E4.57). In the app only its own tokens count: without one, a binding stays (F159). */
function projectOf({ store }: Site): PushProject | undefined {
  if (store.get(runModeAtom) === 'app' || store.get(factsAtom)('push') !== true) return undefined
  return store.get(settingsAtom)('push').value
}

/** The native app's token (E4.62); one that throws, is empty or comes late counts as none (F159). */
const readNativeToken = ({ browser }: Site, messaging: Messaging): Promise<string | undefined> =>
  atMost(browser.clock, times.pushToken, Promise.resolve(messaging.nativeToken())).then(readPushToken)

/** What an earlier session could not finish, such as one whose page was closed (F159). */
async function settleEarlier(site: Site, sessionToken: string): Promise<void> {
  const { storage } = site.browser
  const bound = readPushBinding(storage.read('pushBinding'))
  if (bound && bound.session !== hashText(sessionToken)) leaveTokens(site)
  await endLeft(site, sessionToken)
}

/** The permission was withdrawn in the browser's settings: no message arrives any more. */
async function endRevoked(site: Site, sessionToken: string): Promise<void> {
  if (!site.browser.storage.has('pushBinding')) return
  leaveTokens(site)
  await endLeft(site, sessionToken)
}
