import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import { Field, type FieldCommon } from './Field'
import { Icon } from './Icon'
import { IconButton } from './IconButton'

export interface PasswordFieldProps extends FieldCommon {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** What the eye does next: "show password", "hide password". */
  showLabel: string
  hideLabel: string
  autoComplete: 'current-password' | 'new-password'
  name?: string | undefined
  id?: string | undefined
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint']
  maxLength?: number | undefined
  minLength?: number | undefined
  placeholder?: string | undefined
  aside?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

/** A password that can be seen, pasted and filled in by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, helper, error, disabled, required, aside, id, ...others } = props
  const { value, onChange, showLabel, hideLabel, ...rest } = others
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...{ label, helper, error, disabled, required, aside, id }}
      before={<Icon name="lock" />}
      after={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    >
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          className="Field-input PasswordField-input"
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
