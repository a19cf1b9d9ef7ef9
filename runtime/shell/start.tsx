import { createRoot, type Root } from 'react-dom/client'
import type { Browser } from '../browser/browser'
import type { BootResult } from '../browser/earlyRequests'
import type { Feature } from '../contract/feature'
import { hideLoading } from '../contract/hideLoading'
import { CodeMissing } from '../contract/lazyCode'
import type { SiteData } from '../contract/site'
import { loadView } from '../contract/views'
import { canonicalPath, extractToken, pathWithoutQuery } from '../rules/network/url'
import { withoutFreshParam } from '../rules/system/recovery'
import { chooseLanguage } from '../rules/text/language'
import { times } from '../tables/times'
import { App } from './App'
import { mountedPages } from './pages'
import { keepServerValues, restoreServerValues } from './server'
import { createSite, type Shell } from './site'
import { endSplash } from './splash'
import { runTasks } from './tasks'
import { watchWishes } from './wishes'

export interface Start {
  readonly edge: Browser
  readonly data: SiteData
  readonly features: readonly Feature[]
  readonly root: HTMLElement
  /** Left by the page's first script; without it the application does the same a little later. */
  readonly early: BootResult | undefined
}

/** Starts a site in a page; resolves when its first page is drawn. */
export async function start({
  edge,
  data,
  features,
  root,
  early,
}: Start): Promise<{ site: Shell; root: Root }> {
  const first = early ?? {
    ...chosen(edge, data),
    token: takeTokenFromAddress(edge),
    splashSince: undefined,
    requests: new Map(),
  }
  takeMark(edge)
  const site = await patiently(edge, () => createSite(edge, data, features, first))
  if (first.token !== undefined) site.session.begin({ token: first.token, merchantCode: data.code })
  restoreServerValues(site)
  await loadFirstPage(site)
  const drawn = createRoot(root, {
    // Nothing is left on the screen then: the page's guard has the word.
    onUncaughtError(error) {
      console.error(error)
      edge.watchdog.reportFailure()
    },
  })
  drawn.render(<App site={site} />)
  endSplash(edge, first.splashSince)
  runTasks(site)
  watchWishes(site)
  keepServerValues(site)
  edge.clock.whenIdle(() => void loadOtherPages(site))
  return { site, root: drawn }
}

function chosen(edge: Browser, { manifest }: SiteData): Pick<BootResult, 'language' | 'detected'> {
  return chooseLanguage(manifest.languages, edge.storage.read('language'), edge.page.languages)
}

/** The painted shell stands as long as the network does not give the texts: no blank screen, and it goes on by itself. */
async function patiently<T>(edge: Browser, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      // Our own mistake would only be made again: the page's guard has the word.
      if (!(error instanceof CodeMissing)) throw error
      console.warn('The site could not start yet', error)
      hideLoading(edge)
      await networkOrTime(edge)
    }
  }
}

const networkOrTime = ({ page, clock }: Browser): Promise<void> =>
  new Promise((resolve) => {
    const stops = [page.onOnline((online) => online && go()), clock.after(times.slowThreshold, () => go())]
    const go = () => {
      for (const stop of stops) stop()
      resolve()
    }
  })

/** The guard's mark leaves the address before the router reads it, and nobody hands it on. */
function takeMark({ page }: Browser): void {
  const search = withoutFreshParam(page.search)
  if (search !== page.search) page.replaceAddress(page.path + search + page.hash)
}

/** A token in the address becomes the session, and leaves the address before any other request (D4, I2.12). */
function takeTokenFromAddress({ page }: Browser): string | undefined {
  const { token, search } = extractToken(page.search)
  if (search !== page.search) page.replaceAddress(page.path + search + page.hash)
  return token
}

/** The first page's code is awaited before the first render: a Suspense fallback would delay the content. */
async function loadFirstPage(site: Shell): Promise<void> {
  const pages = mountedPages(site.data, site.features)
  const path = canonicalPath(
    site.edge.page.path,
    pages.map((page) => page.path),
  )
  const page = pages.find((one) => one.path === path) ?? pages.find((one) => one.path === '/m/home')
  // Code that does not come now is asked for again by the page itself, with words.
  if (page) await loadView(site, page.feature, page.route).catch(() => undefined)
}

/** The pages that the bars lead to come while the member looks at the first one. */
async function loadOtherPages(site: Shell): Promise<void> {
  const places = site.data.manifest.navigation ?? []
  const targets = new Set(['/m/login', ...places.map(({ to = '' }) => pathWithoutQuery(to))])
  for (const page of mountedPages(site.data, site.features)) {
    if (targets.has(page.path)) await loadView(site, page.feature, page.route).catch(() => undefined)
  }
}
