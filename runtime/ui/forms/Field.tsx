import { type ReactNode, useId } from 'react'
import { classNames } from '../classNames'
import { Icon } from '../media/Icon'

/** Props that all fields share. */
export interface FieldBaseProps {
  label: string
  /** What is expected; shown while there is no error. */
  helper?: string | undefined
  /** What the value must be like; shown in place of the helper, and also below an error. */
  rule?: string | undefined
  /** What is wrong and what to do; replaces the helper. */
  error?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
}

/** Props for the input itself, so that label, helper and error are announced with it. */
export interface FieldInputProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  required?: boolean
  disabled?: boolean
}

export interface FieldProps extends FieldBaseProps {
  /** Beside the label, for instance a "forgot?" link. */
  aside?: ReactNode
  before?: ReactNode
  after?: ReactNode
  id?: string | undefined
  children: (wiring: FieldInputProps) => ReactNode
}

/**
 * The layout of a field: label, box, and a line for helper or error. The line is always rendered: an error moves nothing, and
 * only a live region that already exists is announced.
 */
export function Field({
  label,
  helper,
  rule,
  error,
  disabled,
  required,
  aside,
  before,
  after,
  id,
  children,
}: FieldProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const noteId = `${inputId}-note`
  const inputProps: FieldInputProps = {
    id: inputId,
    ...(error || helper || rule ? { 'aria-describedby': noteId } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(required ? { required } : {}),
    ...(disabled ? { disabled } : {}),
  }
  return (
    <div
      className={classNames(
        'Field',
        error !== undefined && error !== '' && 'Field--error',
        disabled && 'Field--disabled',
      )}
    >
      <div className="Field-head">
        <label className="Field-label" htmlFor={inputId}>
          {label}
        </label>
        {aside}
      </div>
      <div className="Field-box">
        {before}
        {children(inputProps)}
        {after}
      </div>
      <p className="Field-note" id={noteId} aria-live="polite">
        {error ? (
          <>
            <Icon icon="error" size="s" />
            <span>
              {error}
              {rule !== undefined && <span className="Field-rule"> {rule}</span>}
            </span>
          </>
        ) : (
          (helper ?? rule)
        )}
      </p>
    </div>
  )
}
