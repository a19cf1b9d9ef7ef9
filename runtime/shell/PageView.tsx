import { useAtomValue } from 'jotai/react'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../kit/code/ErrorBoundary'
import { ChunkLoadError, retryLoad } from '../kit/code/lazyCode'
import { Place } from '../kit/code/Place'
import { loadView, viewComponent } from '../kit/code/views'
import { useBuildCode } from '../kit/feedback/useBuildCode'
import { reportFault } from '../kit/tracking'
import { useText } from '../kit/useSite'
import { withKeptParams } from '../rules/network/url'
import { evaluate } from '../rules/settings/conditions'
import { factsAtom } from '../state/facts'
import { goingBackAtom, onlineAtom, reconnectCountAtom } from '../state/page'
import { ErrorState } from '../ui/feedback/ErrorState'
import { SiteTopBar } from './Bars'
import { pageSkeletons } from './pageSkeletons'
import type { MountedPage } from './pages'
import { Redirect } from './Redirect'
import type { Shell } from './site'

/** Evaluates the guard before the page renders: yes shows it, no redirects, unknown shows a skeleton (I2.12, D1). */
export function PageView({ site, page }: { site: Shell; page: MountedPage }) {
  const { search } = useLocation()
  const facts = useAtomValue(factsAtom)
  const featureResult = evaluate(page.feature.when, facts)
  const guardResult = evaluate(page.guard, facts)
  const goingBack = useAtomValue(goingBackAtom)
  if (featureResult === 'no') return notFound
  if (featureResult === 'unknown' || guardResult === 'unknown') return pageSkeletons[page.route.kind]
  if (guardResult === 'no') {
    if (goingBack) return pageSkeletons[page.route.kind]
    const state = page.route.returnAfterLogin ? { returnTo: page.path + search } : undefined
    return <Redirect site={site} to={withKeptParams(page.otherwise, search)} state={state} />
  }
  return <LoadedPage site={site} page={page} />
}

function LoadedPage({ site, page }: { site: Shell; page: MountedPage }) {
  // After a retry the view is another component, so the boundary must render again.
  const [retryCount, setRetryCount] = useState(0)
  const View = viewComponent(site, page.route)
  // The same element: a fact that changes renders those who read it, not the whole page.
  const view = useMemo(() => <View />, [View])
  return (
    <ErrorBoundary
      resetKey={`${page.path} ${retryCount}`}
      fallback={(error) => (
        <>
          {page.route.kind === 'full' && <SiteTopBar site={site} page={page} />}
          <PageError site={site} page={page} onLoaded={() => setRetryCount(retryCount + 1)} error={error} />
        </>
      )}
      onError={(error) => reportFault(site, { kind: 'view', where: page.route.page, error })}
    >
      <Suspense fallback={pageSkeletons[page.route.kind]}>{view}</Suspense>
    </ErrorBoundary>
  )
}

interface PageErrorProps {
  readonly site: Shell
  readonly page: MountedPage
  readonly onLoaded: () => void
  readonly error: unknown
}

/** A page that failed: retries loading its code, or offers to reload when a deploy replaced the site (F123). */
function PageError({ site, page, onLoaded, error }: PageErrorProps) {
  const [busy, setBusy] = useState(false)
  const outdated = error instanceof ChunkLoadError && error.remedy === 'offerUpdate'
  async function retry(): Promise<void> {
    if (outdated) return site.browser.watchdog.hardReload()
    setBusy(true)
    const loaded = await retryLoad(site, () => loadView(site, page.route))
    setBusy(false)
    if (loaded) onLoaded()
  }
  // When the connection returns.
  useEffect(() => (outdated ? undefined : site.store.sub(reconnectCountAtom, () => void retry())))
  return (
    <FailedPage
      site={site}
      heading={page.title === undefined ? 'h1' : 'h2'}
      outdated={outdated}
      busy={busy}
      onRetry={() => void retry()}
    />
  )
}

interface FailedPageProps {
  readonly site: Shell
  readonly heading?: 'h1' | 'h2'
  /** A deploy has replaced the site. */
  readonly outdated?: boolean
  readonly busy?: boolean
  readonly onRetry: () => void
}

/** What a page that failed, or that has shown nothing for a second, says; with a way on. */
export function FailedPage({ site, heading = 'h2', outdated, busy, onRetry }: FailedPageProps) {
  const t = useText()
  const online = useAtomValue(onlineAtom)
  return (
    <ErrorState
      heading={heading}
      title={t(outdated ? 'errors.newVersionTitle' : online ? 'errors.pageTitle' : 'system.offlineTitle')}
      text={t(outdated ? 'errors.newVersionText' : online ? 'errors.pageText' : 'system.byItself')}
      code={useBuildCode()}
      retry={{ label: t(outdated ? 'common.reload' : 'common.retry'), busy, onClick: onRetry }}
      support={{ label: t('common.contactUs'), onClick: () => void site.openOverlay('support') }}
    />
  )
}

/** An unknown URL, or the page of a feature that is off (F021). */
export const notFound = <Place name="notFound" required />
