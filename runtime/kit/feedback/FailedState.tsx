import type { TextKey } from '../../contract/text'
import type { FailureCause } from '../../rules/network/failureCause'
import { ErrorState } from '../../ui/feedback/ErrorState'
import { useSite, useText } from '../useSite'
import { useBuildCode } from './useBuildCode'
import { useFailureText } from './useFailureText'

interface FailedStateProps {
  readonly titleKey: TextKey
  /** What to do when it was the connection. */
  readonly textKey: TextKey
  readonly cause: FailureCause | undefined
  readonly onRetry: () => void
}

/** In the place of what could not be loaded: why, a retry, and customer service. */
export function FailedState({ titleKey, textKey, cause, onRetry }: FailedStateProps) {
  const site = useSite()
  const t = useText()
  return (
    <ErrorState
      title={t(titleKey)}
      text={useFailureText(cause, textKey)}
      code={useBuildCode()}
      retry={{ label: t('common.retry'), onClick: onRetry }}
      support={{ label: t('common.contactUs'), onClick: () => void site.openOverlay('support') }}
    />
  )
}
