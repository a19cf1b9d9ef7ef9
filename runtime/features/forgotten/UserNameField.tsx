import type { FieldProps } from '../../kit/useForm'
import { useText } from '../../kit/useSite'
import { limits } from '../../tables/limits'
import { TextField } from '../../ui/TextField'

/** The user name of the account; the first field of both forms. */
export function UserNameField(fieldProps: FieldProps) {
  const t = useText()
  return (
    <TextField
      {...fieldProps}
      label={t('forgotten.userName')}
      name="username"
      autoComplete="username"
      enterKeyHint="next"
      dir="ltr"
      icon="user"
      maxLength={limits.userName}
    />
  )
}
