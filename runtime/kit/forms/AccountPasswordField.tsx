import { PasswordField, type PasswordFieldProps } from '../../ui/forms/PasswordField'
import { useText } from '../useSite'
import type { FieldProps } from './useForm'

interface AccountPasswordFieldProps
  extends FieldProps,
    Pick<PasswordFieldProps, 'label' | 'rule' | 'enterKeyHint'> {
  /** Tells password managers which password it is. */
  readonly kind: 'current' | 'new'
}

/** The password of the member's account. */
export function AccountPasswordField({ kind, enterKeyHint = 'go', ...props }: AccountPasswordFieldProps) {
  const t = useText()
  return (
    <PasswordField
      name={kind === 'new' ? 'new-password' : 'password'}
      autoComplete={`${kind}-password`}
      enterKeyHint={enterKeyHint}
      showLabel={t('common.showPassword')}
      hideLabel={t('common.hidePassword')}
      capsLockHint={t('common.capsLock')}
      alphabetHint={t('common.otherAlphabet')}
      {...props}
    />
  )
}
