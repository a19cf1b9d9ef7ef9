import type { TextKey } from '../../contract/text'
import { moneyPageTitles } from '../../kit/pages/moneyPageTitles'
import { OtherSite } from '../../kit/pages/OtherSite'
import { useSite, useText } from '../../kit/useSite'
import type { EmbeddedPage } from '../../rules/embed/embeddedPage'
import { SkeletonForm } from '../../ui/feedback/SkeletonForm'
import { PageMissing } from './PageMissing'
import { useFrame } from './useFrame'

interface EmbeddedFrameProps {
  readonly page: EmbeddedPage
  readonly path: string
  /** The page says when it is ready; otherwise it is when it has loaded. */
  readonly saysReady: boolean
  readonly onRetry: () => void
  /** Closes the sheet that it is in; absent on a page of its own. */
  readonly onClose: (() => void) | undefined
}

/** The frame: a skeleton until the page is ready, and other ways when it is not in time; a late page is shown all the same. */
export function EmbeddedFrame({ page, path, saysReady, onRetry, onClose }: EmbeddedFrameProps) {
  const t = useText()
  const title = useEmbeddedTitle(path)
  const { state, height, ...connection } = useFrame(page, { path, saysReady, onRestart: onRetry, onClose })
  const isShown = state === 'ready'
  return (
    <div className="EmbedPage" aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <>
          <SkeletonForm fields={3} />
          <p role="status" className="EmbedPage-loading">
            {t('embed.loading')}
          </p>
        </>
      )}
      {state === 'late' && <PageMissing url={page.url} onRetry={onRetry} />}
      <OtherSite
        {...connection}
        className={isShown ? 'EmbedPage-frame' : 'EmbedPage-frame EmbedPage-frame--waiting'}
        title={title}
        url={page.url}
        mayAlso="allow-downloads"
        features="clipboard-write; payment"
        referrerPolicy="strict-origin"
        shown={isShown}
        style={height === undefined ? undefined : { blockSize: `${height}px` }}
      />
    </div>
  )
}

/** As in the top bar. */
export function useEmbeddedTitle(path: string): string {
  const site = useSite()
  const t = useText()
  const { name, routes } = site.data.manifest
  const key = (routes[path]?.title as TextKey | undefined) ?? moneyPageTitles[path]
  return key ? t(key) : name
}
