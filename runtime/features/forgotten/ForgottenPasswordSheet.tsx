import { useRef, useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { Sheet } from '../../ui/Sheet'
import { Tabs } from '../../ui/Tabs'
import { ResetByEmail } from './ResetByEmail'
import { ResetBySms } from './ResetBySms'

/** Resets a forgotten password: a tab for email and one for SMS (D2). */
export default function ForgottenPasswordSheet({
  payload,
  close,
  titleId,
  leaving,
}: OverlayProps<'forgottenPassword'>) {
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
        active={activeTab}
        onSelect={select}
        items={[
          { id: 'email', label: t('forgotten.emailTab'), panel: <ResetByEmail {...formProps} /> },
          { id: 'sms', label: t('forgotten.smsTab'), panel: <ResetBySms {...formProps} /> },
        ]}
      />
    </Sheet>
  )
}
