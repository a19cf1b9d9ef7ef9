import { useEffect } from 'react'
import { Place } from '../../kit/code/Place'
import { useDiallingCodes } from '../../kit/forms/useDiallingCodes'
import { usePhoneCode } from '../../kit/forms/usePhoneCode'
import { useFirebaseCodeSender } from '../../kit/identity/useFirebaseCodeSender'
import { useText } from '../../kit/useSite'
import { codeExpiredFailure } from '../../rules/identity/signInFailure'
import { PhoneField } from '../../ui/forms/PhoneField'
import { SmsCode } from '../../ui/forms/SmsCode'
import type { SecondFactorForm } from './useSecondFactor'

/** No code was sent, or it was lost in a reload (I4.33). */
const rejectAsExpired = (): Promise<string> => Promise.reject(codeExpiredFailure())

/** SMS: the number, a send button, and one field for the code, which the phone can fill (I4.49, I5.12, I5.15). */
export function SmsPanel({ form }: { form: SecondFactorForm }) {
  const t = useText()
  const dialling = useDiallingCodes()
  const { diallingCode } = dialling
  const sendByFirebase = useFirebaseCodeSender()
  const code = usePhoneCode({
    sendByFirebase,
    call: 'sendSms',
    diallingCode,
    mobileNum: form.fields.values.mobileNum,
    userName: form.login.userName,
    readInputs: form.fields.readInputs,
    onNumberError: (error) => form.showError('mobileNum', error),
  })
  const confirm = sendByFirebase && (code.confirm ?? rejectAsExpired)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form only stores it in a ref
  useEffect(() => form.setSmsVerification({ diallingCode, confirm }), [diallingCode, confirm])
  return (
    <>
      <PhoneField label={t('common.mobileNum')} {...dialling.field} {...form.fields.propsOf('mobileNum')} />
      <Place name="smsCaptcha" required />
      <SmsCode {...code.field} {...form.fields.propsOf('verificationCode')} />
    </>
  )
}
