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
import type { WayProps } from './ByEmail'
import { UserNameField } from './UserNameField'

const nothing = { mobileNum: '', verificationCode: '', newPassword: '' }
type Typed = keyof typeof nothing

/** A code to the account's number, and a new password with it. */
export function BySms({ userName, onUserName, done }: WayProps) {
  const site = useSite()
  const t = useText()
  const slowWords = useSlowBannerProps()
  const policy = usePasswordPolicy()
  const dialling = useDiallingCodes()
  const gap = useFirstError<'userName' | Typed>()
  const [typed, setTyped] = useState(nothing)
  const { mobileNum, verificationCode, newPassword } = typed
  const code = usePhoneCode({
    call: 'sendSmsVisitor',
    diallingCode: dialling.diallingCode,
    mobileNum,
    userName,
    onNumberMissing: () => gap.setError('mobileNum', t('common.mobileNumMissing')),
  })
  const resetting = useSubmit(async (signal) => {
    const body = {
      username: userName.trim(),
      countryDialingCode: dialling.diallingCode,
      mobileNum: nationalNumber(dialling.diallingCode, mobileNum),
      verificationCode: latinDigits(verificationCode).trim(),
      newPassword,
    }
    await site.platform.call('forgottenBySms', { body, signal })
    done()
    await site.notice({ message: t('forgotten.resetDone') })
  })

  const hold = (field: Typed) => ({
    ref: gap.refOf(field),
    value: typed[field],
    error: gap.errorOf(field),
    onChange(value: string) {
      setTyped((all) => ({ ...all, [field]: value }))
      gap.clear()
    },
  })

  function submit(): void {
    const complete = gap.validate({
      userName: requiredError(userName, t('forgotten.userNameMissing')),
      mobileNum: requiredError(mobileNum, t('common.mobileNumMissing')),
      verificationCode: requiredError(verificationCode, t('common.verificationCodeMissing')),
      newPassword: policy.errorFor(newPassword),
    })
    if (complete) resetting.run()
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
        ref={gap.refOf('userName')}
        value={userName}
        onChange={onUserName}
        error={gap.errorOf('userName')}
      />
      <PhoneField
        label={t('common.mobileNum')}
        maxLength={limits.mobileNumber}
        {...dialling.field}
        {...hold('mobileNum')}
      />
      <Place name="smsCaptcha" />
      <SmsCode {...code.field} {...hold('verificationCode')} />
      <PasswordField
        label={t('forgotten.newPassword')}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        helper={policy.hint}
        maxLength={limits.password}
        {...hold('newPassword')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
      />
      <Button wide size="l" type="submit" busy={resetting.busy} busyText={t('forgotten.resetting')}>
        {t('forgotten.reset')}
      </Button>
      {resetting.slow && <SlowBanner {...slowWords} onCancel={resetting.cancel} />}
    </form>
  )
}
