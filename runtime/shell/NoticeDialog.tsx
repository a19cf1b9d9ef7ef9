import { useState } from 'react'
import type { OverlayProps } from '../contract/feature'
import type { Notice } from '../contract/site'
import { useText } from '../contract/useSite'
import { truncate } from '../rules/text/text'
import { limits } from '../tables/limits'
import { Button } from '../ui/Button'
import { DialogPanel } from '../ui/DialogPanel'

/** A message with one button: the title "notice", the button "confirm" (I8.23). A long one opens on demand (F045). */
export function NoticeDialog({ given, close, titleId, leaving }: OverlayProps) {
  const t = useText()
  const { title = 'common.notice', message, confirm = 'common.confirm' } = given as Notice
  const [whole, setWhole] = useState(false)
  const shown = whole ? message : truncate(message, limits.message)
  return (
    <DialogPanel
      title={t(title)}
      titleId={titleId}
      leaving={leaving}
      actions={
        <Button wide onClick={() => close(true)}>
          {t(confirm)}
        </Button>
      }
    >
      <p className="NoticeDialog-text">
        <bdi>{shown}</bdi>
      </p>
      {shown !== message && (
        <Button variant="text" onClick={() => setWhole(true)}>
          {t('common.showMore')}
        </Button>
      )}
    </DialogPanel>
  )
}
