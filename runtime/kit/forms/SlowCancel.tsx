import { SlowBanner } from '../../ui/feedback/SlowBanner'
import { useSlowBannerProps } from './useSlowBannerProps'
import type { Submit } from './useSubmit'

/** Says that a request is slow, and offers to cancel it; nothing while it is not. */
export function SlowCancel({ slow, cancel }: Pick<Submit, 'slow' | 'cancel'>) {
  const slowBannerProps = useSlowBannerProps()
  return slow && <SlowBanner {...slowBannerProps} onCancel={cancel} />
}
