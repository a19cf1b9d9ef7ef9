import type { Ref } from 'react'
import { useText } from '../../kit/useSite'
import { limits } from '../../tables/limits'
import { TextField } from '../../ui/TextField'

interface UserNameFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly ref: Ref<HTMLInputElement>
  onChange(value: string): void
}

/** The user name of the account; the first field of both forms. */
export function UserNameField({ value, error, ref, onChange }: UserNameFieldProps) {
  const t = useText()
  return (
    <TextField
      ref={ref}
      label={t('forgotten.userName')}
      name="username"
      autoComplete="username"
      enterKeyHint="next"
      dir="ltr"
      icon="user"
      maxLength={limits.userName}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
