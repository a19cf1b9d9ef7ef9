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
      clearLabel={t('common.clear')}
      {...props}
    />
  )
}
