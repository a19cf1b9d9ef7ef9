import { useAtomValue } from 'jotai/react'
import { useState } from 'react'
import { useSite } from '../../kit/useSite'
import { embeddedPage } from '../../rules/embed/embeddedPage'
import { sessionAtom } from '../../state/session'
import { EmbeddedFrame } from './EmbeddedFrame'
import { PageMissing } from './PageMissing'

interface MountedFrameProps {
  /** Where the manifest mounts the page. */
  readonly path: string
  /** Closes what it is shown in, where that is no page of its own. */
  readonly onClose?: (() => void) | undefined
}

/** The frame of the merchant's own page that is mounted at a path; its session is that of the member. */
export function MountedFrame({ path, onClose }: MountedFrameProps) {
  const site = useSite()
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
      onClose={onClose}
    />
  )
}
