import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { endingCallsAtom, sessionAtom } from '../../state/session'
import { endOnDevice, leaveTokens } from './binding'

/** Nobody is logged in, and an earlier session's messages may still arrive here: the browser ends them (E4.61, F159). */
export default function leftoverTask(site: Site): Stop {
  const { clock, storage } = site.browser
  const stopIdle = clock.whenIdle(() => void endLeftover())

  async function endLeftover(): Promise<void> {
    await site.store.get(endingCallsAtom)
    if (site.store.get(sessionAtom)) return
    if (storage.has('pushBinding')) leaveTokens(site)
    if (storage.has('pushEnding')) await endOnDevice(site)
  }

  return stopIdle
}
