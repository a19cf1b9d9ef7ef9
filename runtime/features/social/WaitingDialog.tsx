import { useAtomValue } from 'jotai/react'
import { useEffect } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../kit/useSite'
import { channelNames } from '../../tables/socialChannels'
import { Button } from '../../ui/Button'
import { DialogPanel } from '../../ui/DialogPanel'
import { Progress } from '../../ui/Progress'
import { Stack } from '../../ui/Stack'
import { type Attempt, attemptAtom } from './attempt'
import { useLast } from './useLast'
import { openWindow } from './window'

/** Between a tap and its end: always with a way out, for the library needs up to 18 seconds to see a closed window (F107). */
export default function WaitingDialog({ payload, close, titleId, leaving }: OverlayProps<'socialWaiting'>) {
  const current = useAtomValue(attemptAtom)
  const attempt = current?.screen === payload ? current : undefined
  const shown = useLast(attempt)
  const over = attempt === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing twice does nothing
  useEffect(() => {
    if (over) close()
  }, [over])
  return shown && <Screen attempt={shown} close={close} titleId={titleId} leaving={leaving} />
}

interface ScreenProps extends Pick<OverlayProps, 'close' | 'titleId' | 'leaving'> {
  readonly attempt: Attempt
}

function Screen({ attempt: { channel, stage }, close, titleId, leaving }: ScreenProps) {
  const site = useSite()
  const t = useText()
  const name = { channel: channelNames[channel] }
  const words = {
    loading: t('social.loading'),
    leaving: t('social.loading'),
    ready: t('social.ready', name),
    window: t('social.window', name),
    finishing: t('social.finishing'),
  }[stage.is]
  return (
    <DialogPanel
      title={t('social.continue', name)}
      titleId={titleId}
      leaving={leaving}
      actions={
        <div className="WaitingDialog-actions">
          {'signIn' in stage && (
            <Button
              wide
              variant={stage.is === 'ready' ? 'filled' : 'tonal'}
              onClick={() => openWindow(site, stage.signIn, channel)}
            >
              {stage.is === 'ready' ? t('social.continue', name) : t('social.again')}
            </Button>
          )}
          <Button wide variant="text" onClick={() => close()}>
            {t('common.cancel')}
          </Button>
        </div>
      }
    >
      <Stack>
        <p role="status">{words}</p>
        {stage.is !== 'ready' && <Progress label={words} />}
      </Stack>
    </DialogPanel>
  )
}
