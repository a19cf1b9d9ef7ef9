import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { Button } from '../../ui/Button'
import { DialogPanel } from '../../ui/DialogPanel'

/** Asks for confirmation; closes with true to log out. */
export default function LogOutDialog({ close, titleId, leaving }: OverlayProps) {
  const t = useText()
  return (
    <DialogPanel
      title={t('member.logOutTitle')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close(false)}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button wide variant="tonal" onClick={() => close(false)}>
            {t('common.cancel')}
          </Button>
          <Button wide variant="danger" onClick={() => close(true)}>
            {t('member.logOut')}
          </Button>
        </>
      }
    >
      <p>{t('member.logOutText')}</p>
    </DialogPanel>
  )
}
