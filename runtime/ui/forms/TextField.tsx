import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react'
import { IconButton } from '../actions/IconButton'
import { Icon, type IconSource } from '../media/Icon'
import { Field, type FieldBaseProps } from './Field'

export interface TextFieldProps extends FieldBaseProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  type?: 'text' | 'tel' | 'email' | 'search' | 'url' | undefined
  name?: string | undefined
  id?: string | undefined
  autoComplete?: string | undefined
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint']
  placeholder?: string | undefined
  readOnly?: boolean | undefined
  /** `ltr` for user names, numbers and addresses, also in Urdu; `auto` for free text. */
  dir?: 'ltr' | 'auto' | undefined
  icon?: IconSource | undefined
  before?: ReactNode
  after?: ReactNode
  aside?: ReactNode
  /** Label of the clear button, which keeps the focus in the field; absent: no button. */
  clearLabel?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text, without spelling correction: it takes names, numbers and addresses. */
export function TextField(props: TextFieldProps) {
  const { label, helper, rule, error, disabled, required, aside, before, after, icon, id, ...otherProps } =
    props
  const { value, onChange, clearLabel, type = 'text', ref, ...rest } = otherProps
  const inputRef = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement, [])
  const clear = (): void => {
    onChange('')
    inputRef.current?.focus()
  }
  const beforeWithIcon = icon === undefined ? before : [<Icon key="icon" icon={icon} />, before]
  const clearable = clearLabel !== undefined && value !== '' && !disabled
  return (
    <Field
      {...{ label, helper, rule, error, disabled, required, aside, id }}
      before={beforeWithIcon}
      after={
        <>
          {clearable && <IconButton icon="close" label={clearLabel} onClick={clear} />}
          {after}
        </>
      }
    >
      {(inputProps) => (
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...inputProps}
          ref={inputRef}
          className="Field-input TextField-input"
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
