import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { Takeover } from './Takeover'

/** Nothing answers at a cold start (D6, F036): words, and the site as soon as the line is back. */
export default function OfflineScreen(props: OverlayProps) {
  const t = useText()
  return (
    <Takeover {...props} state="offline" icon="offline" title={t('system.offlineTitle')}>
      <p className="Takeover-text">{t('system.offlineText')}</p>
    </Takeover>
  )
}
