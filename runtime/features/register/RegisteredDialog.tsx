import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../kit/useSite'
import { Button } from '../../ui/Button'
import { DialogPanel } from '../../ui/DialogPanel'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'

/** The success is shown; when it is confirmed the member is logged in (I4.18). */
export default function RegisteredDialog({ payload, close, titleId, leaving }: OverlayProps<'registered'>) {
  const t = useText()
  const { userName = '', unknown } = payload
  return (
    <DialogPanel
      title={t('register.ready')}
      titleId={titleId}
      leaving={leaving}
      picture={
        <span className="Registered-mark">
          <Icon name="checkCircle" />
        </span>
      }
      actions={
        <Button wide size="l" onClick={() => close()}>
          {t('register.start')}
        </Button>
      }
    >
      {unknown ? <GivenName userName={userName} /> : <p>{t('login.success', { name: userName })}</p>}
    </DialogPanel>
  )
}

/** A name to write down, or to take along with one tap. */
function GivenName({ userName }: { userName: string }) {
  const site = useSite()
  const t = useText()
  const copy = async () => {
    if (await site.browser.page.copyToClipboard(userName)) site.toast(t('register.copied'))
  }
  return (
    <>
      <p>{t('register.writeDown')}</p>
      <p className="Registered-name">
        <bdi dir="ltr">{userName}</bdi>
        <IconButton icon="copy" label={t('register.copy')} onClick={() => void copy()} />
      </p>
    </>
  )
}
