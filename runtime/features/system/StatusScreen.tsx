import { useAtomValue } from 'jotai/react'
import { type ReactNode, useEffect } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { Place } from '../../kit/code/Place'
import { useSite, useText } from '../../kit/useSite'
import type { CoveringState } from '../../rules/system/system'
import { platformStatusAtom, statusRetryAtom } from '../../state/system'
import { Button } from '../../ui/actions/Button'
import { TakeoverScreen } from '../../ui/dialogs/TakeoverScreen'
import type { IconSource } from '../../ui/media/Icon'
import { retryStatusCheck } from './checkStatus'

interface StatusScreenProps extends OverlayProps {
  readonly state: CoveringState
  readonly icon: IconSource
  readonly title: string
  /** Shown in the brand panel, below the title. */
  readonly details?: ReactNode
  readonly children: ReactNode
}

/** A screen that covers the site until the platform's status changes: logo, reason, retry, customer service. */
export function StatusScreen({
  state,
  icon,
  title,
  details,
  children,
  titleId,
  leaving,
  close,
}: StatusScreenProps) {
  const site = useSite()
  const t = useText()
  const retryState = useAtomValue(statusRetryAtom)
  const isOver = useAtomValue(platformStatusAtom).state !== state
  const { logo, manifest } = site.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing twice does nothing
  useEffect(() => {
    if (isOver) close()
  }, [isOver])
  return (
    <TakeoverScreen
      logo={logo}
      brand={manifest.name}
      icon={icon}
      title={title}
      titleId={titleId}
      leaving={leaving}
      details={details}
      actions={
        <>
          <Button
            wide
            size="l"
            icon="refresh"
            busy={retryState === 'pending'}
            busyText={t('system.checking')}
            onClick={() => void retryStatusCheck(site)}
          >
            {t('common.retry')}
          </Button>
          <Place name="contact" />
        </>
      }
    >
      {children}
      <p className="StatusScreen-note" role="status">
        {retryState === 'stillDown' && t('system.notYet')}
        {retryState !== 'stillDown' && state === 'maintenance' && t('system.byItself')}
      </p>
    </TakeoverScreen>
  )
}
