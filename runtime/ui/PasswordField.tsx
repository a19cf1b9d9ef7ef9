import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import { Field, type FieldBaseProps } from './Field'
import { Icon } from './Icon'
import { IconButton } from './IconButton'

export interface PasswordFieldProps extends FieldBaseProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** Labels of the eye button: "show password", "hide password". */
  showLabel: string
  hideLabel: string
  autoComplete: 'current-password' | 'new-password'
  name?: string | undefined
  id?: string | undefined
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint']
  minLength?: number | undefined
  placeholder?: string | undefined
  aside?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

/** A password that can be seen, pasted and filled in by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, helper, error, disabled, required, aside, id, ...otherProps } = props
  const { value, onChange, showLabel, hideLabel, ...rest } = otherProps
  const [visible, setVisible] = useState(false)
  return (
    <Field
      {...{ label, helper, error, disabled, required, aside, id }}
      before={<Icon name="lock" />}
      after={
        <IconButton
          icon={visible ? 'eyeOff' : 'eye'}
          label={visible ? hideLabel : showLabel}
          onClick={() => setVisible(!visible)}
        />
      }
    >
      {(inputProps) => (
        <input
          {...rest}
          {...inputProps}
          className="Field-input PasswordField-input"
          type={visible ? 'text' : 'password'}
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
