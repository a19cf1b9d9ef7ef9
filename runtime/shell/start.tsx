import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Browser } from '../browser/browser'
import type { BootResult } from '../browser/network/earlyRequests'
import type { Feature } from '../contract/feature'
import type { SiteData } from '../contract/site'
import { ChunkLoadError, loadCode, notifyLoadError } from '../kit/code/lazyCode'
import { loadView } from '../kit/code/views'
import { hideLoading } from '../kit/feedback/hideLoading'
import { canonicalPath, extractToken, pathWithoutQuery } from '../rules/network/url'
import { evaluate } from '../rules/settings/conditions'
import { withoutFreshParam } from '../rules/system/recovery'
import { chooseLanguage } from '../rules/text/language'
import { factsAtom } from '../state/facts'
import * as times from '../tables/times'
import { App } from './App'
import { continueActions } from './continueActions'
import { endSplash } from './endSplash'
import { mountedPages } from './pages'
import { restorePlatformValues, syncPlatformValues } from './platformValues'
import { runTasks } from './runTasks'
import { createSite, type Shell } from './site'

export interface StartOptions {
  readonly browser: Browser
  readonly data: SiteData
  readonly features: readonly Feature[]
  readonly root: HTMLElement
  /** Prepared by the page's first script; without it the application does the same a little later. */
  readonly early: BootResult | undefined
}

/** Starts the site; resolves when its first page is rendered. */
export async function start({
  browser,
  data,
  features,
  root,
  early,
}: StartOptions): Promise<{ site: Shell; root: Root }> {
  const earlyData: Omit<BootResult, 'actions'> = early ?? {
    ...chooseStartLanguage(browser, data),
    token: takeTokenFromAddress(browser),
    splashSince: undefined,
    requests: new Map(),
  }
  removeCacheBustParam(browser)
  const site = await retryUntilLoaded(browser, () => createSite(browser, data, features, earlyData))
  restorePlatformValues(site)
  const { token } = earlyData
  await Promise.all([loadFirstPage(site), token === undefined ? undefined : beginSession(site, token)])
  const reactRoot = createRoot(root, {
    // Code that did not come is no bug: its screen says so.
    onCaughtError(error) {
      if (!(error instanceof ChunkLoadError)) console.error(error)
    },
    // The screen is empty then: the watchdog takes over.
    onUncaughtError(error) {
      console.error(error)
      browser.watchdog.reportFailure()
    },
  })
  startTransition(() =>
    reactRoot.render(<App site={site} onStarted={() => early && continueActions(early.actions, root)} />),
  )
  endSplash(browser, earlyData.splashSince)
  runTasks(site)
  syncPlatformValues(site)
  if (!browser.line.saves) browser.line.whenFree(() => void preloadNavigationPages(site))
  return { site, root: reactRoot }
}

function chooseStartLanguage(
  browser: Browser,
  { manifest }: SiteData,
): Pick<BootResult, 'language' | 'detected'> {
  return chooseLanguage(manifest.languages, browser.storage.read('language'), browser.page.languages)
}

/** Retries until the texts can be loaded; the prerendered shell stays on the screen meanwhile. */
async function retryUntilLoaded<T>(browser: Browser, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      // A bug of ours would only repeat: the watchdog takes over.
      if (!(error instanceof ChunkLoadError)) throw error
      console.warn('The site could not start yet', error)
      hideLoading(browser)
      await waitForNetworkOrTimeout(browser)
    }
  }
}

const waitForNetworkOrTimeout = ({ page, clock }: Browser): Promise<void> =>
  new Promise((resolve) => {
    const stops = [
      page.onOnline((online) => online && finish()),
      clock.after(times.slowThreshold, () => finish()),
    ]
    const finish = () => {
      for (const stop of stops) stop()
      resolve()
    }
  })

/** Removes the parameter of an automatic reload from the URL before the router reads it. */
function removeCacheBustParam({ page }: Browser): void {
  const search = withoutFreshParam(page.search)
  if (search !== page.search) page.replaceAddress(page.path + search + page.hash)
}

/** Takes a session token out of the URL before any other request (D4, I2.12). */
function takeTokenFromAddress({ page }: Browser): string | undefined {
  const { token, search } = extractToken(page.search)
  if (search !== page.search) page.replaceAddress(page.path + search + page.hash)
  return token
}

/** The code for a token in the address is not part of the first load; without it the page starts, and says so (F123). */
const beginSession = (site: Shell, token: string): Promise<void> =>
  loadCode(site, () => import('./sessionFromAddress')).then(
    ({ beginSessionFromAddress }) => beginSessionFromAddress(site, token),
    (error: unknown) => void notifyLoadError(site, error, () => void beginSession(site, token)),
  )

/** The first page's code is awaited before the first render: a Suspense fallback would delay the content. */
async function loadFirstPage(site: Shell): Promise<void> {
  const pages = mountedPages(site.data, site.features)
  const path = canonicalPath(
    site.browser.page.path,
    pages.map((page) => page.path),
  )
  const page = pages.find((one) => one.path === path) ?? pages.find((one) => one.path === '/m/home')
  // If that fails, the page loads its code again and shows an error.
  if (page) await loadView(site, page.route).catch(() => undefined)
}

/** Preloads the pages that the bars link to and this visitor may see, while they look at the first one. */
async function preloadNavigationPages(site: Shell): Promise<void> {
  const items = site.data.manifest.navigation ?? []
  const targets = new Set(['/m/login', ...items.map(({ to = '' }) => pathWithoutQuery(to))])
  for (const page of mountedPages(site.data, site.features)) {
    const isAllowed = evaluate(page.guard, site.store.get(factsAtom)) !== 'no'
    if (targets.has(page.path) && isAllowed) await loadView(site, page.route).catch(() => undefined)
  }
}
