import type { CDPSession, Page } from 'playwright'
import type { PlaywrightEngine, PlaywrightPhone } from '../engines/playwrightEngine'
import { waitUntil } from '../engines/waitUntil'
import type { Deploy } from './deploy'
import { historyScript } from './tab'

/** A page whose origin has no storage, no worker and no cached file; `release` lets the next simulation use it. */
export interface EmptyPage {
  readonly page: Page
  /** A page that may still do something must not be used again. */
  release(isUsable: boolean): Promise<void>
}

interface ReusedPage {
  readonly phone: PlaywrightPhone
  readonly session: CDPSession
}

/** Pages that no simulation uses, by whether they have workers: a new browser context costs as much as a simulation. */
const idlePages: Record<Deploy['worker'], ReusedPage[]> = { on: [], onSlowLine: [], off: [] }

async function createPage(engine: PlaywrightEngine, worker: Deploy['worker']): Promise<ReusedPage> {
  const serviceWorkers = worker === 'off' ? 'block' : 'allow'
  const phone = await engine.newPhone(undefined, { fresh: true, serviceWorkers })
  await phone.page.addInitScript(historyScript)
  await phone.page.emulateMedia({ reducedMotion: 'reduce' })
  return { phone, session: await phone.page.context().newCDPSession(phone.page) }
}

const workersAndCaches = `Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()])
  .then((lists) => lists.flat().length)`

/** Clears what the simulation before has left; `origin` is that of the site, which a page that is not the site's remains on. */
async function clear({ phone: { page }, session }: ReusedPage, origin: string): Promise<void> {
  await page.goto('about:blank')
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
  // Leaves out what the page's process still has in memory.
  for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled })
  await page.context().clearCookies()
  await page.goto(`${origin}/wps/none`)
  await waitUntil('no worker and no cache', async () => (await page.evaluate(workersAndCaches)) === 0)
  await page.evaluate('sessionStorage.clear()')
}

/** A page on an address of the origin that is not the site's. */
export async function openEmptyPage(
  engine: PlaywrightEngine,
  worker: Deploy['worker'],
  origin: string,
): Promise<EmptyPage> {
  const reused = idlePages[worker].pop() ?? (await createPage(engine, worker))
  await clear(reused, origin)
  return {
    page: reused.phone.page,
    async release(isUsable) {
      if (isUsable) idlePages[worker].push(reused)
      else await reused.phone.close()
    },
  }
}
