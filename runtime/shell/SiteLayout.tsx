import { useAtomValue } from 'jotai/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { Place } from '../kit/code/Place'
import { useOnce } from '../kit/timing/useOnce'
import { useText } from '../kit/useSite'
import { canonicalPath, isEntryPath, withKeptParams } from '../rules/network/url'
import { arrangeOverlays, topOverlay } from '../rules/system/arrangeOverlays'
import { openOverlaysAtom } from '../state/overlays'
import { pageCountAtom, pathAtom } from '../state/page'
import { memberChangeCountAtom } from '../state/session'
import { Page } from '../ui/layout/Page'
import { SiteBottomBar, SiteTopBar } from './Bars'
import { OverlayHost } from './OverlayHost'
import { FailedPage, notFound, PageView } from './PageView'
import { createPageHeads } from './pageHeads'
import { mountedPages } from './pages'
import { Redirect } from './Redirect'
import type { Shell } from './site'
import { useBlankPage } from './useBlankPage'

/** Lets code outside React use the router. */
function useRouterBridge(site: Shell): void {
  const location = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per location, together with its navigation type
  useLayoutEffect(() => {
    site.navigation.attach(navigate, location, navigationType)
    if (site.store.get(pathAtom) !== location.pathname) {
      site.store.set(pageCountAtom, (count) => count + 1)
      // What this tab itself has cleared is announced by nobody.
      site.session.follow()
    }
    site.store.set(pathAtom, location.pathname)
  }, [site, navigate, location])
}

/**
 * Scrolls a new page to the top and focuses its content; leaving a section only scrolls. On the first page, the browser's
 * own position and focus stay.
 */
function useScrollAndFocus(site: Shell, path: string, section: string) {
  const main = useRef<HTMLElement>(null)
  const previous = useRef({ path, section })
  useEffect(() => {
    const last = previous.current
    previous.current = { path, section }
    const isNewPage = last.path !== path
    if (isNewPage || (last.section !== '' && section === '')) site.browser.page.scrollToTop()
    if (isNewPage) main.current?.focus({ preventScroll: true })
  }, [path, section, site])
  return main
}

/**
 * Sets the page's title and description in the current language (E2.72). Those of the lobby, in the merchant's first language, are
 * in the HTML that the service worker answers every page with, and so are not set for a first page that is the lobby.
 */
function useHead(site: Shell, path: string | undefined): void {
  const t = useText()
  const { language } = site.text
  const { browser, data } = site
  const [heads] = useState(() => createPageHeads(browser, data))
  const isFirst = useRef(path === '/m/home' && language === data.manifest.languages[0])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` changes with the language
  useEffect(() => {
    const isInHtml = isFirst.current
    isFirst.current = false
    if (path === undefined || isInHtml) return
    let isCurrent = true
    void heads.find(path, language).then((head) => isCurrent && head && browser.page.setHead(head))
    return () => {
      isCurrent = false
    }
  }, [path, language, t, heads, browser])
}

/** Bars, page and overlays of the current URL. */
export function SiteLayout({ site }: { site: Shell }) {
  const { pathname, search, hash, key } = useLocation()
  const t = useText()
  const pages = useMemo(() => mountedPages(site.data, site.features), [site])
  const path = canonicalPath(
    pathname,
    pages.map((page) => page.path),
  )
  const page = pages.find((one) => one.path === path)
  const arranged = arrangeOverlays(useAtomValue(openOverlaysAtom))
  const memberChangeCount = useAtomValue(memberChangeCountAtom)
  const main = useScrollAndFocus(site, path, hash)
  const [retries, setRetries] = useState(0)
  const view = `${page?.path} ${memberChangeCount} ${retries}`
  const isBlank = useBlankPage(site, main, `${view} ${key}`)
  const idle = useOnce(site.browser.clock.whenIdle)
  const free = useOnce(site.browser.line.whenFree)
  useRouterBridge(site)
  useHead(site, page?.knownAs)
  if (isEntryPath(pathname)) return <Redirect site={site} to={withKeptParams('/m/home', search)} />
  if (page && path !== pathname) return <Redirect site={site} to={path + search + hash} />
  const kind = page?.route.kind ?? 'list'
  const hasBottom = kind !== 'form' && kind !== 'full'
  return (
    <>
      <div inert={topOverlay(arranged) !== undefined}>
        <Page
          ref={main}
          bleed={kind === 'lobby' || kind === 'full'}
          skipLabel={t('common.skipToContent')}
          top={
            <>
              {kind === 'lobby' && free && <Place name="aboveTopBar" />}
              {kind !== 'full' && <SiteTopBar site={site} page={page} />}
              {idle && <Place name="belowTopBar" />}
            </>
          }
          bottom={
            <>
              {kind === 'lobby' && free && <Place name="pageFooter" />}
              {page && hasBottom && free && <Place name="floating" />}
              {page && hasBottom && free && <Place name="aboveBar" />}
              {hasBottom && <SiteBottomBar site={site} path={page?.knownAs} pages={pages} />}
            </>
          }
        >
          {page ? <PageView key={view} site={site} page={page} /> : notFound}
          {isBlank && <FailedPage site={site} onRetry={() => setRetries(retries + 1)} />}
        </Page>
      </div>
      <OverlayHost site={site} arranged={arranged} />
    </>
  )
}
