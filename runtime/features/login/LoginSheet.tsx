import { useAtomValue } from 'jotai/react'
import { useEffect } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useSite, useText } from '../../kit/useSite'
import { providerName } from '../../rules/identity/social'
import { identityToLinkAtom } from '../../state/login'
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
export default function LoginSheet(overlay: OverlayProps<'login'>) {
  const { payload, close } = overlay
  const site = useSite()
  const t = useText()
  const linkMessage = useLinkMessage()
  const message = linkMessage ?? payload?.reason
  return (
    <OverlaySheet overlay={overlay} title={t('login.title')}>
      {message !== undefined && <p className="LoginSheet-text">{message}</p>}
      <LoginForm
        onRegister={() => {
          close()
          void site.openOverlay('register')
        }}
      />
    </OverlaySheet>
  )
}
