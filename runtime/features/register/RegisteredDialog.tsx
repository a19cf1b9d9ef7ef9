import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../kit/useSite'
import { Button } from '../../ui/Button'
import { DialogPanel } from '../../ui/DialogPanel'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'

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
          <Icon name="checkCircle" />
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
