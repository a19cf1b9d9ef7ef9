import { Place } from '../../kit/code/Place'
import { AccountPasswordField } from '../../kit/forms/AccountPasswordField'
import { SubmitForm } from '../../kit/forms/SubmitForm'
import { UserNameField } from '../../kit/forms/UserNameField'
import { useDiallingCodes } from '../../kit/forms/useDiallingCodes'
import { requiredError, useForm } from '../../kit/forms/useForm'
import { usePasswordPolicy } from '../../kit/forms/usePasswordPolicy'
import { usePhoneCode } from '../../kit/forms/usePhoneCode'
import { usePhoneErrors } from '../../kit/forms/usePhoneErrors'
import { useSubmit } from '../../kit/forms/useSubmit'
import { useSite, useText } from '../../kit/useSite'
import { nationalNumber } from '../../rules/phone/phoneNumber'
import type { BodyOf } from '../../tables/calls'
import { PhoneField } from '../../ui/forms/PhoneField'
import { SmsCode } from '../../ui/forms/SmsCode'
import type { ResetFormProps } from './ResetByEmail'

/** Sends a code to the account's phone number, and sets a new password with it. */
export function ResetBySms({ userName, onUserNameChange, readUserName, onDone }: ResetFormProps) {
  const site = useSite()
  const t = useText()
  const policy = usePasswordPolicy()
  const dialling = useDiallingCodes()
  const form = useForm(
    { userName, mobileNum: '', verificationCode: '', newPassword: '' },
    { onInput: (name, value) => name === 'userName' && onUserNameChange(value), draft: 'forgottenBySms' },
  )
  const code = usePhoneCode({
    call: 'sendSmsVisitor',
    diallingCode: dialling.diallingCode,
    mobileNum: form.values.mobileNum,
    userName,
    readInputs: form.readInputs,
    onNumberError: (error) => form.validate(() => ({ mobileNum: error() })),
  })
  readUserName.current = () => form.readInputs().userName
  const { numberError, codeError } = usePhoneErrors()
  const submission = useSubmit()

  async function send(body: BodyOf<'forgottenBySms'>, signal: AbortSignal): Promise<void> {
    await site.platform.call('forgottenBySms', { body, signal })
    onDone()
    await site.notice({ message: t('forgotten.resetDone') })
  }

  function submit(): void {
    const values = form.readInputs()
    const isValid = form.validate(() => ({
      userName: requiredError(values.userName, t('forgotten.userNameMissing')),
      mobileNum: numberError(dialling.diallingCode, values.mobileNum),
      verificationCode: codeError(values.verificationCode, t('common.verificationCodeMissing')),
      newPassword: policy.errorFor(values.newPassword),
    }))
    const body = {
      username: values.userName.trim(),
      countryDialingCode: dialling.diallingCode,
      mobileNum: nationalNumber(dialling.diallingCode, values.mobileNum),
      verificationCode: values.verificationCode,
      newPassword: values.newPassword,
    }
    if (isValid) void submission.run((signal) => send(body, signal))
  }

  return (
    <SubmitForm
      className="Forgotten"
      onSubmit={submit}
      submission={submission}
      calls={['forgottenBySms']}
      submitText={t('forgotten.reset')}
      busyText={t('forgotten.resetting')}
    >
      <UserNameField {...form.propsOf('userName')} label={t('forgotten.userName')} />
      <PhoneField label={t('common.mobileNum')} {...dialling.field} {...form.propsOf('mobileNum')} />
      <Place name="smsCaptcha" required />
      <SmsCode {...code.field} {...form.propsOf('verificationCode')} />
      <AccountPasswordField
        kind="new"
        label={t('forgotten.newPassword')}
        rule={policy.hint}
        {...form.propsOf('newPassword')}
      />
    </SubmitForm>
  )
}
