import { useState } from 'react'
import type { OverlayProps } from '../contract/feature'
import { useText } from '../kit/useSite'
import { truncate } from '../rules/text/text'
import * as limits from '../tables/limits'
import { Button } from '../ui/actions/Button'
import { DialogPanel } from '../ui/dialogs/DialogPanel'

/**
 * A message with one button or two; by default titled "notice", with "confirm" (I8.23). A long one expands on demand (F045).
 * A failure has advice and a code for customer service below the message (D20).
 * It comes with the page, so that it can be shown whatever else is missing.
 */
export function NoticeDialog({ payload, close, titleId, leaving }: OverlayProps<'notice' | 'confirm'>) {
  const t = useText()
  const {
    title = 'common.notice',
    message,
    confirm = 'common.confirm',
    danger = false,
    other,
    advice,
    code,
  } = payload
  const [expanded, setExpanded] = useState(false)
  const visibleText = expanded ? message : truncate(message, limits.message)
  return (
    <DialogPanel
      title={t(title)}
      titleId={titleId}
      leaving={leaving}
      actions={
        <>
          {other !== undefined && (
            <Button wide variant="tonal" onClick={() => close('other')}>
              {t(other)}
            </Button>
          )}
          <Button wide {...(danger ? { variant: 'danger' } : {})} onClick={() => close(true)}>
            {t(confirm)}
          </Button>
        </>
      }
    >
      <p className="NoticeDialog-text">
        <bdi>{visibleText}</bdi>
      </p>
      {visibleText !== message && (
        <Button variant="text" onClick={() => setExpanded(true)}>
          {t('common.showMore')}
        </Button>
      )}
      {advice !== undefined && <p className="NoticeDialog-advice">{t(advice)}</p>}
      {code !== undefined && (
        <p className="NoticeDialog-code">
          <bdi>{t('errors.supportCode', { code })}</bdi>
        </p>
      )}
    </DialogPanel>
  )
}
