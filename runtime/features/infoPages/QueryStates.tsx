import { SlowRetry } from '../../kit/SlowRetry'
import { useSite, useText } from '../../kit/useSite'
import { ErrorState } from '../../ui/ErrorState'
import { SkeletonList } from '../../ui/SkeletonList'
import type { AnnouncementsQuery } from './useAnnouncements'

/** In the place of announcements that are not there yet, or could not be loaded. */
export function QueryStates({ announcements: { status, retry } }: { announcements: AnnouncementsQuery }) {
  const site = useSite()
  const t = useText()
  return status === 'error' ? (
    <ErrorState
      title={t('infoPages.failedTitle')}
      text={t('infoPages.failedText')}
      retry={{ label: t('common.retry'), onClick: retry }}
      support={{ label: t('common.contactUs'), onClick: () => void site.openOverlay('support') }}
    />
  ) : (
    <>
      <SlowRetry onRetry={retry} />
      <SkeletonList />
    </>
  )
}
