import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../actions/IconButton'
import { Icon } from '../media/Icon'
import * as icons from '../media/icons'
import { Field, type FieldBaseProps } from './Field'

export interface PasswordFieldProps extends FieldBaseProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** Labels of the eye button: "show password", "hide password". */
  showLabel: string
  hideLabel: string
  /** Shown instead of the helper while Caps Lock is on. */
  capsLockHint?: string | undefined
  /** Shown instead of the helper while it has letters that are not Latin: the keyboard may be set to another alphabet. */
  alphabetHint?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  name?: string | undefined
  id?: string | undefined
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint']
  minLength?: number | undefined
  placeholder?: string | undefined
  aside?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

const otherLetter = /[^\P{Letter}\p{Script=Latin}]/u

/**
 * A password that can be seen, pasted and filled in by a password manager. It is never in the markup, where a value of React's
 * stands as an attribute, and whatever copies a page finds it (D219).
 */
export function PasswordField({ ref, ...props }: PasswordFieldProps) {
  const { label, helper, rule, error, disabled, required, aside, id, ...otherProps } = props
  const { value, onChange, onBlur, showLabel, hideLabel, capsLockHint, alphabetHint, ...rest } = otherProps
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  })
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  // Autofill sends key events without modifiers.
  const readCapsLock = ({ nativeEvent }: KeyboardEvent) =>
    setCapsLock(nativeEvent.getModifierState?.('CapsLock') ?? false)
  return (
    <Field
      {...{ label, rule, error, disabled, required, aside, id }}
      helper={(capsLock && capsLockHint) || (otherLetter.test(value) && alphabetHint) || helper}
      before={<Icon icon={icons.lock} />}
      after={
        <IconButton
          icon={visible ? icons.eyeOff : icons.eye}
          label={visible ? hideLabel : showLabel}
          onClick={() => setVisible(!visible)}
        />
      }
    >
      {(inputProps) => (
        <input
          {...rest}
          {...inputProps}
          ref={input}
          className="Field-input PasswordField-input"
          type={visible ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={() => {
            setCapsLock(false)
            onBlur?.()
          }}
        />
      )}
    </Field>
  )
}
