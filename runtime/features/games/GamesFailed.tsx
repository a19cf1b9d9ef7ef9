import { useSite, useText } from '../../kit/useSite'
import { ErrorState } from '../../ui/ErrorState'

/** The games did not load: a retry, and customer service. */
export function GamesFailed({ onRetry }: { readonly onRetry: () => void }) {
  const site = useSite()
  const t = useText()
  return (
    <ErrorState
      title={t('games.failedTitle')}
      text={t('games.failedText')}
      retry={{ label: t('common.retry'), onClick: onRetry }}
      support={{ label: t('common.contactUs'), onClick: () => void site.openOverlay('support') }}
    />
  )
}
