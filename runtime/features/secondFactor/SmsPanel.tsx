import { useEffect } from 'react'
import { Place } from '../../kit/Place'
import { useDiallingCodes } from '../../kit/useDiallingCodes'
import { useFirebaseCodeSender } from '../../kit/useFirebaseCodeSender'
import { usePhoneCode } from '../../kit/usePhoneCode'
import { useText } from '../../kit/useSite'
import { codeExpiredFailure } from '../../rules/identity/signInFailure'
import { limits } from '../../tables/limits'
import { PhoneField } from '../../ui/PhoneField'
import { SmsCode } from '../../ui/SmsCode'
import { wiring } from './FactorPanel'
import type { SecondFactorForm } from './useSecondFactor'

/** No code was sent, or the page has forgotten it (I4.33). */
const forgotten = (): Promise<string> => Promise.reject(codeExpiredFailure())

/** A code by SMS: number, send and send again, and the code in one field that the phone can fill (I4.49, I5.12, I5.15). */
export function SmsPanel({ form }: { form: SecondFactorForm }) {
  const t = useText()
  const dialling = useDiallingCodes()
  const { diallingCode } = dialling
  const byFirebase = useFirebaseCodeSender()
  const code = usePhoneCode({
    sendByFirebase: byFirebase,
    call: 'sendSms',
    diallingCode,
    mobileNum: form.values.mobileNum ?? '',
    userName: form.login.userName,
    onNumberMissing: () => form.ask('mobileNum'),
  })
  const prove = byFirebase && (code.confirm ?? forgotten)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form only takes a note of it
  useEffect(() => form.bySms({ diallingCode, prove }), [diallingCode, prove])
  return (
    <>
      <PhoneField
        label={t('common.mobileNum')}
        maxLength={limits.mobileNumber}
        {...dialling.field}
        {...wiring(form, 'mobileNum')}
      />
      <Place name="smsCaptcha" />
      <SmsCode {...code.field} {...wiring(form, 'verificationCode')} />
    </>
  )
}
