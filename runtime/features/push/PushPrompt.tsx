import { useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'
import { DialogPanel } from '../../ui/dialogs/DialogPanel'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    /** Lets the browser ask; call it within a tap. Resolves when the browser has its answer. */
    pushPrompt: { allow(): Promise<unknown> }
  }
  interface OverlayResults {
    pushPrompt: 'answered'
  }
}

/** Says what notifications are for, before the browser asks (E2.66); closes with 'answered' once it has asked. */
export default function PushPrompt({ payload, close, titleId, leaving }: OverlayProps<'pushPrompt'>) {
  const t = useText()
  const [busy, setBusy] = useState(false)

  /** The browser asks only within the tap. */
  function allow(): void {
    setBusy(true)
    const answered = () => close('answered')
    payload.allow().then(answered, answered)
  }

  return (
    <DialogPanel
      title={t('push.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
      picture={
        <span className="PushPrompt-mark">
          <Icon icon={icons.bell} />
        </span>
      }
      actions={
        <>
          <Button wide variant="tonal" onClick={() => close()}>
            {t('push.later')}
          </Button>
          <Button wide busy={busy} onClick={allow}>
            {t('push.allow')}
          </Button>
        </>
      }
    >
      <p>{t('push.text')}</p>
    </DialogPanel>
  )
}
