import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { probeScript } from './probeScript'
import type { Profile } from './profiles'
import { recordRequests } from './recordRequests'
import { type Sample, settleTime, toSample } from './sample'
import { throttlePage } from './throttle'

export interface VisitOptions {
  readonly context: BrowserContext
  readonly address: string
  readonly profile: Profile
  /** What the page shows last: its first paint, or content after it. */
  readonly until: 'firstPainted' | 'contentPainted'
  /** How long the page is watched at least, in milliseconds. */
  readonly watchTime?: number
}

/** More than the slowest page needs, in milliseconds. */
const visitTimeout = 90_000

/** Opens an address in a new tab of a slow phone, and watches it until it has settled. The tab stays open. */
export async function visit(
  options: VisitOptions,
): Promise<{ readonly sample: Sample; readonly page: Page }> {
  const { context, address, profile, until, watchTime = 0 } = options
  const page = await context.newPage()
  page.setDefaultTimeout(visitTimeout)
  await page.addInitScript(probeScript())
  const session = await context.newCDPSession(page)
  await throttlePage(session, profile)
  const requestTimes = recordRequests(session)
  await page.goto(address, { waitUntil: 'commit' })
  const shown = page.evaluate((event) => globalThis.__probe[event].then(() => performance.now()), until)
  const timeout = pause(visitTimeout, undefined, { ref: false })
  const age = await Promise.race([shown, timeout])
  if (age === undefined) throw new Error(`${address} shows nothing`)
  await pause(Math.max(settleTime, watchTime - age))
  return { sample: toSample(await page.evaluate(() => globalThis.__probe.record), requestTimes()), page }
}
