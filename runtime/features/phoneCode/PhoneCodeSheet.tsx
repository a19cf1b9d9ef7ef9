import type { OverlayProps } from '../../contract/feature'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useText } from '../../kit/useSite'
import { PhoneCodeForm } from './PhoneCodeForm'

/** The login by SMS code as a dialog (I2.18). */
export default function PhoneCodeSheet(overlay: OverlayProps) {
  const t = useText()
  return (
    <OverlaySheet overlay={overlay} title={t('phoneCode.title')}>
      <p className="PhoneCodeSheet-text">{t('phoneCode.text')}</p>
      <PhoneCodeForm />
    </OverlaySheet>
  )
}
