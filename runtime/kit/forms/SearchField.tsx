import { TextField, type TextFieldProps } from '../../ui/forms/TextField'
import { useText } from '../useSite'

interface SearchFieldProps extends TextFieldProps {
  /** It takes the first focus of its sheet. */
  readonly autoFocused?: boolean
}

/** A field that filters or searches a list. */
export function SearchField({ autoFocused = false, ...props }: SearchFieldProps) {
  const t = useText()
  return (
    <TextField
      {...(autoFocused ? { 'data-autofocus': '' } : {})}
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
