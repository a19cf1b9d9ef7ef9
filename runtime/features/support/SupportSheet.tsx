import type { OverlayProps } from '../../contract/feature'
import { Place } from '../../kit/code/Place'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SkeletonList } from '../../ui/feedback/SkeletonList'
import { ServiceRows } from './ServiceRows'
import { useServiceEntries } from './useServiceEntries'

/** Customer service for members and visitors (E3.19, E7.13). It is never empty while the manifest has entries. */
export default function SupportSheet(overlay: OverlayProps) {
  const { close } = overlay
  const t = useText()
  const { manifestEntries, entries, retry } = useServiceEntries('customerServiceScript')
  return (
    <OverlaySheet overlay={overlay} title={t('support.title')}>
      <div className="SupportSheet-top">
        <Place name="supportTop" />
      </div>
      {entries?.length === 0 ? (
        <EmptyState
          icon="support"
          title={t('support.emptyTitle')}
          text={t('support.emptyText')}
          action={
            <Button variant="tonal" onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        />
      ) : (
        <div className="SupportSheet" aria-busy={entries === undefined}>
          <p className="SupportSheet-text">{t('support.text')}</p>
          {entries ? (
            <ServiceRows entries={entries} onOpen={() => close()} />
          ) : (
            <SkeletonList rows={Math.max(manifestEntries.length, 2)} />
          )}
        </div>
      )}
    </OverlaySheet>
  )
}
