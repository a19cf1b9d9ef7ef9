import { useAtomValue } from 'jotai/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { Place } from '../contract/Place'
import { useText } from '../contract/useSite'
import { canonicalPath, isEntryPath, withKeptParams } from '../rules/network/url'
import { arrangeOverlays, topOverlay } from '../rules/system/arrangeOverlays'
import { openOverlaysAtom } from '../state/overlays'
import { pathAtom } from '../state/page'
import { Page } from '../ui/Page'
import { Bottom, Top } from './Bars'
import { NotFound, PageView } from './PageView'
import { mountedPages } from './pages'
import { SiteFooter } from './SiteFooter'
import { Stage } from './Stage'
import type { Shell } from './site'

/** Hands the router's reins to the rest of the site. */
function useReins(site: Shell): void {
  const location = useLocation()
  const navigate = useNavigate()
  const how = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each location, which says by itself how it came
  useLayoutEffect(() => {
    site.navigation.attach(navigate, location, how)
    site.store.set(pathAtom, location.pathname)
  }, [site, navigate, location])
}

/**
 * A new page starts at its top, with the focus on its content; so does one whose section is left, but for the focus. The
 * first page keeps what the browser chose.
 */
function useFreshPage(site: Shell, path: string, section: string) {
  const main = useRef<HTMLElement>(null)
  const before = useRef({ path, section })
  useEffect(() => {
    const left = before.current
    before.current = { path, section }
    const isNew = left.path !== path
    if (isNew || (left.section !== '' && section === '')) site.edge.page.scrollToTop()
    if (isNew) main.current?.focus({ preventScroll: true })
  }, [path, section, site])
  return main
}

/** Title and description of the page, in the language that is spoken (E2.72). */
function useHead(site: Shell, path: string | undefined): void {
  const t = useText()
  const { heads } = site.data
  const { language } = site.text
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` changes with the language
  useEffect(() => {
    if (path === undefined) return
    const head = heads[path]?.[language] ?? heads['/m/home']?.[language]
    if (head) site.edge.page.setHead(head)
  }, [path, language, t, heads, site])
}

/** The first page is there, and the browser has nothing better to do: what may wait comes now. */
function useCalm(site: Shell): boolean {
  const [calm, setCalm] = useState(false)
  useEffect(() => site.edge.clock.whenIdle(() => setCalm(true)), [site])
  return calm
}

/** Bars, page and overlays of one address. */
export function Frame({ site }: { site: Shell }) {
  const { pathname, search, hash } = useLocation()
  const t = useText()
  const pages = useMemo(() => mountedPages(site.data, site.features), [site])
  const path = canonicalPath(
    pathname,
    pages.map((page) => page.path),
  )
  const page = pages.find((one) => one.path === path)
  const staged = arrangeOverlays(useAtomValue(openOverlaysAtom))
  const main = useFreshPage(site, path, hash)
  const calm = useCalm(site)
  useReins(site)
  useHead(site, page?.path)
  if (isEntryPath(pathname)) return <Navigate to={withKeptParams('/m/home', search)} replace />
  if (page && path !== pathname) return <Navigate to={path + search + hash} replace />
  const kind = page?.route.kind ?? 'list'
  return (
    <>
      <div inert={topOverlay(staged) !== undefined}>
        <Page
          ref={main}
          bleed={kind === 'lobby'}
          skipLabel={t('common.skipToContent')}
          top={<Top site={site} page={page} />}
          bottom={
            <>
              {kind === 'lobby' && <SiteFooter calm={calm} />}
              {kind !== 'form' && calm && <Place name="aboveBar" />}
              {kind !== 'form' && <Bottom site={site} path={path} pages={pages} />}
            </>
          }
        >
          {page ? <PageView key={page.path} site={site} page={page} /> : <NotFound site={site} />}
        </Page>
      </div>
      <Stage site={site} staged={staged} />
    </>
  )
}
