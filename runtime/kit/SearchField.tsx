import { limits } from '../tables/limits'
import { TextField, type TextFieldProps } from '../ui/TextField'
import { useText } from './useSite'

/** A field that filters or searches a list. */
export function SearchField(props: TextFieldProps) {
  const t = useText()
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      dir="auto"
      icon="search"
      maxLength={limits.name}
      clearLabel={t('common.clear')}
      {...props}
    />
  )
}
