import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { loadSignIn } from '../../kit/useFirebaseSignIn'
import { type Attempt, begin, end } from './attempt'
import { type Departure, takeDeparture } from './redirect'
import { failed, finish } from './window'

/** Back from a provider's page: goes on where the page was left (I4.26). Without its two notes nothing happens (F110). */
export default function resumeTask(site: Site): Stop {
  const departure = takeDeparture(site)
  if (departure) void resume(site, departure)
  return () => undefined
}

async function resume(site: Site, { channel, from }: Departure): Promise<void> {
  const attempt = begin(site, channel, { is: 'loading' })
  const idToken = await bringHome(site, attempt, () => {
    // Who comes back without signing in finds the form as it was.
    if (from !== 'page') void site.openOverlay(from)
  })
  if (idToken !== undefined) await finish(site, attempt, idToken)
}

async function bringHome(site: Site, attempt: Attempt, reopen: () => void): Promise<string | undefined> {
  try {
    const signIn = await loadSignIn(site)
    const home = await signIn.redirectResult()
    if (!home && end(site, attempt)) reopen()
    return home?.idToken
  } catch (error) {
    if (failed(site, attempt, error)) reopen()
    return undefined
  }
}
