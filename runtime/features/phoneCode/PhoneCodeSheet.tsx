import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { Sheet } from '../../ui/Sheet'
import { PhoneCodeForm } from './PhoneCodeForm'

/** The login by SMS code as a dialog (I2.18). */
export default function PhoneCodeSheet({ close, titleId, leaving }: OverlayProps) {
  const t = useText()
  return (
    <Sheet
      title={t('phoneCode.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
    >
      <p className="PhoneCodeSheet-text">{t('phoneCode.text')}</p>
      <PhoneCodeForm />
    </Sheet>
  )
}
