import { type ReactNode, useId } from 'react'
import { classes } from './classes'
import { Icon } from './Icon'

/** What every field shares. Words come from outside. */
export interface FieldCommon {
  label: string
  /** Said before a mistake: what is expected. */
  helper?: string | undefined
  /** Said after a mistake, in the helper's place: what to do. */
  error?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
}

/** What the input itself must carry so that label, helper and error are spoken with it. */
export interface FieldWiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  required?: boolean
  disabled?: boolean
}

export interface FieldProps extends FieldCommon {
  /** Beside the label, for instance a link "forgot?". */
  aside?: ReactNode
  before?: ReactNode
  after?: ReactNode
  id?: string | undefined
  children: (wiring: FieldWiring) => ReactNode
}

/**
 * The frame of a field: label above, box, helper or error below. The line below is always there:
 * an error that appears moves nothing, and a live region that exists beforehand is spoken.
 */
export function Field({
  label,
  helper,
  error,
  disabled,
  required,
  aside,
  before,
  after,
  id,
  children,
}: FieldProps) {
  const made = useId()
  const input = id ?? made
  const note = `${input}-note`
  const wiring: FieldWiring = {
    id: input,
    ...(error || helper ? { 'aria-describedby': note } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(required ? { required } : {}),
    ...(disabled ? { disabled } : {}),
  }
  return (
    <div
      className={classes(
        'Field',
        error !== undefined && error !== '' && 'Field--error',
        disabled && 'Field--disabled',
      )}
    >
      <div className="Field-head">
        <label className="Field-label" htmlFor={input}>
          {label}
        </label>
        {aside}
      </div>
      <div className="Field-box">
        {before}
        {children(wiring)}
        {after}
      </div>
      <p className="Field-note" id={note} aria-live="polite">
        {error ? (
          <>
            <Icon name="error" size="s" />
            {error}
          </>
        ) : (
          helper
        )}
      </p>
    </div>
  )
}
