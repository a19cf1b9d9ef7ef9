import { Place } from '../../contract/Place'
import { useText } from '../../contract/useSite'
import { useDiallingCodes } from '../../state/useDiallingCodes'
import { usePhoneCode } from '../../state/usePhoneCode'
import { limits } from '../../tables/limits'
import { Button } from '../../ui/Button'
import { CodeField } from '../../ui/CodeField'
import { PhoneField } from '../../ui/PhoneField'
import { wiring } from './FactorPanel'
import type { SecondFactorForm } from './useSecondFactor'

/** A code by SMS: number, send and send again, and the code in one field that the phone can fill (I4.49, I5.12, I5.15). */
export function SmsPanel({ form }: { form: SecondFactorForm }) {
  const t = useText()
  const dialling = useDiallingCodes()
  const sms = usePhoneCode({
    call: 'sendSms',
    diallingCode: dialling.diallingCode,
    mobileNum: form.values.mobileNum ?? '',
    userName: form.login.userName,
    missing: () => form.ask('mobileNum'),
  })
  return (
    <>
      <PhoneField
        label={t('common.mobileNum')}
        maxLength={limits.mobileNumber}
        countryLabel={t('common.diallingCode')}
        country={dialling.country}
        countries={dialling.choices}
        onCountry={dialling.choose}
        {...wiring(form, 'mobileNum')}
      />
      <Place name="smsCaptcha" />
      <Button
        wide
        variant="tonal"
        busy={sms.sending}
        busyText={t('common.sendingCode')}
        disabled={sms.left > 0}
        onClick={sms.send}
      >
        {sms.left > 0
          ? t('common.resendCodeIn', { count: sms.left })
          : t(sms.sent ? 'common.resendCode' : 'common.sendCode')}
      </Button>
      <CodeField
        label={t('common.verificationCode')}
        helper={sms.sent ? t('common.codeSent') : undefined}
        length={limits.code}
        {...wiring(form, 'verificationCode')}
      />
    </>
  )
}
