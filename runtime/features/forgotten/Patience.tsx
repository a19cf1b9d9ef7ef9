import { useText } from '../../contract/useSite'
import type { Attempt } from '../../state/useAttempt'
import { SlowBanner } from '../../ui/SlowBanner'

/** A long wait says so, and offers a way out (F038). */
export function Patience({ attempt }: { attempt: Attempt }) {
  const t = useText()
  if (!attempt.slow) return null
  return (
    <SlowBanner title={t('common.slowTitle')} cancelLabel={t('common.cancel')} onCancel={attempt.cancel}>
      {t('common.slowText')}
    </SlowBanner>
  )
}
