import { Place } from '../../contract/Place'
import { useText } from '../../contract/useSite'
import { useDiallingCodes } from '../../state/useDiallingCodes'
import { usePhoneCode } from '../../state/usePhoneCode'
import { limits } from '../../tables/limits'
import { Button } from '../../ui/Button'
import { CodeField } from '../../ui/CodeField'
import { SelectField } from '../../ui/SelectField'
import { TextField } from '../../ui/TextField'
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
      <div className="SecondFactor-number">
        {dialling.choices.length > 0 && (
          <SelectField
            label={t('common.diallingCode')}
            value={dialling.country}
            onChange={dialling.choose}
            options={dialling.choices}
          />
        )}
        <TextField
          type="tel"
          label={t('common.mobileNum')}
          autoComplete="tel-national"
          inputMode="tel"
          enterKeyHint="next"
          dir="ltr"
          maxLength={limits.mobileNumber}
          {...wiring(form, 'mobileNum')}
        />
      </div>
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
