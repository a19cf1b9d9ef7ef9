import { useEffect } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { truncate } from '../../rules/text/text'
import * as limits from '../../tables/limits'
import { Button } from '../../ui/actions/Button'
import { DialogPanel } from '../../ui/dialogs/DialogPanel'
import { Progress } from '../../ui/feedback/Progress'
import { Stack } from '../../ui/layout/Stack'

interface SigningInPayload {
  readonly userName: string
  /** Settles when the login has ended. */
  readonly finished: Promise<unknown>
}

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    signingIn: SigningInPayload
  }
  interface OverlayResults {
    signingIn: 'cancelled'
  }
}

/** "Signing you in", with a cancel button (D127); closes with the result "cancelled" when the visitor cancels. */
export default function SigningInDialog({ payload, close, titleId, leaving }: OverlayProps<'signingIn'>) {
  const t = useText()
  const { userName, finished } = payload
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; closing twice does nothing
  useEffect(() => {
    const closeDialog = () => close()
    finished.then(closeDialog, closeDialog)
  }, [finished])
  return (
    <DialogPanel
      title={t('autoLogin.title')}
      titleId={titleId}
      leaving={leaving}
      actions={
        <Button wide variant="tonal" onClick={() => close('cancelled')}>
          {t('common.cancel')}
        </Button>
      }
    >
      <Stack>
        <p>
          <bdi>{truncate(userName, limits.name)}</bdi>
        </p>
        <Progress label={t('autoLogin.title')} />
      </Stack>
    </DialogPanel>
  )
}
