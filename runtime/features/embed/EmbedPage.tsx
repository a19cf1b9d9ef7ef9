import { useAtomValue } from 'jotai/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../../kit/useSite'
import { embeddedPage } from '../../rules/embed/embeddedPage'
import { sessionAtom } from '../../state/session'
import { EmbeddedFrame } from './EmbeddedFrame'
import { PageMissing } from './PageMissing'

/** The merchant's own page, in a frame below the site's top bar (D5). */
export default function EmbedPage() {
  const site = useSite()
  // Read from the router, because `site.location` is one render behind.
  const { pathname } = useLocation()
  const [path] = useState(pathname)
  const [attempt, setAttempt] = useState(0)
  // Another session begins with another frame, also where the page is for visitors too (D21).
  const session = useAtomValue(sessionAtom)
  const { manifest, embeddedPages } = site.data
  const mount = manifest.routes[path]
  const page = embeddedPage(mount, {
    frameHosts: manifest.hosts?.frame ?? [],
    trustedHosts: manifest.handoff?.trustedHosts ?? [],
    local:
      embeddedPages === undefined ? undefined : { path: embeddedPages, siteOrigin: site.browser.page.origin },
  })
  const retry = () => setAttempt(attempt + 1)
  if (page === undefined) return <PageMissing />
  return (
    <EmbeddedFrame
      key={`${attempt} ${session?.token}`}
      page={page}
      path={path}
      saysReady={mount?.handoff === 'session'}
      onRetry={retry}
    />
  )
}
