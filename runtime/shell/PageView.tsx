import { useAtomValue } from 'jotai/react'
import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Boundary } from '../contract/Boundary'
import { report } from '../contract/report'
import { useText } from '../contract/useSite'
import { forgetView, viewComponent } from '../contract/views'
import { withKept } from '../rules/address'
import { weigh } from '../rules/judge'
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
  const here = weigh(page.feature.when, facts)
  const allowed = weigh(page.guard, facts)
  const goingBack = useAtomValue(goingBackAtom)
  if (here === 'no') return <NotFound site={site} />
  if (here === 'unknown' || allowed === 'unknown') return pageSkeletons[page.route.kind]
  if (allowed === 'no') {
    if (goingBack) return pageSkeletons[page.route.kind]
    const state: EntryState | null = page.route.comesBack ? { returnTo: page.path + search } : null
    return <Navigate to={withKept(page.otherwise, search)} replace state={state} />
  }
  const View = viewComponent(site, page.feature, page.route.view)
  return (
    <Boundary
      reset={page.path}
      fallback={(again) => <Broken site={site} page={page} again={again} />}
      onFailure={(error) => report(site, { kind: 'view', where: page.route.page, error })}
    >
      <Suspense fallback={pageSkeletons[page.route.kind]}>
        <View />
      </Suspense>
    </Boundary>
  )
}

function Broken({ site, page, again }: { site: Shell; page: MountedPage; again: () => void }) {
  const t = useText()
  const retry = () => {
    forgetView(page.route.view)
    again()
  }
  return (
    <ErrorState
      title={t('errors.pageTitle')}
      text={t('errors.pageText')}
      code={t('errors.supportCode', { code: site.data.build.slice(0, 8) })}
      retry={{ label: t('common.retry'), onClick: retry }}
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
