import { useRef, useState } from 'react'
import { Place } from '../../contract/Place'
import { useSite, useText } from '../../contract/useSite'
import { useDiallingCodes } from '../../state/useDiallingCodes'
import { usePasswordPolicy } from '../../state/usePasswordPolicy'
import { usePhoneCode } from '../../state/usePhoneCode'
import { limits } from '../../tables/limits'
import { Button } from '../../ui/Button'
import { CodeField } from '../../ui/CodeField'
import { PasswordField } from '../../ui/PasswordField'
import { PhoneField } from '../../ui/PhoneField'
import type { WayProps } from './ByEmail'
import { UserNameField } from './UserNameField'
import { useOnce } from './useOnce'

const order = ['userName', 'mobileNum', 'verificationCode', 'newPassword'] as const
type Field = (typeof order)[number]

/** A code to the account's number, and a new password with it. */
export function BySms({ userName, onUserName, done }: WayProps) {
  const site = useSite()
  const t = useText()
  const policy = usePasswordPolicy()
  const dialling = useDiallingCodes()
  const [typed, setTyped] = useState({ mobileNum: '', verificationCode: '', newPassword: '' })
  const [problem, setProblem] = useState<{ field: Field; words: string } | undefined>()
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({})
  const type = (field: Exclude<Field, 'userName'>) => (value: string) => {
    setTyped((all) => ({ ...all, [field]: value }))
    setProblem(undefined)
  }
  const place = (field: Field) => (input: HTMLInputElement | null) => {
    inputs.current[field] = input
  }
  const errorOf = (field: Field) => (problem?.field === field ? problem.words : undefined)

  function point(field: Field, words: string): void {
    setProblem({ field, words })
    inputs.current[field]?.focus()
  }

  const code = usePhoneCode({
    call: 'sendSmsVisitor',
    diallingCode: dialling.diallingCode,
    mobileNum: typed.mobileNum,
    userName,
    missing: () => point('mobileNum', t('common.mobileNumMissing')),
  })
  const resetting = useOnce(async () => {
    const { mobileNum, verificationCode, newPassword } = typed
    const body = {
      username: userName.trim(),
      countryDialingCode: dialling.diallingCode,
      mobileNum: mobileNum.trim(),
      verificationCode: verificationCode.trim(),
      newPassword,
    }
    await site.platform.call('forgottenBySms', { body })
    done()
    await site.notice({ message: t('forgotten.resetDone') })
  })

  const missing: Record<Field, () => string | undefined> = {
    userName: () => (userName.trim() === '' ? t('forgotten.userNameMissing') : undefined),
    mobileNum: () => (typed.mobileNum.trim() === '' ? t('common.mobileNumMissing') : undefined),
    verificationCode: () =>
      typed.verificationCode.trim() === '' ? t('common.verificationCodeMissing') : undefined,
    newPassword: () => policy.problem(typed.newPassword),
  }

  function submit(): void {
    for (const field of order) {
      const words = missing[field]()
      if (words !== undefined) {
        point(field, words)
        return
      }
    }
    resetting.run()
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
        ref={place('userName')}
        value={userName}
        onChange={onUserName}
        missing={errorOf('userName') !== undefined}
      />
      <PhoneField
        ref={place('mobileNum')}
        label={t('common.mobileNum')}
        maxLength={limits.mobileNumber}
        value={typed.mobileNum}
        onChange={type('mobileNum')}
        error={errorOf('mobileNum')}
        countryLabel={t('common.diallingCode')}
        country={dialling.country}
        countries={dialling.choices}
        onCountry={dialling.choose}
      />
      <Place name="smsCaptcha" />
      <Button
        wide
        variant="tonal"
        busy={code.sending}
        busyText={t('common.sendingCode')}
        disabled={code.left > 0}
        onClick={code.send}
      >
        {code.left > 0
          ? t('common.resendCodeIn', { count: code.left })
          : t(code.sent ? 'common.resendCode' : 'common.sendCode')}
      </Button>
      <CodeField
        ref={place('verificationCode')}
        label={t('common.verificationCode')}
        helper={code.sent ? t('common.codeSent') : undefined}
        length={limits.code}
        value={typed.verificationCode}
        onChange={type('verificationCode')}
        error={errorOf('verificationCode')}
      />
      <PasswordField
        ref={place('newPassword')}
        label={t('forgotten.newPassword')}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        helper={policy.words}
        maxLength={limits.password}
        value={typed.newPassword}
        onChange={type('newPassword')}
        error={errorOf('newPassword')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
      />
      <Button wide size="l" type="submit" busy={resetting.busy} busyText={t('forgotten.resetting')}>
        {t('forgotten.reset')}
      </Button>
    </form>
  )
}
