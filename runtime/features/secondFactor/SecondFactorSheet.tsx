import { useState } from 'react'
import type { OverlayProps } from '../../contract/feature'
import { SlowCancel } from '../../kit/forms/SlowCancel'
import { SubmitButton } from '../../kit/forms/SubmitButton'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useText } from '../../kit/useSite'
import type { SecondFactor } from '../../rules/identity/secondFactor'
import { Message } from '../../ui/feedback/Message'
import { Form } from '../../ui/forms/Form'
import { Tabs } from '../../ui/lists/Tabs'
import { FactorPanel } from './FactorPanel'
import { useSecondFactor } from './useSecondFactor'

/** The second factor, with a tab for each method that the platform offers this member (I2.19, I4.07). */
export default function SecondFactorSheet(overlay: OverlayProps<'secondFactor'>) {
  const { payload } = overlay
  const t = useText()
  const login = payload
  const [factor, setFactor] = useState<SecondFactor>(login.factors[0] ?? 'payeeName')
  const form = useSecondFactor(login, factor)
  const tabLabels: Record<SecondFactor, string> = {
    payeeName: t('secondFactor.payeeTab'),
    sms: t('secondFactor.smsTab'),
    ga: t('secondFactor.gaTab'),
    email: t('secondFactor.emailTab'),
  }
  return (
    <OverlaySheet overlay={overlay} title={t('secondFactor.title')}>
      <Form className="SecondFactor" onSubmit={form.submit} busy={form.busy}>
        <p className="SecondFactor-text">{t('secondFactor.text')}</p>
        <Tabs
          label={t('secondFactor.title')}
          active={factor}
          onSelect={(id) => setFactor(id as SecondFactor)}
          items={login.factors.map((id) => ({
            id,
            label: tabLabels[id],
            panel: <FactorPanel factor={id} form={form} />,
          }))}
        />
        {form.done ? (
          <Message tone="success" live>
            {t('secondFactor.success')}
          </Message>
        ) : (
          <SubmitButton calls={['loginVerification']} busy={form.busy} busyText={t('login.submitting')}>
            {t('secondFactor.submit')}
          </SubmitButton>
        )}
        <SlowCancel slow={form.slow} cancel={form.cancel} />
      </Form>
    </OverlaySheet>
  )
}
