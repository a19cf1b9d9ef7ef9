import { useAtomValue } from 'jotai/react'
import type { OverlayProps } from '../../contract/feature'
import { english } from '../../kit/english'
import { useSite, useText } from '../../kit/useSite'
import { formatDateTime } from '../../rules/text/intl/dates'
import { platformStatusAtom } from '../../state/system'
import { languages } from '../../tables/languages'
import * as icons from '../../ui/media/icons'
import { Description } from './Description'
import { StatusScreen } from './StatusScreen'
import { TimeLeft } from './TimeLeft'

/** Maintenance (E2.45 to E2.50, E3.36): the reason, the expected end and customer service. */
export default function MaintenanceScreen(props: OverlayProps) {
  const { language } = useSite().text
  const t = useText()
  const { maintenanceEnd, description = {} } = useAtomValue(platformStatusAtom)
  return (
    <StatusScreen
      {...props}
      state="maintenance"
      icon={icons.settings}
      title={t('system.maintenanceTitle')}
      details={maintenanceEnd !== undefined && <TimeLeft end={maintenanceEnd} />}
    >
      {maintenanceEnd !== undefined && (
        <p className="StatusScreen-fact">
          <span className="StatusScreen-label">{t('system.endTime')}</span>{' '}
          <time dateTime={new Date(maintenanceEnd).toISOString()}>
            <bdi>{formatDateTime(maintenanceEnd, languages[language].locale)}</bdi>
          </time>
        </p>
      )}
      <Description
        sources={[description, { EN: english.maintenance, [language]: t('system.maintenanceText') }]}
      />
    </StatusScreen>
  )
}
