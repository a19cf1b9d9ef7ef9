import { useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { Place } from '../../kit/Place'
import { useSite, useText } from '../../kit/useSite'
import { truncate } from '../../rules/text/text'
import { limits } from '../../tables/limits'
import { Button } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import { useWayOn, type Way } from './useWayOn'

/**
 * This domain does not serve (I2.22): the platform's words or "Error" (I8.21), what that means, customer service, and a retry
 * on the fastest other domain (I2.23). Neither a tap on the mask nor Back takes it away (E8.24, F014).
 */
export default function DomainNotice({ payload, titleId, leaving }: OverlayProps<'domainNotice'>) {
  const site = useSite()
  const t = useText()
  const { way, waiting, goOn } = useWayOn()
  const { logo, manifest, build } = site.data
  return (
    <div className={classNames('DomainNotice', leaving && 'DomainNotice--leaving')}>
      <div className="DomainNotice-brand">
        <img src={logo.src} width={logo.width} height={logo.height} alt={manifest.name} />
      </div>
      <div className="DomainNotice-plate">
        <span
          className={classNames('DomainNotice-sign', way.state === 'looking' && 'DomainNotice-sign--looking')}
        >
          <Icon name="globe" size="l" />
        </span>
        <Said message={payload.message ?? ''} titleId={titleId} />
      </div>
      <div className="DomainNotice-words">
        <p>{t('domains.text')}</p>
        <div className="DomainNotice-way" role="status">
          <WayOn way={way} />
        </div>
      </div>
      <div className="DomainNotice-actions">
        <Button wide size="l" icon="refresh" busy={waiting} busyText={t('domains.looking')} onClick={goOn}>
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

/** Where the next tap leads: a member is told before another address opens. */
function WayOn({ way }: { way: Way }) {
  const t = useText()
  if (way.state !== 'found') return <p>{t(way.state === 'looking' ? 'domains.looking' : 'domains.none')}</p>
  return (
    <>
      <p>{t('domains.found')}</p>
      <bdi className="DomainNotice-domain" dir="ltr">
        {new URL(way.origin).host}
      </bdi>
    </>
  )
}

/** A long message opens on demand (F045). */
function Said({ message, titleId }: { message: string; titleId: string }) {
  const t = useText()
  const [whole, setWhole] = useState(false)
  const words = message || t('errors.error')
  const shown = whole ? words : truncate(words, limits.message)
  return (
    <>
      <h2
        className={classNames('DomainNotice-title', words.length > limits.name && 'DomainNotice-title--long')}
        id={titleId}
        tabIndex={-1}
      >
        <bdi>{shown}</bdi>
      </h2>
      {shown !== words && (
        <Button variant="tonal" size="s" onClick={() => setWhole(true)}>
          {t('common.showMore')}
        </Button>
      )}
    </>
  )
}
