import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react'
import { Field, type FieldCommon } from './Field'
import { Icon, type IconName } from './Icon'
import { IconButton } from './IconButton'

export interface TextFieldProps extends FieldCommon {
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
  maxLength?: number | undefined
  placeholder?: string | undefined
  readOnly?: boolean | undefined
  /** User names, numbers and addresses stay left-to-right in Urdu: `ltr`; free words: `auto`. */
  dir?: 'ltr' | 'auto' | undefined
  icon?: IconName | undefined
  before?: ReactNode
  after?: ReactNode
  aside?: ReactNode
  /** With it, a cross empties the field and keeps the cursor there. */
  clearLabel?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text. Spelling helpers are off: what is asked for here is names, numbers and addresses. */
export function TextField(props: TextFieldProps) {
  const { label, helper, error, disabled, required, aside, before, after, icon, id, ...others } = props
  const { value, onChange, clearLabel, type = 'text', ref, ...rest } = others
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLInputElement, [])
  const clear = (): void => {
    onChange('')
    own.current?.focus()
  }
  const start = icon === undefined ? before : [<Icon key="icon" name={icon} />, before]
  const clearable = clearLabel !== undefined && value !== '' && !disabled
  return (
    <Field
      {...{ label, helper, error, disabled, required, aside, id }}
      before={start}
      after={
        <>
          {clearable && <IconButton icon="close" label={clearLabel} onClick={clear} />}
          {after}
        </>
      }
    >
      {(wiring) => (
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...wiring}
          ref={own}
          className="Field-input TextField-input"
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
