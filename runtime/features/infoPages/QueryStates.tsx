import { FailedState } from '../../kit/feedback/FailedState'
import { SlowRetry } from '../../kit/feedback/SlowRetry'
import { SkeletonList } from '../../ui/feedback/SkeletonList'
import type { AnnouncementsQuery } from './useAnnouncements'

/** In the place of announcements that are not there yet, or could not be loaded. */
export function QueryStates({ announcements }: { announcements: AnnouncementsQuery }) {
  const { status, cause, retry } = announcements
  return status === 'error' ? (
    <FailedState
      titleKey="infoPages.failedTitle"
      textKey="infoPages.failedText"
      cause={cause}
      onRetry={retry}
    />
  ) : (
    <>
      <SlowRetry onRetry={retry} />
      <SkeletonList />
    </>
  )
}
