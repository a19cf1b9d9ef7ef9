import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { blankPage as emptyPage } from './clearStorage'
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

const isOnThisMachine = (origin: string): boolean =>
  ['127.0.0.1', 'localhost'].includes(new URL(origin).hostname)

interface PooledContext {
  readonly context: BrowserContext
  /** A page that no test uses. */
  readonly blankPage: Page
  readonly session: CDPSession
  /** The origins whose storage is to be cleared. */
  readonly visitedOrigins: Set<string>
}

/** A page with empty storage; `close` returns its context to the pool. */
export interface PooledPage {
  readonly page: Page
  close(): Promise<void>
}

/**
 * A pool of browser contexts. A page starts twice as fast when its scripts are cached and compiled, and no test depends on that.
 * The storage of sites is cleared between two uses. Each page has a process of its own, unless `sharesProcess`, for a browser
 * with a process per site: the blank page then stays on the site, so that its process with all compiled scripts stays, too.
 */
export function createContextPool(
  browser: Browser,
  sharesProcess = false,
): (locale: string | undefined) => Promise<PooledPage> {
  const idleContexts = new Map<string, PooledContext[]>()

  async function create(locale: string | undefined): Promise<PooledContext> {
    const context = await browser.newContext({
      viewport: phoneViewport,
      serviceWorkers: 'block',
      ...(locale === undefined ? {} : { locale }),
    })
    context.setDefaultTimeout(waitTimeout)
    const visitedOrigins = new Set<string>()
    context.on('request', (request) => {
      if (request.isNavigationRequest()) visitedOrigins.add(new URL(request.url()).origin)
    })
    // It stays open, blank: the process of a page costs as much as a test's own checks.
    const blankPage = await context.newPage()
    const session = await context.newCDPSession(blankPage)
    return { context: forbidGlobalChanges(context), blankPage, session, visitedOrigins }
  }

  /** Shows the blank page on a site, which keeps the site's process. */
  async function moveTo(origin: string, blankPage: Page): Promise<void> {
    const address = emptyPage(origin)
    if (blankPage.url() !== address) await blankPage.goto(address)
  }

  /** Closes the pages of a context, and clears its storage. */
  async function clear({ context, blankPage, session, visitedOrigins }: PooledContext): Promise<void> {
    const origins = [...visitedOrigins].filter((origin) => origin.startsWith('http'))
    const own = sharesProcess ? origins.filter(isOnThisMachine) : []
    if (own[0] !== undefined) await moveTo(own[0], blankPage)
    for (const page of context.pages()) if (page !== blankPage) await page.close()
    // A process that stays could still show what is cleared only outside of it. The site comes last: there the page stays.
    for (const origin of own.reverse()) {
      await moveTo(origin, blankPage)
      await blankPage.evaluate('localStorage.clear()')
    }
    for (const origin of origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    visitedOrigins.clear()
    await context.clearCookies()
  }

  return async (locale) => {
    const pool = idleContexts.get(locale ?? '') ?? []
    idleContexts.set(locale ?? '', pool)
    const pooled = pool.pop() ?? (await create(locale))
    return {
      page: await pooled.context.newPage(),
      async close() {
        // A test may have left its host out of order; the next one gets another context.
        await clear(pooled).then(
          () => pool.push(pooled),
          () => pooled.context.close(),
        )
      },
    }
  }
}
