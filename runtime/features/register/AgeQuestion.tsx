import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { Button } from '../../ui/Button'
import { DialogPanel } from '../../ui/DialogPanel'
import { Stack } from '../../ui/Stack'
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
        <Stack>
          <Button wide onClick={() => close(true)}>
            {t('register.ageYes')}
          </Button>
          <Button wide variant="text" onClick={() => close()}>
            {t('register.ageNo')}
          </Button>
        </Stack>
      }
    >
      <p>{t('register.ageText')}</p>
      <Legal />
    </DialogPanel>
  )
}
