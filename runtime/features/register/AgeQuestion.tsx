import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'
import { DialogPanel } from '../../ui/dialogs/DialogPanel'
import { Legal } from './Legal'

/** Asks for the age before an account that is created without the form (D18). */
export default function AgeQuestion({ payload, close, titleId, leaving }: OverlayProps<'ageQuestion'>) {
  const t = useText()
  return (
    <DialogPanel
      title={t('register.ageTitle', { age: payload.age })}
      titleId={titleId}
      leaving={leaving}
      actions={
        <>
          <Button wide variant="tonal" onClick={() => close()}>
            {t('register.ageNo')}
          </Button>
          <Button wide onClick={() => close(true)}>
            {t('register.ageYes')}
          </Button>
        </>
      }
    >
      <p>{t('register.ageText')}</p>
      <Legal />
    </DialogPanel>
  )
}
