import type { Clock, Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { reportFault } from '../../kit/tracking'
import { failoverCandidates, readDomains } from '../../rules/network/domains'
import { randomBelow, shuffle } from '../../rules/network/shuffle'
import { limits } from '../../tables/limits'
import { type Ms, times } from '../../tables/times'
import { answersAt } from './ping'

/**
 * Where the member can go on: the origin of the fastest of the merchant's other domains (I4.48); when it is asked again, this
 * very domain too, if no other answers. Undefined when nobody answers as expected in time: all of it takes ten seconds at
 * most (I9.03, F015), or a single ping where there is no other domain at all. Never rejects; who loses is cancelled.
 */
export async function findWay(site: Site, signal: AbortSignal, again: boolean): Promise<string | undefined> {
  const here = site.browser.page.origin
  const round = deadline(site.browser.clock, times.domainRace, signal)
  try {
    const others = await racers(site, round.signal)
    if (others.length === 0) return again && (await answersAt(site, here, { signal })) ? here : undefined
    const within = { timeout: times.domainRace, signal: round.signal }
    const hereToo = again && answersAt(site, here, within)
    const fastest = await race(others, (origin) => answersAt(site, origin, within))
    return fastest ?? ((await hereToo) ? here : undefined)
  } finally {
    round.stop()
  }
}

/** The first that is good, or undefined when none is. */
const race = (origins: readonly string[], isGood: (origin: string) => Promise<boolean>) =>
  Promise.any(
    origins.map(async (origin) => {
      if (await isGood(origin)) return origin
      throw new Error(`${origin} does not answer as expected`)
    }),
  ).catch(() => undefined)

/** Up to ten of the allowed domains, by chance: else one of them would carry everybody. */
async function racers(site: Site, signal: AbortSignal): Promise<string[]> {
  const { browser, data } = site
  const names = await listedDomains(site, signal)
  const { origins, refused } = failoverCandidates(names, data.manifest.domains, browser.page.origin)
  if (refused.length > 0) tellOfRefused(site, refused)
  const pick = (below: number) => randomBelow(browser.random.bytes, below)
  return shuffle(origins, pick).slice(0, limits.racingDomains)
}

/** The platform names domains that the manifest does not list (D16). */
function tellOfRefused(site: Site, refused: readonly string[]): void {
  console.warn(`The platform's domain list has names that do not count: ${refused.join(', ')}`)
  reportFault(site, { kind: 'setting', where: 'domainList' })
}

/** What the domain config names (I7.20); nothing when it does not come soon. */
async function listedDomains(site: Site, signal: AbortSignal): Promise<string[]> {
  const asking = deadline(site.browser.clock, times.slowThreshold, signal)
  try {
    return readDomains(await site.platform.call('domainRoute', { alert: false, signal: asking.signal }))
  } catch {
    return []
  } finally {
    asking.stop()
  }
}

/** A signal that ends after a while, with another one, or when it is stopped. */
function deadline(clock: Clock, delay: Ms, outer: AbortSignal): { signal: AbortSignal; stop: Stop } {
  const controller = new AbortController()
  const end = () => controller.abort()
  outer.addEventListener('abort', end)
  const stopWaiting = clock.after(delay, end)
  return {
    signal: controller.signal,
    stop() {
      stopWaiting()
      outer.removeEventListener('abort', end)
      end()
    },
  }
}
