import { useState } from 'react'
import { Place } from '../../contract/Place'
import { useSite, useText } from '../../contract/useSite'
import { numberBeside } from '../../rules/dialling'
import { latinDigits } from '../../rules/digits'
import { useAttempt } from '../../state/useAttempt'
import { useDiallingCodes } from '../../state/useDiallingCodes'
import { useGap, whenEmpty } from '../../state/useGap'
import { usePasswordPolicy } from '../../state/usePasswordPolicy'
import { usePhoneCode } from '../../state/usePhoneCode'
import { useSlowWords } from '../../state/useSlowWords'
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
  const slowWords = useSlowWords()
  const policy = usePasswordPolicy()
  const dialling = useDiallingCodes()
  const gap = useGap<'userName' | Typed>()
  const [typed, setTyped] = useState(nothing)
  const { mobileNum, verificationCode, newPassword } = typed
  const code = usePhoneCode({
    call: 'sendSmsVisitor',
    diallingCode: dialling.diallingCode,
    mobileNum,
    userName,
    missing: () => gap.point('mobileNum', t('common.mobileNumMissing')),
  })
  const resetting = useAttempt(async (signal) => {
    const body = {
      username: userName.trim(),
      countryDialingCode: dialling.diallingCode,
      mobileNum: numberBeside(dialling.diallingCode, mobileNum),
      verificationCode: latinDigits(verificationCode).trim(),
      newPassword,
    }
    await site.platform.call('forgottenBySms', { body, signal })
    done()
    await site.notice({ message: t('forgotten.resetDone') })
  })

  const hold = (field: Typed) => ({
    ref: gap.place(field),
    value: typed[field],
    error: gap.errorOf(field),
    onChange(value: string) {
      setTyped((all) => ({ ...all, [field]: value }))
      gap.clear()
    },
  })

  function submit(): void {
    const complete = gap.passes({
      userName: whenEmpty(userName, t('forgotten.userNameMissing')),
      mobileNum: whenEmpty(mobileNum, t('common.mobileNumMissing')),
      verificationCode: whenEmpty(verificationCode, t('common.verificationCodeMissing')),
      newPassword: policy.problem(newPassword),
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
        ref={gap.place('userName')}
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
        helper={policy.words}
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
