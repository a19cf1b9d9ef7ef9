import { useAtomValue } from 'jotai/react'
import { useEffect } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../kit/useSite'
import { identityToLinkAtom } from '../../state/login'
import { channelNames, type SocialChannel } from '../../tables/socialChannels'
import { Sheet } from '../../ui/Sheet'
import { LoginForm } from './LoginForm'

/** What this login shall link (I2.20), in words. Who closes it has thought better of it. */
function useLinking(): string | undefined {
  const { store } = useSite()
  const t = useText()
  const identity = useAtomValue(identityToLinkAtom)
  useEffect(() => () => store.set(identityToLinkAtom, undefined), [store])
  if (!identity) return undefined
  const channel = channelNames[identity.firebaseChannel as SocialChannel] as string | undefined
  return channel === undefined ? t('login.linkNumber') : t('login.link', { channel })
}

/** The login as a dialog, from anywhere (I2.11). */
export default function LoginSheet({ payload, close, titleId, leaving }: OverlayProps<'login'>) {
  const site = useSite()
  const t = useText()
  const linking = useLinking()
  return (
    <Sheet
      title={t('login.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
    >
      <p className="LoginSheet-text">{linking ?? payload?.reason ?? t('login.subtitle')}</p>
      <LoginForm
        onRegister={() => {
          close()
          void site.openOverlay('register')
        }}
      />
    </Sheet>
  )
}
