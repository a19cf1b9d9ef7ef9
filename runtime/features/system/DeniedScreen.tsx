import { useAtomValue } from 'jotai/react'
import type { OverlayProps } from '../../contract/feature'
import { english } from '../../kit/english'
import { useSite, useText } from '../../kit/useSite'
import { platformStatusAtom } from '../../state/system'
import * as icons from '../../ui/media/icons'
import { Description } from './Description'
import { StatusScreen } from './StatusScreen'

/** Access denied (E2.51 to E2.56): the refused IP address, the reason, customer service. The manifest may set a text (D14). */
export default function DeniedScreen(props: OverlayProps) {
  const { text, data } = useSite()
  const t = useText()
  const { ip, description = {} } = useAtomValue(platformStatusAtom)
  const { blockedRegions = {} } = data.manifest.compliance ?? {}
  return (
    <StatusScreen
      {...props}
      state="denied"
      icon={icons.lock}
      title={t('system.deniedTitle')}
      details={
        ip !== undefined && (
          <p>
            <span className="StatusScreen-label">{t('system.ip')}</span>{' '}
            <bdi className="StatusScreen-ip" dir="ltr">
              {ip}
            </bdi>
          </p>
        )
      }
    >
      <Description
        sources={[
          description,
          blockedRegions,
          { EN: english.denied, [text.language]: t('system.deniedText') },
        ]}
      />
    </StatusScreen>
  )
}
