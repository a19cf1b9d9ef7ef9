import { useAtomValue } from 'jotai/react'
import { useEffect, useRef } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../kit/useSite'
import { channelNames } from '../../tables/socialChannels'
import { Button } from '../../ui/actions/Button'
import { DialogPanel } from '../../ui/dialogs/DialogPanel'
import { Progress } from '../../ui/feedback/Progress'
import { Stack } from '../../ui/layout/Stack'
import { type SignInAttempt, signInAttemptAtom } from './signInAttempt'
import { openPopup } from './signInFlow'

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    /** Aborts when the waiting screen is closed. */
    socialWaiting: AbortSignal
  }
}

/** Shown during a sign-in, always with a cancel button: not every browser says when the window was closed (F107). */
export default function WaitingDialog({ payload, close, titleId, leaving }: OverlayProps<'socialWaiting'>) {
  const current = useAtomValue(signInAttemptAtom)
  const attempt = current?.screenSignal === payload && !current.isQuiet ? current : undefined
  const shown = useLastDefined(attempt)
  const isOver = attempt === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing twice does nothing
  useEffect(() => {
    if (isOver) close()
  }, [isOver])
  return shown && <Screen attempt={shown} close={close} titleId={titleId} leaving={leaving} />
}

interface ScreenProps extends Pick<OverlayProps, 'close' | 'titleId' | 'leaving'> {
  readonly attempt: SignInAttempt
}

function Screen({ attempt: { channel, stage }, close, titleId, leaving }: ScreenProps) {
  const site = useSite()
  const t = useText()
  const name = { channel: channelNames[channel] }
  const text = {
    loading: t('social.loading'),
    leaving: t('social.loading'),
    ready: t('social.ready', name),
    window: t('social.window', name),
    finishing: t('social.finishing'),
  }[stage.status]
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
              variant={stage.status === 'ready' ? 'filled' : 'tonal'}
              onClick={() => openPopup(site, stage.signIn, channel)}
            >
              {stage.status === 'ready' ? t('social.continue', name) : t('social.again')}
            </Button>
          )}
          <Button wide variant="text" onClick={() => close()}>
            {t('common.cancel')}
          </Button>
        </div>
      }
    >
      <Stack>
        <p role="status">{text}</p>
        {stage.status !== 'ready' && <Progress label={text} />}
      </Stack>
    </DialogPanel>
  )
}

/** The last defined value, so that a closing dialog keeps its content. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const lastValue = useRef(value)
  if (value !== undefined) lastValue.current = value
  return lastValue.current
}
