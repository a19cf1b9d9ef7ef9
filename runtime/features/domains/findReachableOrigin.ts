import type { Clock, Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { reportFault } from '../../kit/tracking'
import { failoverCandidates, readDomains } from '../../rules/network/domains'
import { randomBelow, shuffle } from '../../rules/network/shuffle'
import * as limits from '../../tables/limits'
import type { Ms } from '../../tables/times'
import * as times from '../../tables/times'
import { isReachable } from './isReachable'

/**
 * The origin of the fastest of the merchant's other domains (I4.48); with `includeCurrent`, the current domain if no other
 * answers. Undefined when none answers as expected in time: at most ten seconds (I9.03, F015), or a single ping if there is no
 * other domain. Never rejects; the remaining pings are cancelled.
 */
export async function findReachableOrigin(
  site: Site,
  signal: AbortSignal,
  includeCurrent: boolean,
): Promise<string | undefined> {
  const currentOrigin = site.browser.page.origin
  const deadline = createDeadline(site.browser.clock, times.domainRace, signal)
  try {
    const candidates = await pickCandidates(site, deadline.signal)
    if (candidates.length === 0)
      return includeCurrent && (await isReachable(site, currentOrigin, { signal }))
        ? currentOrigin
        : undefined
    const pingOptions = { timeout: times.domainRace, signal: deadline.signal }
    const currentIsReachable = includeCurrent && isReachable(site, currentOrigin, pingOptions)
    const fastest = await firstGoodOrigin(candidates, (origin) => isReachable(site, origin, pingOptions))
    return fastest ?? ((await currentIsReachable) ? currentOrigin : undefined)
  } finally {
    deadline.stop()
  }
}

/** The first origin that passes, or undefined if none does. */
const firstGoodOrigin = (origins: readonly string[], isGood: (origin: string) => Promise<boolean>) =>
  Promise.any(
    origins.map(async (origin) => {
      if (await isGood(origin)) return origin
      throw new Error(`${origin} does not answer as expected`)
    }),
  ).catch(() => undefined)

/** Up to ten of the allowed domains, chosen at random to spread the load. */
async function pickCandidates(site: Site, signal: AbortSignal): Promise<string[]> {
  const { browser, data } = site
  const domains = await fetchPlatformDomains(site, signal)
  const { origins, refused: unlisted } = failoverCandidates(
    domains,
    data.manifest.domains,
    browser.page.origin,
  )
  if (unlisted.length > 0) reportUnlistedDomains(site, unlisted)
  const randomIndex = (below: number) => randomBelow(browser.random.bytes, below)
  return shuffle(origins, randomIndex).slice(0, limits.racingDomains)
}

/** The platform sent domains that the manifest does not list (D144). */
function reportUnlistedDomains(site: Site, unlisted: readonly string[]): void {
  console.warn(
    `The platform's domain list contains domains that the manifest does not list, which are ignored: ${unlisted.join(', ')}`,
  )
  reportFault(site, { kind: 'setting', where: 'domainList' })
}

/** The domains in the domain config (I7.20); none if it does not arrive in time. */
async function fetchPlatformDomains(site: Site, signal: AbortSignal): Promise<string[]> {
  const deadline = createDeadline(site.browser.clock, times.slowThreshold, signal)
  try {
    return readDomains(await site.platform.call('domainRoute', { alert: false, signal: deadline.signal }))
  } catch {
    return []
  } finally {
    deadline.stop()
  }
}

/** A signal that aborts after a delay, with its parent signal, or when it is stopped. */
function createDeadline(
  clock: Clock,
  delay: Ms,
  parentSignal: AbortSignal,
): { signal: AbortSignal; stop: Stop } {
  const controller = new AbortController()
  const abort = () => controller.abort()
  parentSignal.addEventListener('abort', abort)
  const cancelTimer = clock.after(delay, abort)
  return {
    signal: controller.signal,
    stop() {
      cancelTimer()
      parentSignal.removeEventListener('abort', abort)
      abort()
    },
  }
}
