import { useText } from '../../kit/useSite'
import type { SecondFactor } from '../../rules/identity/secondFactor'
import { CodeField } from '../../ui/forms/CodeField'
import { TextField } from '../../ui/forms/TextField'
import { SmsPanel } from './SmsPanel'
import type { SecondFactorForm } from './useSecondFactor'

/** The fields of one tab. */
export function FactorPanel({ factor, form }: { factor: SecondFactor; form: SecondFactorForm }) {
  const t = useText()
  switch (factor) {
    case 'payeeName':
      return (
        <TextField
          label={t('secondFactor.payeeName')}
          helper={t('secondFactor.payeeHelp')}
          autoComplete="name"
          enterKeyHint="go"
          dir="auto"
          {...form.fields.propsOf('payeeName')}
        />
      )
    case 'email':
      return (
        <TextField
          type="email"
          label={t('secondFactor.email')}
          helper={t('secondFactor.emailHelp')}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="go"
          dir="ltr"
          {...form.fields.propsOf('email')}
        />
      )
    case 'ga':
      return (
        <CodeField
          label={t('secondFactor.authCode')}
          helper={t('secondFactor.gaHelp')}
          {...form.fields.propsOf('authCode')}
        />
      )
    case 'sms':
      return <SmsPanel form={form} />
  }
}
