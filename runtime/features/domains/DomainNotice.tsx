import { useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { Place } from '../../kit/code/Place'
import { useBuildCode } from '../../kit/feedback/useBuildCode'
import { useSite, useText } from '../../kit/useSite'
import { truncate } from '../../rules/text/text'
import * as limits from '../../tables/limits'
import { Button } from '../../ui/actions/Button'
import { TakeoverScreen } from '../../ui/dialogs/TakeoverScreen'
import { type FailoverState, useFailover } from './useFailover'

/**
 * This domain is out of service (I2.22): the platform's message or "Error" (I8.21), an explanation, customer service, and a retry
 * on the fastest other domain (I2.23). Neither a tap on the backdrop nor Back closes it (E8.24, F014).
 */
export default function DomainNotice({ payload, titleId, leaving }: OverlayProps<'domainNotice'>) {
  const { logo, manifest } = useSite().data
  const t = useText()
  const buildCode = useBuildCode()
  const { failover, waiting, proceed } = useFailover()
  const [expanded, setExpanded] = useState(false)
  const message = payload.message || t('errors.error')
  // A long message is expanded on demand (F045).
  const shownMessage = expanded ? message : truncate(message, limits.message)
  return (
    <TakeoverScreen
      logo={logo}
      brand={manifest.name}
      icon="globe"
      searching={failover.state === 'searching'}
      title={<bdi>{shownMessage}</bdi>}
      longTitle={message.length > limits.name}
      titleId={titleId}
      leaving={leaving}
      details={
        shownMessage !== message && (
          <Button variant="tonal" size="s" onClick={() => setExpanded(true)}>
            {t('common.showMore')}
          </Button>
        )
      }
      actions={
        <>
          <Button
            wide
            size="l"
            icon="refresh"
            busy={waiting}
            busyText={t('domains.looking')}
            onClick={proceed}
          >
            {t('common.retry')}
          </Button>
          <Place name="contact" />
          <bdi className="DomainNotice-code" dir="ltr">
            {buildCode}
          </bdi>
        </>
      }
    >
      <p>{t('domains.text')}</p>
      <div className="DomainNotice-failover" role="status">
        <FailoverStatus failover={failover} />
      </div>
    </TakeoverScreen>
  )
}

/** Where the next tap leads: shown before another domain opens. */
function FailoverStatus({ failover }: { failover: FailoverState }) {
  const t = useText()
  if (failover.state !== 'found')
    return <p>{t(failover.state === 'searching' ? 'domains.looking' : 'domains.none')}</p>
  return (
    <>
      <p>{t('domains.found')}</p>
      <bdi className="DomainNotice-domain" dir="ltr">
        {new URL(failover.origin).host}
      </bdi>
    </>
  )
}
