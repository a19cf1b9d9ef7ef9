import { SlowMessage } from '../../ui/feedback/SlowMessage'
import { useSlowMessageProps } from './useSlowMessageProps'
import type { Submit } from './useSubmit'

/** Says that a request is slow, and offers to cancel it; nothing while it is not. */
export function SlowCancel({ slow, cancel }: Pick<Submit, 'slow' | 'cancel'>) {
  const slowMessageProps = useSlowMessageProps()
  return slow && <SlowMessage {...slowMessageProps} onCancel={cancel} />
}
