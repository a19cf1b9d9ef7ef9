import { useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import * as icons from '../../ui/media/icons'

interface GameProblemProps {
  readonly url: string
  readonly onRetry: () => void
  readonly onLeave: () => void
}

/** The game does not appear in its frame: a tab of its own may show it. The frame goes on loading below (F158). */
export function GameProblem({ url, onRetry, onLeave }: GameProblemProps) {
  const t = useText()
  return (
    <div role="alert">
      <EmptyState
        icon="clock"
        title={t('play.slowTitle')}
        text={t('play.slowText')}
        action={
          <>
            <Button wide icon={icons.external} href={url} target="_blank" rel="noopener noreferrer">
              {t('play.newTab')}
            </Button>
            <Button wide variant="tonal" icon="refresh" onClick={onRetry}>
              {t('common.retry')}
            </Button>
            <Button wide variant="text" onClick={onLeave}>
              {t('common.back')}
            </Button>
          </>
        }
      />
    </div>
  )
}
