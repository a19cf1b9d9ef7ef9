import { useText } from '../../kit/useSite'
import type { FactorField, SecondFactor } from '../../rules/identity/secondFactor'
import { limits } from '../../tables/limits'
import { CodeField } from '../../ui/CodeField'
import { TextField } from '../../ui/TextField'
import { SmsPanel } from './SmsPanel'
import type { SecondFactorForm } from './useSecondFactor'

/** Props for one field of the form: value, change handler, error and ref. */
export function fieldProps(form: SecondFactorForm, field: FactorField) {
  return {
    value: form.values[field] ?? '',
    onChange: (value: string) => form.setValue(field, value),
    error: form.errorOf(field),
    ref: form.refOf(field),
  }
}

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
          maxLength={limits.userName}
          {...fieldProps(form, 'payeeName')}
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
          maxLength={limits.email}
          {...fieldProps(form, 'email')}
        />
      )
    case 'ga':
      return (
        <CodeField
          label={t('secondFactor.authCode')}
          helper={t('secondFactor.gaHelp')}
          length={limits.verificationCode}
          {...fieldProps(form, 'authCode')}
        />
      )
    case 'sms':
      return <SmsPanel form={form} />
  }
}
