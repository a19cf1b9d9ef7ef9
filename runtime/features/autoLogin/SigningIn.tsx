import { useEffect } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { truncate } from '../../rules/text/text'
import { limits } from '../../tables/limits'
import { Button } from '../../ui/Button'
import { DialogPanel } from '../../ui/DialogPanel'
import { Progress } from '../../ui/Progress'
import { Stack } from '../../ui/Stack'

/** "Signing you in", with a way out (D15); closed with "cancelled" when the visitor does not want it. */
export default function SigningIn({ payload, close, titleId, leaving }: OverlayProps<'signingIn'>) {
  const t = useText()
  const { userName, over } = payload
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; closing twice does nothing
  useEffect(() => {
    const end = () => close()
    over.then(end, end)
  }, [over])
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
