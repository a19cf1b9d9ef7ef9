import { useRef, useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useText } from '../../kit/useSite'
import { Tabs } from '../../ui/lists/Tabs'
import { ResetByEmail } from './ResetByEmail'
import { ResetBySms } from './ResetBySms'

/** Resets a forgotten password: a tab for email and one for SMS (D2). */
export default function ForgottenPasswordSheet(overlay: OverlayProps<'forgottenPassword'>) {
  const { payload, close } = overlay
  const t = useText()
  const [activeTab, setActiveTab] = useState('email')
  const [userName, setUserName] = useState(payload?.userName ?? '')
  const readUserName = useRef(() => userName)
  const formProps = { userName, onUserNameChange: setUserName, readUserName, onDone: () => close() }
  const select = (tab: string) => {
    setUserName(readUserName.current())
    setActiveTab(tab)
  }
  return (
    <OverlaySheet overlay={overlay} title={t('forgotten.title')}>
      <p className="Forgotten-text">{t('forgotten.text')}</p>
      <Tabs
        label={t('forgotten.title')}
        active={activeTab}
        onSelect={select}
        items={[
          { id: 'email', label: t('forgotten.emailTab'), panel: <ResetByEmail {...formProps} /> },
          { id: 'sms', label: t('forgotten.smsTab'), panel: <ResetBySms {...formProps} /> },
        ]}
      />
    </OverlaySheet>
  )
}
