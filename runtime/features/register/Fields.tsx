import { useState } from 'react'
import { Place } from '../../kit/code/Place'
import { UserNameField } from '../../kit/forms/UserNameField'
import { useDiallingCodes } from '../../kit/forms/useDiallingCodes'
import type { FieldProps } from '../../kit/forms/useForm'
import { type PhoneCodeRequest, usePhoneCode } from '../../kit/forms/usePhoneCode'
import { useText } from '../../kit/useSite'
import * as limits from '../../tables/limits'
import { Button } from '../../ui/actions/Button'
import { PhoneField } from '../../ui/forms/PhoneField'
import { SmsCode } from '../../ui/forms/SmsCode'
import { TextField } from '../../ui/forms/TextField'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import type { RegisterFormContext } from './useRegister'

interface PartProps {
  readonly form: RegisterFormContext
}

/** A user name of the member's choice; its availability is checked on blur (D130). */
export function ChosenUserNameField({ form: { fields, checks } }: PartProps) {
  const t = useText()
  const { userName } = fields.values
  const isAvailable = checks.userName.resultFor(userName)?.valid === true
  return (
    <UserNameField
      {...fields.propsOf('userName')}
      label={t('login.userName')}
      onBlur={() => checks.userName.onBlur(fields.readInputs().userName)}
      error={fields.errors.userName ?? checks.userNameError(userName)}
      after={
        isAvailable && (
          <span className="UserNameField-available">
            <Icon icon="checkCircle" />
          </span>
        )
      }
      helper={isAvailable ? t('register.userNameFree') : undefined}
      rule={t('register.userNameRule', { minimum: limits.userNameMinimum })}
      clearLabel={t('common.clear')}
    />
  )
}

/** A mobile number, and an SMS code if the merchant requires one (I7.14, I7.16). */
export function MobileNumberField({ form: { fields, diallingCode, options } }: PartProps) {
  const t = useText()
  const dialling = useDiallingCodes()
  diallingCode.current = dialling.diallingCode
  return (
    <>
      <PhoneField {...fields.propsOf('mobileNum')} label={t('common.mobileNum')} {...dialling.field} />
      {options.smsCode && (
        <SmsCodeField
          diallingCode={dialling.diallingCode}
          mobileNum={fields.values.mobileNum}
          readInputs={fields.readInputs}
          onNumberError={(error) => fields.validate(() => ({ mobileNum: error() }))}
          field={fields.propsOf('verificationCode')}
        />
      )}
    </>
  )
}

interface SmsCodeFieldProps {
  readonly diallingCode: string
  readonly mobileNum: string
  readonly readInputs: () => { readonly mobileNum: string }
  readonly onNumberError: PhoneCodeRequest['onNumberError']
  readonly field: FieldProps
}

function SmsCodeField({ field, readInputs, ...recipient }: SmsCodeFieldProps) {
  const code = usePhoneCode({
    call: 'sendSmsVisitor',
    userName: '',
    ...recipient,
    // The registration has no user name yet.
    readInputs: () => ({ mobileNum: readInputs().mobileNum }),
  })
  return (
    <>
      <Place name="smsCaptcha" required />
      <SmsCode {...code.field} {...field} />
    </>
  )
}

/** Referral and affiliate codes; collapsed until the member has one. */
export function InvitationCodeFields({ form: { fields, options, checks, linkCodes } }: PartProps) {
  const t = useText()
  const { affiliateCode, referralCode } = fields.values
  const [open, setOpen] = useState(affiliateCode !== '' || referralCode !== '')
  if (!options.affiliateCode && !options.referralCode) return null
  const sharedProps = { autoComplete: 'off', dir: 'ltr' } as const
  if (!open) {
    return (
      <Button wide size="s" variant="text" icon="gift" aria-expanded={false} onClick={() => setOpen(true)}>
        {t('register.haveCode')}
      </Button>
    )
  }
  return (
    <>
      {options.referralCode && (
        <TextField
          {...sharedProps}
          {...fields.propsOf('referralCode')}
          name="referralCode"
          label={t('register.referralCode')}
          icon={icons.users}
          clearLabel={t('common.clear')}
        />
      )}
      {options.affiliateCode && (
        <TextField
          {...sharedProps}
          {...fields.propsOf('affiliateCode')}
          name="affiliateCode"
          label={t('register.affiliateCode')}
          icon="gift"
          onBlur={() => checks.affiliateCode.onBlur(fields.readInputs().affiliateCode)}
          error={
            affiliateCode === linkCodes.affiliateCode ? undefined : checks.affiliateCodeError(affiliateCode)
          }
          clearLabel={t('common.clear')}
        />
      )}
    </>
  )
}
