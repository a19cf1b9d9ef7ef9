import { useAtomValue } from 'jotai/react'
import { useEffect, useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { CodeMissing, notifyCodeMissing } from '../../kit/lazyCode'
import { useSite, useText } from '../../kit/useSite'
import { factsAtom } from '../../state/facts'
import { identityToLinkAtom } from '../../state/login'
import { openOverlaysAtom } from '../../state/overlays'
import { channelNames, type SocialChannel } from '../../tables/socialChannels'
import { Button } from '../../ui/Button'
import { DialogPanel } from '../../ui/DialogPanel'
import { type RegisterEnd, registerIdentity } from './registerIdentity'

const nameOf = (channel: string): string | undefined => channelNames[channel as SocialChannel]

/** An identity without an account: log in to an existing one, or open a new one where the merchant allows (I2.20). */
export default function UnboundDialog({ payload, close, titleId, leaving }: OverlayProps<'unlinkedAccount'>) {
  const site = useSite()
  const t = useText()
  const opensAccounts = useAtomValue(factsAtom)('flag.FIREBASECREATEACC3') === true
  const { minimumAge } = site.data.manifest.compliance ?? {}
  const [busy, setBusy] = useState(false)
  const identity = payload
  const channel = nameOf(identity.firebaseChannel)
  const [wanted] = useState(() => new AbortController())
  useEffect(() => {
    if (leaving) wanted.abort()
  }, [leaving, wanted])

  function logIn(): void {
    site.store.set(identityToLinkAtom, identity)
    const isOpen = site.store.get(openOverlaysAtom).some(({ id, leaving: gone }) => id === 'login' && !gone)
    close()
    // The login says what it is for, and forgets the identity when it goes.
    if (!isOpen) void site.openOverlay('login')
  }

  /** Without a word of the platform the identity stays, and can be tried again (F039). */
  async function register(): Promise<void> {
    if (busy) return
    setBusy(true)
    const end = await registerIdentity(site, identity, wanted.signal).catch(lost)
    if (end === 'undecided') setBusy(false)
    else close()
  }

  function lost(error: unknown): RegisterEnd {
    void notifyCodeMissing(site, error instanceof CodeMissing ? error.remedy : 'retry')
    return 'undecided'
  }

  return (
    <DialogPanel
      title={t('linking.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
      actions={
        <div className="UnboundDialog-actions">
          <Button wide disabled={busy} onClick={logIn}>
            {t('linking.existing')}
          </Button>
          {opensAccounts && (
            <Button
              wide
              variant="tonal"
              busy={busy}
              busyText={t('linking.registering')}
              onClick={() => void register()}
            >
              {t('linking.register')}
            </Button>
          )}
        </div>
      }
    >
      <p>{channel === undefined ? t('linking.textNumber') : t('linking.text', { channel })}</p>
      {opensAccounts && minimumAge !== undefined && (
        <p className="UnboundDialog-age">{t('linking.age', { age: minimumAge })}</p>
      )}
    </DialogPanel>
  )
}
