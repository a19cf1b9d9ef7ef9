import type { OverlayProps } from '../../contract/feature'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useSite, useText } from '../../kit/useSite'
import { Registration } from './Registration'

/** The registration as a dialog, from anywhere (I2.11). */
export default function RegisterSheet(overlay: OverlayProps) {
  const { close } = overlay
  const site = useSite()
  const t = useText()
  return (
    <OverlaySheet overlay={overlay} title={t('register.title')}>
      <Registration
        onLogIn={() => {
          close()
          void site.openOverlay('login')
        }}
        onLeave={() => close()}
      />
    </OverlaySheet>
  )
}
