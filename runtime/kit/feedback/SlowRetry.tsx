import { useState } from 'react'
import * as times from '../../tables/times'
import { SlowMessage } from '../../ui/feedback/SlowMessage'
import { useSlowMessageProps } from '../forms/useSlowMessageProps'
import { useDelayedFlag } from '../timing/useDelayedFlag'
import { useSite, useText } from '../useSite'
import { useSaysSlow } from './useSaysSlow'

interface SlowRetryProps {
  readonly onRetry: () => void
}

/** Beside a skeleton: offers a retry when loading takes long, and again when the retry does (F038). */
export function SlowRetry({ onRetry }: SlowRetryProps) {
  const [retryCount, setRetryCount] = useState(0)
  function retry(): void {
    setRetryCount(retryCount + 1)
    onRetry()
  }
  return <RetryWhenSlow key={retryCount} onRetry={retry} />
}

function RetryWhenSlow({ onRetry }: SlowRetryProps) {
  const { browser } = useSite()
  const t = useText()
  const slowMessageProps = useSlowMessageProps()
  const slow = useDelayedFlag(browser.clock, true, times.slowThreshold)
  useSaysSlow(slow)
  return (
    slow && (
      <SlowMessage {...slowMessageProps} cancelLabel={t('common.retry')} onCancel={onRetry}>
        {t('common.slowText')}
      </SlowMessage>
    )
  )
}
