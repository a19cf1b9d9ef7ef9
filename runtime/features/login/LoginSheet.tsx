import { useAtomValue } from 'jotai/react'
import { useEffect } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../kit/useSite'
import { providerName } from '../../rules/identity/social'
import { identityToLinkAtom } from '../../state/login'
import { Sheet } from '../../ui/Sheet'
import { LoginForm } from './LoginForm'

/** Which identity this login will link to the account (I2.20). Closing the dialog discards it. */
function useLinkMessage(): string | undefined {
  const { store } = useSite()
  const t = useText()
  const identity = useAtomValue(identityToLinkAtom)
  useEffect(() => () => store.set(identityToLinkAtom, undefined), [store])
  if (!identity) return undefined
  const channel = providerName(identity.firebaseChannel)
  return channel === undefined ? t('login.linkNumber') : t('login.link', { channel })
}

/** The login as a dialog (I2.11). */
export default function LoginSheet({ payload, close, titleId, leaving }: OverlayProps<'login'>) {
  const site = useSite()
  const t = useText()
  const linkMessage = useLinkMessage()
  const message = linkMessage ?? payload?.reason
  return (
    <Sheet
      title={t('login.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
    >
      {message !== undefined && <p className="LoginSheet-text">{message}</p>}
      <LoginForm
        onRegister={() => {
          close()
          void site.openOverlay('register')
        }}
      />
    </Sheet>
  )
}
