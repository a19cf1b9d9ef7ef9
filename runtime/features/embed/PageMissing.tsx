import { useBuildCode } from '../../kit/feedback/useBuildCode'
import { useSite, useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'
import { ErrorState } from '../../ui/feedback/ErrorState'
import * as icons from '../../ui/media/icons'

interface PageMissingProps {
  /** Absent where the page cannot be opened at all. */
  readonly url?: string
  readonly onRetry?: () => void
}

/** The page did not come: load it again, open it in a tab of its own, or ask customer service. */
export function PageMissing({ url, onRetry }: PageMissingProps) {
  const site = useSite()
  const t = useText()
  return (
    <div className="EmbedPage-missing" role="alert">
      <ErrorState
        title={t('embed.failedTitle')}
        text={t('embed.failedText')}
        code={useBuildCode()}
        retry={onRetry && { label: t('common.retry'), onClick: onRetry }}
        more={
          url !== undefined && (
            <Button
              wide
              variant="tonal"
              icon={icons.external}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('embed.openInTab')}
            </Button>
          )
        }
        support={{ label: t('common.contactUs'), onClick: () => void site.openOverlay('support') }}
      />
    </div>
  )
}
