import { useAtomValue } from 'jotai/react'
import type { OverlayProps } from '../../contract/feature'
import { english } from '../../kit/english'
import { useSite, useText } from '../../kit/useSite'
import { formatDateTime } from '../../rules/text/dateTime'
import { platformStatusAtom } from '../../state/system'
import { languages } from '../../tables/languages'
import { Description } from './Description'
import { Takeover } from './Takeover'
import { TimeLeft } from './TimeLeft'

/** Maintenance (E2.45 to E2.50, E3.36): what is going on, until when, and whom to ask. */
export default function MaintenanceScreen(props: OverlayProps) {
  const { language } = useSite().text
  const t = useText()
  const { maintenanceEnd, description = {} } = useAtomValue(platformStatusAtom)
  return (
    <Takeover
      {...props}
      state="maintenance"
      icon="settings"
      title={t('system.maintenanceTitle')}
      plate={maintenanceEnd !== undefined && <TimeLeft end={maintenanceEnd} />}
    >
      {maintenanceEnd !== undefined && (
        <p className="Takeover-fact">
          <span className="Takeover-label">{t('system.endTime')}</span>{' '}
          <time dateTime={new Date(maintenanceEnd).toISOString()}>
            <bdi>{formatDateTime(maintenanceEnd, languages[language].locale)}</bdi>
          </time>
        </p>
      )}
      <Description
        sources={[description, { EN: english.maintenance, [language]: t('system.maintenanceText') }]}
      />
    </Takeover>
  )
}
