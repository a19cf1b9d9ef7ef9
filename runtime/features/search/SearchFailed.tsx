import { useFailureText } from '../../kit/feedback/useFailureText'
import { useText } from '../../kit/useSite'
import type { QueryState } from '../../rules/network/query'
import { ErrorState } from '../../ui/feedback/ErrorState'

/** The search, or what it begins with, did not load. */
export function SearchFailed({ cause, retry }: Pick<QueryState<unknown>, 'cause'> & { retry(): void }) {
  const t = useText()
  return (
    <ErrorState
      title={useFailureText(cause, 'search.failed')}
      retry={{ label: t('common.retry'), onClick: retry }}
    />
  )
}
