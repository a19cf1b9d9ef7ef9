import type { Browser, BrowserContext, Page } from 'playwright'
import { phone } from './driver'
import { patience } from './waitUntil'

/** What belongs to a whole browser: a test that changed it would change it for the tests after it. */
const refuse = (what: string) => () => {
  throw new Error(
    `${what} outlives the test on a phone that others use too: ask for one that is { fresh: true }`,
  )
}

function guarded(context: BrowserContext): BrowserContext {
  for (const name of ['route', 'setOffline', 'addInitScript', 'grantPermissions', 'setGeolocation'] as const)
    context[name] = refuse(`context.${name}`)
  for (const name of ['install', 'pauseAt', 'setFixedTime'] as const)
    context.clock[name] = refuse(`clock.${name}`)
  return context
}

/** Opens a page in which no site has anything stored; `close` gives it back for the next one. */
export interface WarmPage {
  readonly page: Page
  close(): Promise<void>
}

/**
 * Browser contexts that are used again. A page starts twice as fast where scripts are cached and compiled, and what a test
 * proves does not hang on that; what sites have stored is cleared in between.
 */
export function warmContexts(browser: Browser): (locale: string | undefined) => Promise<WarmPage> {
  const free = new Map<string, BrowserContext[]>()
  const origins = new WeakMap<BrowserContext, Set<string>>()

  async function create(locale: string | undefined): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: phone,
      serviceWorkers: 'block',
      ...(locale === undefined ? {} : { locale }),
    })
    context.setDefaultTimeout(patience)
    const seen = new Set<string>()
    origins.set(context, seen)
    context.on('request', (request) => {
      if (request.isNavigationRequest()) seen.add(new URL(request.url()).origin)
    })
    return guarded(context)
  }

  /** Forgets what sites have stored in a context, and closes its pages. */
  async function clear(context: BrowserContext): Promise<void> {
    const seen = origins.get(context) ?? new Set()
    // A page of nobody: one of the site's may store something while it is cleared.
    const last = await context.newPage()
    for (const page of context.pages()) if (page !== last) await page.close()
    const session = await context.newCDPSession(last)
    for (const origin of seen)
      if (origin.startsWith('http'))
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    seen.clear()
    await context.clearCookies()
    await last.close()
  }

  return async (locale) => {
    const pool = free.get(locale ?? '') ?? []
    free.set(locale ?? '', pool)
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
