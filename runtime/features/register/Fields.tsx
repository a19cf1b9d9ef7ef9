import { useState } from 'react'
import { Place } from '../../kit/Place'
import { useDiallingCodes } from '../../kit/useDiallingCodes'
import { usePhoneCode } from '../../kit/usePhoneCode'
import { useText } from '../../kit/useSite'
import { limits } from '../../tables/limits'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { PhoneField } from '../../ui/PhoneField'
import { SmsCode } from '../../ui/SmsCode'
import { TextField } from '../../ui/TextField'
import type { RegisterForm, Registering } from './useRegister'

interface PartProps {
  readonly form: RegisterForm
  readonly life: Registering
}

/** A name of one's own choice; whether it is free is asked when the field is left (D15). */
export function OwnName({ form: { fields, checks }, life }: PartProps) {
  const t = useText()
  const { userName } = fields.values
  const free = checks.userName.of(userName)?.good === true
  return (
    <TextField
      {...fields.propsOf('userName')}
      label={t('login.userName')}
      name="username"
      autoComplete="username"
      enterKeyHint="next"
      dir="ltr"
      icon="user"
      maxLength={limits.userName}
      onBlur={() => checks.userName.left(fields.readInputs().userName)}
      error={life.problems.userName ?? checks.userNameProblem(userName)}
      after={
        free && (
          <span className="OwnName-free">
            <Icon name="checkCircle" />
          </span>
        )
      }
      helper={free ? t('register.userNameFree') : undefined}
      clearLabel={t('common.clear')}
    />
  )
}

/** A mobile number, and where the merchant wants it the code that was sent to it (I7.14, I7.16). */
export function MobileNumber({ form: { fields, diallingCode, offer }, life }: PartProps) {
  const t = useText()
  const dialling = useDiallingCodes()
  diallingCode.current = dialling.diallingCode
  const { problems, mark } = life
  return (
    <>
      <PhoneField
        {...fields.propsOf('mobileNum')}
        label={t('common.mobileNum')}
        maxLength={limits.mobileNumber}
        error={problems.mobileNum}
        {...dialling.field}
      />
      {offer.smsCode && (
        <CodeBySms
          diallingCode={dialling.diallingCode}
          mobileNum={fields.values.mobileNum}
          onNumberMissing={() => {
            mark({ mobileNum: t('common.mobileNumMissing') })
            fields.focus('mobileNum')
          }}
          field={{ ...fields.propsOf('verificationCode'), error: problems.verificationCode }}
        />
      )}
    </>
  )
}

interface CodeBySmsProps {
  readonly diallingCode: string
  readonly mobileNum: string
  readonly onNumberMissing: () => void
  readonly field: Pick<Parameters<typeof SmsCode>[0], 'ref' | 'value' | 'onChange' | 'error'>
}

function CodeBySms({ field, ...about }: CodeBySmsProps) {
  const code = usePhoneCode({ call: 'sendSmsVisitor', userName: '', ...about })
  return (
    <>
      <Place name="smsCaptcha" />
      <SmsCode {...code.field} {...field} />
    </>
  )
}

/** The codes of a friend or a partner; out of the way until there is one. */
export function InvitationCodes({ form: { fields, offer, checks }, life }: PartProps) {
  const t = useText()
  const { affiliateCode, referralCode } = fields.values
  const [open, setOpen] = useState(affiliateCode !== '' || referralCode !== '')
  if (!offer.affiliateCode && !offer.referralCode) return null
  const shared = { autoComplete: 'off', dir: 'ltr', maxLength: limits.inviteCode } as const
  if (!open) {
    return (
      <Button wide variant="text" icon="gift" aria-expanded={false} onClick={() => setOpen(true)}>
        {t('register.haveCode')}
      </Button>
    )
  }
  return (
    <>
      {offer.referralCode && (
        <TextField
          {...shared}
          {...fields.propsOf('referralCode')}
          name="referralCode"
          label={t('register.referralCode')}
          icon="users"
          clearLabel={t('common.clear')}
        />
      )}
      {offer.affiliateCode && (
        <TextField
          {...shared}
          {...fields.propsOf('affiliateCode')}
          name="affiliateCode"
          label={t('register.affiliateCode')}
          icon="gift"
          onBlur={() => checks.affiliateCode.left(fields.readInputs().affiliateCode)}
          error={life.problems.affiliateCode ?? checks.affiliateProblem(affiliateCode)}
          clearLabel={t('common.clear')}
        />
      )}
    </>
  )
}
