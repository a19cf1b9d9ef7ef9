import { useRef } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useCopy } from '../../kit/useCopy'
import { useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'
import { IconButton } from '../../ui/actions/IconButton'
import { DialogPanel } from '../../ui/dialogs/DialogPanel'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'

interface RegisteredPayload {
  readonly userName: string | undefined
  /** The member did not choose it, and sees it here for the first time. */
  readonly generated: boolean
}

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    registered: RegisteredPayload
  }
}

/** Shows the success; the member is logged in once it is confirmed (I4.18). */
export default function RegisteredDialog({ payload, close, titleId, leaving }: OverlayProps<'registered'>) {
  const t = useText()
  const { userName = '', generated } = payload
  return (
    <DialogPanel
      title={t('register.ready')}
      titleId={titleId}
      leaving={leaving}
      picture={
        <span className="Registered-mark">
          <Icon icon="checkCircle" />
        </span>
      }
      actions={
        <Button wide size="l" onClick={() => close()}>
          {t('register.start')}
        </Button>
      }
    >
      {generated ? (
        <GeneratedUserName userName={userName} />
      ) : (
        <p>{t('login.success', { name: userName })}</p>
      )}
    </DialogPanel>
  )
}

/** A generated user name to write down or to copy. */
function GeneratedUserName({ userName }: { userName: string }) {
  const t = useText()
  const name = useRef<HTMLElement>(null)
  const { result, copy } = useCopy(userName, name)
  return (
    <>
      <p>{t('register.writeDown')}</p>
      <p className="Registered-name">
        <bdi dir="ltr" ref={name}>
          {userName}
        </bdi>
        <IconButton
          icon={result === 'copied' ? icons.check : icons.copy}
          label={t('register.copy')}
          onClick={() => void copy()}
        />
      </p>
      <p className="Registered-copied" role="status">
        {result === 'copied' && t('register.copied')}
        {result === 'refused' && t('common.copyByHand')}
      </p>
    </>
  )
}
