import { UserNameField } from '../../kit/forms/UserNameField'
import { useDiallingCodes } from '../../kit/forms/useDiallingCodes'
import { useSite, useText } from '../../kit/useSite'
import { PhoneField } from '../../ui/forms/PhoneField'
import { Tabs } from '../../ui/lists/Tabs'
import type { LoginForm, LoginMethod } from './useLoginForm'

/**
 * The user name; where members register by mobile number, also that number, with a list of dialling codes when it is enabled
 * (I2.16, I2.26). They are apart, because a user name can consist of digits.
 */
export function LoginNameField({ form }: { readonly form: LoginForm }) {
  const t = useText()
  const { methods = [] } = useSite().data.manifest.registration ?? {}
  const name = (
    <UserNameField
      {...form.fields.propsOf('userName')}
      label={t('login.userName')}
      clearLabel={t('common.clear')}
    />
  )
  if (!methods.includes('mobile')) return name
  return (
    <Tabs
      label={t('login.title')}
      active={form.method}
      onSelect={(id) => form.setMethod(id as LoginMethod)}
      items={[
        { id: 'username', label: t('register.byUserName'), panel: name },
        { id: 'mobile', label: t('register.byMobile'), panel: <MobileNumber form={form} /> },
      ]}
    />
  )
}

function MobileNumber({ form }: { readonly form: LoginForm }) {
  const t = useText()
  const dialling = useDiallingCodes()
  form.diallingCode.current = dialling.diallingCode
  return (
    <PhoneField {...form.fields.propsOf('mobileNum')} label={t('common.mobileNum')} {...dialling.field} />
  )
}
