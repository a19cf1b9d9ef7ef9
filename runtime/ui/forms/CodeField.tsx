import type { Ref } from 'react'
import { Field, type FieldBaseProps } from './Field'

export interface CodeFieldProps extends FieldBaseProps {
  value: string
  onChange: (value: string) => void
  kind?: 'digits' | 'letters' | undefined
  name?: string | undefined
  id?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A code from a message or an app: one field, so that the phone can fill it in and it can be pasted.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, helper, error, disabled, required, id, value, onChange, kind = 'digits', ...rest } = props
  return (
    <Field {...{ label, helper, error, disabled, required, id }}>
      {(inputProps) => (
        <input
          {...rest}
          {...inputProps}
          className="Field-input CodeField-input"
          type="text"
          dir="ltr"
          inputMode={kind === 'digits' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
