import { useBuildCode } from '../../kit/feedback/useBuildCode'
import { useFailureText } from '../../kit/feedback/useFailureText'
import { useSite, useText } from '../../kit/useSite'
import type { QueryState } from '../../rules/network/query'
import { ErrorState } from '../../ui/feedback/ErrorState'

/** The search, or what it begins with, did not load. */
export function SearchFailed({ cause, retry }: Pick<QueryState<unknown>, 'cause'> & { retry(): void }) {
  const site = useSite()
  const t = useText()
  return (
    <ErrorState
      title={useFailureText(cause, 'search.failed')}
      code={useBuildCode()}
      retry={{ label: t('common.retry'), onClick: retry }}
      support={{ label: t('common.contactUs'), onClick: () => void site.openOverlay('support') }}
    />
  )
}
