import { useAtomValue } from 'jotai/react'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Boundary } from '../contract/Boundary'
import { CodeMissing, loadAgain } from '../contract/lazyCode'
import { report } from '../contract/report'
import { useText } from '../contract/useSite'
import { loadView, viewComponent } from '../contract/views'
import { withKeptParams } from '../rules/network/url'
import { evaluate } from '../rules/settings/conditions'
import { factsAtom } from '../state/facts'
import { goingBackAtom } from '../state/page'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import { followLink } from './Bars'
import type { EntryState } from './navigation'
import { pageSkeletons } from './pageSkeletons'
import type { MountedPage } from './pages'
import type { Shell } from './site'

/** A page whose guard was weighed before it renders: yes shows it, no leads away, unknown waits (I2.12, D1). */
export function PageView({ site, page }: { site: Shell; page: MountedPage }) {
  const { search } = useLocation()
  const facts = useAtomValue(factsAtom)
  const here = evaluate(page.feature.when, facts)
  const allowed = evaluate(page.guard, facts)
  const goingBack = useAtomValue(goingBackAtom)
  // A failed view is another component the next time: the page is drawn anew with it.
  const [attempt, setAttempt] = useState(0)
  if (here === 'no') return <NotFound site={site} />
  if (here === 'unknown' || allowed === 'unknown') return pageSkeletons[page.route.kind]
  if (allowed === 'no') {
    if (goingBack) return pageSkeletons[page.route.kind]
    const state: EntryState | null = page.route.comesBack ? { returnTo: page.path + search } : null
    return <Navigate to={withKeptParams(page.otherwise, search)} replace state={state} />
  }
  const View = viewComponent(site, page.feature, page.route)
  return (
    <Boundary
      reset={`${page.path} ${attempt}`}
      fallback={(error) => (
        <Broken site={site} page={page} again={() => setAttempt(attempt + 1)} error={error} />
      )}
      onFailure={(error) => report(site, { kind: 'view', where: page.route.page, error })}
    >
      <Suspense fallback={pageSkeletons[page.route.kind]}>
        <View />
      </Suspense>
    </Boundary>
  )
}

interface BrokenProps {
  readonly site: Shell
  readonly page: MountedPage
  readonly again: () => void
  readonly error: unknown
}

/** A page that failed, with a way on: its code once more, or the whole page where the site was replaced under it (F123). */
function Broken({ site, page, again, error }: BrokenProps) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const outdated = error instanceof CodeMissing && error.remedy === 'reload'
  async function retry(): Promise<void> {
    if (outdated) return site.edge.watchdog.hardReload()
    setBusy(true)
    const come = await loadAgain(site, () => loadView(site, page.feature, page.route))
    setBusy(false)
    if (come) again()
  }
  return (
    <ErrorState
      title={t(outdated ? 'errors.newVersionTitle' : 'errors.pageTitle')}
      text={t(outdated ? 'errors.newVersionText' : 'errors.pageText')}
      code={t('errors.supportCode', { code: site.data.build.slice(0, 8) })}
      retry={{ label: t(outdated ? 'common.reload' : 'common.retry'), busy, onClick: () => void retry() }}
      support={{ label: t('common.contactUs'), onClick: () => void site.open('support') }}
    />
  )
}

/** An address that leads nowhere: a way home, and nothing for search engines (D4, F021). */
export function NotFound({ site }: { site: Shell }) {
  const t = useText()
  const title = t('shell.notFoundTitle')
  useEffect(
    () => site.edge.page.setHead({ title: `${title} | ${site.data.manifest.name}`, robots: 'noindex' }),
    [site, title],
  )
  return (
    <EmptyState
      icon="search"
      title={title}
      text={t('shell.notFoundText')}
      action={
        <Button href="/m/home" icon="home" onClick={followLink(site, '/m/home')}>
          {t('shell.notFoundAction')}
        </Button>
      }
    />
  )
}
