import { useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { Sheet } from '../../ui/Sheet'
import { Tabs } from '../../ui/Tabs'
import { ByEmail } from './ByEmail'
import { BySms } from './BySms'

/** Back into the account without the password: by email or by SMS (D2). */
export default function ForgottenSheet({
  payload,
  close,
  titleId,
  leaving,
}: OverlayProps<'forgottenPassword'>) {
  const t = useText()
  const [way, setWay] = useState('email')
  const [userName, setUserName] = useState(payload?.userName ?? '')
  const shared = { userName, onUserName: setUserName, done: () => close() }
  return (
    <Sheet
      title={t('forgotten.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
    >
      <p className="Forgotten-text">{t('forgotten.text')}</p>
      <Tabs
        label={t('forgotten.title')}
        active={way}
        onSelect={setWay}
        items={[
          { id: 'email', label: t('forgotten.emailTab'), panel: <ByEmail {...shared} /> },
          { id: 'sms', label: t('forgotten.smsTab'), panel: <BySms {...shared} /> },
        ]}
      />
    </Sheet>
  )
}
