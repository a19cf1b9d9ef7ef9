import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { formatHours } from '../../rules/text/hours'
import { Button } from '../../ui/actions/Button'
import { DialogPanel } from '../../ui/dialogs/DialogPanel'

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    /** How long the session has been on the screen. */
    sessionReminder: { readonly minutes: number }
  }
  interface OverlayResults {
    sessionReminder: 'logOut'
  }
}

/** Says how long the member has been here; closes with `logOut` or nothing (D14). */
export default function SessionReminder({
  close,
  titleId,
  leaving,
  payload,
}: OverlayProps<'sessionReminder'>) {
  const t = useText()
  const { minutes } = payload
  const hours = formatHours(minutes)
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
      <p>
        {hours === undefined
          ? t('sessionReminder.text', { count: minutes })
          : t('sessionReminder.hours', { ...hours })}
      </p>
    </DialogPanel>
  )
}
