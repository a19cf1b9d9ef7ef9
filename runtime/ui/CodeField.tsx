import type { Ref } from 'react'
import { Field, type FieldCommon } from './Field'

export interface CodeFieldProps extends FieldCommon {
  value: string
  onChange: (value: string) => void
  /** Number of characters that are expected. */
  length: number
  kind?: 'digits' | 'letters' | undefined
  name?: string | undefined
  id?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A code from a message or an app: one field, so that the phone can fill it in and it can be pasted.
 * Spaces that come along with a pasted code are dropped.
 */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    helper,
    error,
    disabled,
    required,
    id,
    value,
    onChange,
    length,
    kind = 'digits',
    ...rest
  } = props
  const accept = (typed: string): void => onChange(typed.replace(/\s/g, '').slice(0, length))
  return (
    <Field {...{ label, helper, error, disabled, required, id }}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
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
          onChange={(event) => accept(event.target.value)}
        />
      )}
    </Field>
  )
}
