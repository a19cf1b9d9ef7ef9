import { useState } from 'react'
import { Place } from '../../kit/Place'
import { useDiallingCodes } from '../../kit/useDiallingCodes'
import { requiredError, useFirstError } from '../../kit/useFirstError'
import { usePasswordPolicy } from '../../kit/usePasswordPolicy'
import { usePhoneCode } from '../../kit/usePhoneCode'
import { useSite, useText } from '../../kit/useSite'
import { useSlowBannerProps } from '../../kit/useSlowBannerProps'
import { useSubmit } from '../../kit/useSubmit'
import { nationalNumber } from '../../rules/phone/dialling'
import { latinDigits } from '../../rules/text/digits'
import { limits } from '../../tables/limits'
import { Button } from '../../ui/Button'
import { PasswordField } from '../../ui/PasswordField'
import { PhoneField } from '../../ui/PhoneField'
import { SlowBanner } from '../../ui/SlowBanner'
import { SmsCode } from '../../ui/SmsCode'
import type { ResetFormProps } from './ResetByEmail'
import { UserNameField } from './UserNameField'

const emptyValues = { mobileNum: '', verificationCode: '', newPassword: '' }
type FieldName = keyof typeof emptyValues

/** Sends a code to the account's phone number, and sets a new password with it. */
export function ResetBySms({ userName, onUserNameChange, onDone }: ResetFormProps) {
  const site = useSite()
  const t = useText()
  const slowBannerProps = useSlowBannerProps()
  const policy = usePasswordPolicy()
  const dialling = useDiallingCodes()
  const firstError = useFirstError<'userName' | FieldName>()
  const [values, setValues] = useState(emptyValues)
  const { mobileNum, verificationCode, newPassword } = values
  const code = usePhoneCode({
    call: 'sendSmsVisitor',
    diallingCode: dialling.diallingCode,
    mobileNum,
    userName,
    onNumberMissing: () => firstError.setError('mobileNum', t('common.mobileNumMissing')),
  })
  const submission = useSubmit(async (signal) => {
    const body = {
      username: userName.trim(),
      countryDialingCode: dialling.diallingCode,
      mobileNum: nationalNumber(dialling.diallingCode, mobileNum),
      verificationCode: latinDigits(verificationCode).trim(),
      newPassword,
    }
    await site.platform.call('forgottenBySms', { body, signal })
    onDone()
    await site.notice({ message: t('forgotten.resetDone') })
  })

  const propsOf = (field: FieldName) => ({
    ref: firstError.refOf(field),
    value: values[field],
    error: firstError.errorOf(field),
    onChange(value: string) {
      setValues((previous) => ({ ...previous, [field]: value }))
      firstError.clear()
    },
  })

  function submit(): void {
    const isValid = firstError.validate({
      userName: requiredError(userName, t('forgotten.userNameMissing')),
      mobileNum: requiredError(mobileNum, t('common.mobileNumMissing')),
      verificationCode: requiredError(verificationCode, t('common.verificationCodeMissing')),
      newPassword: policy.errorFor(newPassword),
    })
    if (isValid) submission.run()
  }

  return (
    <form
      className="Forgotten"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <UserNameField
        ref={firstError.refOf('userName')}
        value={userName}
        onChange={onUserNameChange}
        error={firstError.errorOf('userName')}
      />
      <PhoneField
        label={t('common.mobileNum')}
        maxLength={limits.mobileNumber}
        {...dialling.field}
        {...propsOf('mobileNum')}
      />
      <Place name="smsCaptcha" />
      <SmsCode {...code.field} {...propsOf('verificationCode')} />
      <PasswordField
        label={t('forgotten.newPassword')}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        helper={policy.hint}
        maxLength={limits.password}
        {...propsOf('newPassword')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
      />
      <Button wide size="l" type="submit" busy={submission.busy} busyText={t('forgotten.resetting')}>
        {t('forgotten.reset')}
      </Button>
      {submission.slow && <SlowBanner {...slowBannerProps} onCancel={submission.cancel} />}
    </form>
  )
}
