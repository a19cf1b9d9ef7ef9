import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../kit/useSite'
import { Sheet } from '../../ui/Sheet'
import { Registration } from './Registration'

/** The registration as a dialog, from anywhere (I2.11). */
export default function RegisterSheet({ close, titleId, leaving }: OverlayProps) {
  const site = useSite()
  const t = useText()
  return (
    <Sheet
      title={t('register.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
    >
      <Registration
        onLogIn={() => {
          close()
          void site.openOverlay('login')
        }}
        onLeave={() => close()}
      />
    </Sheet>
  )
}
