import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import * as icons from '../../ui/media/icons'
import { StatusScreen } from './StatusScreen'

/** Nothing answers on a cold start (D6, F036); the site appears as soon as the connection is back. */
export default function OfflineScreen(props: OverlayProps) {
  const t = useText()
  return (
    <StatusScreen {...props} state="offline" icon={icons.offline} title={t('system.offlineTitle')}>
      <p className="StatusScreen-text">{t('system.offlineText')}</p>
    </StatusScreen>
  )
}
