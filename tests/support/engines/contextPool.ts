import type { Browser, BrowserContext, Page } from 'playwright'
import { phoneViewport } from './driver'
import { waitTimeout } from './waitUntil'

/** Rejects calls that change a whole context, and would affect later tests that reuse it. */
const rejectCall = (method: string) => () => {
  throw new Error(
    `${method} would affect later tests that reuse this phone: request one with { fresh: true }`,
  )
}

function forbidGlobalChanges(context: BrowserContext): BrowserContext {
  for (const name of ['route', 'setOffline', 'addInitScript', 'grantPermissions', 'setGeolocation'] as const)
    context[name] = rejectCall(`context.${name}`)
  for (const name of ['install', 'pauseAt', 'setFixedTime'] as const)
    context.clock[name] = rejectCall(`clock.${name}`)
  return context
}

/** A page with empty storage; `close` returns its context to the pool. */
export interface PooledPage {
  readonly page: Page
  close(): Promise<void>
}

/**
 * A pool of browser contexts. A page starts twice as fast when its scripts are cached and compiled, and no test depends on that.
 * The storage of sites is cleared between two uses.
 */
export function createContextPool(browser: Browser): (locale: string | undefined) => Promise<PooledPage> {
  const idleContexts = new Map<string, BrowserContext[]>()
  const originsOfContexts = new WeakMap<BrowserContext, Set<string>>()

  async function create(locale: string | undefined): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: phoneViewport,
      serviceWorkers: 'block',
      ...(locale === undefined ? {} : { locale }),
    })
    context.setDefaultTimeout(waitTimeout)
    const visitedOrigins = new Set<string>()
    originsOfContexts.set(context, visitedOrigins)
    context.on('request', (request) => {
      if (request.isNavigationRequest()) visitedOrigins.add(new URL(request.url()).origin)
    })
    return forbidGlobalChanges(context)
  }

  /** Clears the storage of a context, and closes its pages. */
  async function clear(context: BrowserContext): Promise<void> {
    const visitedOrigins = originsOfContexts.get(context) ?? new Set()
    // A blank page, because a page of the site could store something while its data is cleared.
    const blankPage = await context.newPage()
    for (const page of context.pages()) if (page !== blankPage) await page.close()
    const session = await context.newCDPSession(blankPage)
    for (const origin of visitedOrigins)
      if (origin.startsWith('http'))
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    visitedOrigins.clear()
    await context.clearCookies()
    await blankPage.close()
  }

  return async (locale) => {
    const pool = idleContexts.get(locale ?? '') ?? []
    idleContexts.set(locale ?? '', pool)
    const context = pool.pop() ?? (await create(locale))
    return {
      page: await context.newPage(),
      async close() {
        await clear(context)
        pool.push(context)
      },
    }
  }
}
