import type { TextKey } from '../../contract/text'
import { useSite, useText } from '../../kit/useSite'
import { type Failure, messageOf, rateLimitWait } from '../../rules/network/failure'
import { supportCode } from '../../rules/network/supportCode'
import { Button } from '../../ui/actions/Button'
import { ErrorState } from '../../ui/feedback/ErrorState'

interface LaunchFailedProps {
  readonly failure: Failure
  readonly onRetry: () => void
  readonly onLeave: () => void
}

/** What went wrong, as a text of ours; a refusal comes with the platform's own words. */
function failureText(failure: Failure): TextKey {
  const { kind } = failure
  if (kind === 'timeout') return 'play.timeout'
  if (kind === 'offline' || kind === 'network') return 'errors.network'
  if (rateLimitWait(failure) !== undefined) return 'errors.tooManyRequests'
  return 'play.failed'
}

/** The platform did not say where the game runs: why, and every way on (E8.09, F158, D20). */
export function LaunchFailed({ failure, onRetry, onLeave }: LaunchFailedProps) {
  const site = useSite()
  const t = useText()
  const message = messageOf(failure)
  return (
    <div role="alert">
      <ErrorState
        icon={failure.kind === 'timeout' ? 'clock' : 'warning'}
        title={t('play.failedTitle')}
        text={message === undefined ? t(failureText(failure)) : <bdi>{message}</bdi>}
        code={t('errors.supportCode', { code: supportCode(failure) })}
        retry={{ label: t('common.retry'), onClick: onRetry }}
        more={
          <Button wide variant="tonal" onClick={onLeave}>
            {t('common.back')}
          </Button>
        }
        support={{ label: t('common.contactUs'), onClick: () => void site.openOverlay('support') }}
      />
    </div>
  )
}
