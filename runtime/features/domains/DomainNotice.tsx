import { useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { Place } from '../../kit/Place'
import { useSite, useText } from '../../kit/useSite'
import { truncate } from '../../rules/text/text'
import { limits } from '../../tables/limits'
import { Button } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import { type FailoverState, useFailover } from './useFailover'

/**
 * This domain is out of service (I2.22): the platform's message or "Error" (I8.21), an explanation, customer service, and a retry
 * on the fastest other domain (I2.23). Neither a tap on the backdrop nor Back closes it (E8.24, F014).
 */
export default function DomainNotice({ payload, titleId, leaving }: OverlayProps<'domainNotice'>) {
  const site = useSite()
  const t = useText()
  const { failover, waiting, proceed } = useFailover()
  const { logo, manifest, build } = site.data
  return (
    <div className={classNames('DomainNotice', leaving && 'DomainNotice--leaving')}>
      <div className="DomainNotice-brand">
        <img src={logo.src} width={logo.width} height={logo.height} alt={manifest.name} />
      </div>
      <div className="DomainNotice-plate">
        <span
          className={classNames(
            'DomainNotice-sign',
            failover.state === 'looking' && 'DomainNotice-sign--looking',
          )}
        >
          <Icon name="globe" size="l" />
        </span>
        <NoticeMessage message={payload.message ?? ''} titleId={titleId} />
      </div>
      <div className="DomainNotice-words">
        <p>{t('domains.text')}</p>
        <div className="DomainNotice-way" role="status">
          <FailoverStatus failover={failover} />
        </div>
      </div>
      <div className="DomainNotice-actions">
        <Button wide size="l" icon="refresh" busy={waiting} busyText={t('domains.looking')} onClick={proceed}>
          {t('common.retry')}
        </Button>
        <Place name="contact" />
        <bdi className="DomainNotice-code" dir="ltr">
          {t('errors.supportCode', { code: build.slice(0, 8) })}
        </bdi>
      </div>
    </div>
  )
}

/** Where the next tap leads: shown before another domain opens. */
function FailoverStatus({ failover }: { failover: FailoverState }) {
  const t = useText()
  if (failover.state !== 'found')
    return <p>{t(failover.state === 'looking' ? 'domains.looking' : 'domains.none')}</p>
  return (
    <>
      <p>{t('domains.found')}</p>
      <bdi className="DomainNotice-domain" dir="ltr">
        {new URL(failover.origin).host}
      </bdi>
    </>
  )
}

/** A long message is expanded on demand (F045). */
function NoticeMessage({ message, titleId }: { message: string; titleId: string }) {
  const t = useText()
  const [expanded, setExpanded] = useState(false)
  const fullText = message || t('errors.error')
  const shownText = expanded ? fullText : truncate(fullText, limits.message)
  return (
    <>
      <h2
        className={classNames(
          'DomainNotice-title',
          fullText.length > limits.name && 'DomainNotice-title--long',
        )}
        id={titleId}
        tabIndex={-1}
      >
        <bdi>{shownText}</bdi>
      </h2>
      {shownText !== fullText && (
        <Button variant="tonal" size="s" onClick={() => setExpanded(true)}>
          {t('common.showMore')}
        </Button>
      )}
    </>
  )
}
