import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { Button } from '../../ui/Button'
import { DialogPanel } from '../../ui/DialogPanel'

/** Says how long the member has been here; closes with `logOut` or nothing (D14). */
export default function SessionReminder({
  close,
  titleId,
  leaving,
  payload,
}: OverlayProps<'sessionReminder'>) {
  const t = useText()
  return (
    <DialogPanel
      title={t('sessionReminder.title')}
      titleId={titleId}
      leaving={leaving}
      actions={
        <>
          <Button wide variant="tonal" onClick={() => close('logOut')}>
            {t('sessionReminder.logOut')}
          </Button>
          <Button wide onClick={() => close()}>
            {t('sessionReminder.continue')}
          </Button>
        </>
      }
    >
      <p>{t('sessionReminder.text', { count: payload.minutes })}</p>
    </DialogPanel>
  )
}
