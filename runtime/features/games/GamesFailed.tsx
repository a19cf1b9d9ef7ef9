import { FailedState } from '../../kit/feedback/FailedState'
import type { QueryState } from '../../rules/network/query'

/** The games did not load: a retry, and customer service. */
export const GamesFailed = ({ cause, retry }: Pick<QueryState<unknown>, 'cause'> & { retry(): void }) => (
  <FailedState titleKey="games.failedTitle" textKey="games.failedText" cause={cause} onRetry={retry} />
)
