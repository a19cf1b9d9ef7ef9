import type { Site } from '../../contract/site'
import { Failure } from '../../rules/network/failure'
import { coversSite } from '../../rules/system/system'
import { reconnectCountAtom } from '../../state/page'
import { platformStatusAtom, statusRetryAtom } from '../../state/system'
import { times } from '../../tables/times'
import { askStatus } from './askStatus'

/** Why the platform is asked: the page has started, the member is back or some time is over, or the member wants it. */
export type Reason = 'start' | 'again' | 'asked'

const underway = new WeakMap<Site, Promise<void>>()

/** Looks how the platform stands, and lets everybody know. One at a time: who asks meanwhile gets the same answer. */
export function look(site: Site, reason: Reason): Promise<void> {
  const known = underway.get(site) ?? lookOnce(site, reason).finally(() => underway.delete(site))
  underway.set(site, known)
  return known
}

/** The retry of a screen that covers the site: the screen itself says so when it stays, or the answer takes long. */
export async function lookAgain(site: Site): Promise<void> {
  const { store, browser } = site
  store.set(statusRetryAtom, 'underway')
  const stopWaiting = browser.clock.after(times.slowThreshold, () => store.set(statusRetryAtom, 'notYet'))
  await look(site, 'asked').finally(() => {
    stopWaiting()
    store.set(statusRetryAtom, coversSite(store.get(platformStatusAtom).state) ? 'notYet' : 'none')
  })
}

async function lookOnce(site: Site, reason: Reason): Promise<void> {
  const { store } = site
  const covered = coversSite(store.get(platformStatusAtom).state)
  try {
    store.set(platformStatusAtom, await askStatus(site, (failure) => !covered && isTold(failure, reason)))
    if (covered && !coversSite(store.get(platformStatusAtom).state))
      store.set(reconnectCountAtom, (times) => times + 1)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await afterFailure(site, error, reason)
  }
}

/** The platform itself has said no; anything else is the line's trouble (D6). */
const isAnswered = ({ kind }: Failure): boolean => kind === 'refused' || kind === 'empty'

/** At the start the platform's own words are a notice (I8.15); later only that there is no network, which is a toast (D6). */
const isTold = (failure: Failure, reason: Reason): boolean =>
  reason === 'start' ? isAnswered(failure) : failure.kind === 'offline'

async function afterFailure(site: Site, failure: Failure, reason: Reason): Promise<void> {
  const { store } = site
  if (isAnswered(failure)) {
    // A line that carries a no is no dead line; a screen that the platform put up stays until it says otherwise.
    store.set(platformStatusAtom, (before) =>
      before.state === 'offline' ? { state: 'unknown' } : { ...before },
    )
    return
  }
  if (reason !== 'start') return store.set(platformStatusAtom, (before) => ({ ...before }))
  if (failure.kind === 'offline' || !(await someoneAnswers(site)))
    return store.set(platformStatusAtom, { state: 'offline' })
  await secondTry(site)
}

/** Whether the site's own origin answers at all (D6). */
const someoneAnswers = (site: Site): Promise<boolean> =>
  site.platform.call('ping', { query: { speed: site.browser.clock.now() }, alert: false }).then(
    () => true,
    (error) => error instanceof Failure && isAnswered(error),
  )

/** The line is there, and only the status call got lost: once more, and on plain http a failure is told (I8.16). */
async function secondTry(site: Site): Promise<void> {
  const told = (failure: Failure) => isAnswered(failure) || !site.browser.page.https
  try {
    site.store.set(platformStatusAtom, await askStatus(site, told))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}
