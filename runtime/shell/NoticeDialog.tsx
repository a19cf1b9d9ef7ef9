import type { OverlayProps } from '../contract/feature'
import type { Notice } from '../contract/site'
import { useText } from '../contract/useSite'
import { Button } from '../ui/Button'
import { DialogPanel } from '../ui/DialogPanel'

/** A message with one button: the title "notice", the button "confirm" (I8.23). */
export function NoticeDialog({ given, close, titleId, leaving }: OverlayProps) {
  const t = useText()
  const { title = 'common.notice', message, confirm = 'common.confirm' } = given as Notice
  return (
    <DialogPanel
      title={t(title)}
      titleId={titleId}
      leaving={leaving}
      actions={
        <Button wide onClick={() => close()}>
          {t(confirm)}
        </Button>
      }
    >
      <p>
        <bdi>{message}</bdi>
      </p>
    </DialogPanel>
  )
}
