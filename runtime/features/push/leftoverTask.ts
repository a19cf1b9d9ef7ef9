import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { platformSettingsAtom } from '../../state/platformValues'
import { endingCallsAtom, sessionAtom } from '../../state/session'
import { endLeft, leaveTokens } from './binding'

/**
 * Nobody is logged in, or the merchant sends no more messages, and a session's may still arrive here: the browser ends them, and a
 * member's session unsubscribes the token (E4.61, F159).
 */
export default function leftoverTask(site: Site): Stop {
  const { store, browser } = site
  const { clock, storage } = browser
  const stopIdle = clock.whenIdle(() => void endLeftover())
  let stopped = false

  async function endLeftover(): Promise<void> {
    await store.get(endingCallsAtom)
    if (stopped) return
    const session = store.get(sessionAtom)
    // A platform that has never answered has not taken the project back (D1).
    if (session && !store.get(platformSettingsAtom).values) return
    if (storage.has('pushBinding')) leaveTokens(site)
    await endLeft(site, session?.token)
  }

  return () => {
    stopped = true
    stopIdle()
  }
}
