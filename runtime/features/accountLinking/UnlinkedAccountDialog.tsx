import { useAtomValue } from 'jotai/react'
import { useEffect, useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { ChunkLoadError, notifyChunkLoadError } from '../../kit/code/lazyCode'
import { useWaitText } from '../../kit/feedback/useWaitText'
import { useRateLimit } from '../../kit/forms/useRateLimit'
import { useSite, useText } from '../../kit/useSite'
import type { VerifiedIdentity } from '../../rules/identity/social'
import { providerName } from '../../rules/identity/social'
import { factsAtom } from '../../state/facts'
import { identityToLinkAtom } from '../../state/login'
import { openOverlaysAtom } from '../../state/overlays'
import { Button } from '../../ui/actions/Button'
import { DialogPanel } from '../../ui/dialogs/DialogPanel'
import { type RegisterIdentityResult, registerIdentity } from './registerIdentity'

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    unlinkedAccount: VerifiedIdentity
  }
}

/** An identity without an account: log in to an existing account, or register a new one if the merchant allows it (I2.20). */
export default function UnlinkedAccountDialog({
  payload,
  close,
  titleId,
  leaving,
}: OverlayProps<'unlinkedAccount'>) {
  const site = useSite()
  const t = useText()
  const waitText = useWaitText()
  const canRegister = useAtomValue(factsAtom)('flag.FIREBASECREATEACC3') === true
  const [busy, setBusy] = useState(false)
  const wait = useRateLimit(['registerSocial'])
  const identity = payload
  const channel = providerName(identity.firebaseChannel)
  const [controller] = useState(() => new AbortController())
  useEffect(() => {
    if (leaving) controller.abort()
  }, [leaving, controller])

  function logIn(): void {
    site.store.set(identityToLinkAtom, identity)
    const isOpen = site.store
      .get(openOverlaysAtom)
      .some(({ id, leaving: isLeaving }) => id === 'login' && !isLeaving)
    close()
    // The login form says what it is for, and drops the identity when it closes.
    if (!isOpen) void site.openOverlay('login')
  }

  /** Without an answer from the platform the identity stays, so that the member can try again (F039). */
  async function register(): Promise<void> {
    if (busy) return
    setBusy(true)
    const result = await registerIdentity(site, identity, controller.signal).catch(showMissingCode)
    if (result === 'undecided') setBusy(false)
    else close()
  }

  function showMissingCode(error: unknown): RegisterIdentityResult {
    void notifyChunkLoadError(
      site,
      error instanceof ChunkLoadError ? error.remedy : 'retry',
      () => void register(),
    )
    return 'undecided'
  }

  return (
    <DialogPanel
      title={t('accountLinking.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
      actions={
        <div className="UnlinkedAccountDialog-actions">
          <Button wide disabled={busy} onClick={logIn}>
            {t('accountLinking.existing')}
          </Button>
          {canRegister && (
            <Button
              wide
              variant="tonal"
              busy={busy}
              disabled={wait > 0}
              busyText={t('accountLinking.registering')}
              onClick={() => void register()}
            >
              {wait > 0 ? waitText(wait) : t('accountLinking.register')}
            </Button>
          )}
        </div>
      }
    >
      <p>{channel === undefined ? t('accountLinking.textNumber') : t('accountLinking.text', { channel })}</p>
    </DialogPanel>
  )
}
