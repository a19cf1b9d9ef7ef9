import { useAtomValue } from 'jotai/react'
import { type ReactNode, useEffect } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { Place } from '../../kit/Place'
import { useSite, useText } from '../../kit/useSite'
import type { CoveringState as TakeoverState } from '../../rules/system/system'
import { platformStatusAtom, statusRetryAtom } from '../../state/system'
import { Button } from '../../ui/Button'
import { Icon, type IconName } from '../../ui/Icon'
import { lookAgain } from './look'

interface TakeoverProps extends OverlayProps {
  readonly state: TakeoverState
  readonly icon: IconName
  readonly title: string
  /** What stands on the brand's own ground, below the title. */
  readonly plate?: ReactNode
  readonly children: ReactNode
}

/** A screen that covers the whole site until the platform stands otherwise: brand, reason, retry, customer service. */
export function Takeover({ state, icon, title, plate, children, titleId, leaving, close }: TakeoverProps) {
  const site = useSite()
  const t = useText()
  const retry = useAtomValue(statusRetryAtom)
  const over = useAtomValue(platformStatusAtom).state !== state
  const { logo, manifest } = site.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing twice does nothing
  useEffect(() => {
    if (over) close()
  }, [over])
  return (
    <div className={`Takeover${leaving ? ' Takeover--leaving' : ''}`}>
      <div className="Takeover-brand">
        <img src={logo.src} width={logo.width} height={logo.height} alt={manifest.name} />
      </div>
      <div className="Takeover-plate">
        <span className="Takeover-sign">
          <Icon name={icon} size="l" />
        </span>
        <h2 className="Takeover-title" id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {plate}
      </div>
      <div className="Takeover-words">
        {children}
        <p className="Takeover-note" role="status">
          {t(retry === 'notYet' ? 'system.notYet' : 'system.byItself')}
        </p>
      </div>
      <div className="Takeover-actions">
        <Button
          wide
          size="l"
          icon="refresh"
          busy={retry === 'underway'}
          busyText={t('system.checking')}
          onClick={() => void lookAgain(site)}
        >
          {t('common.retry')}
        </Button>
        <Place name="contact" />
      </div>
    </div>
  )
}
