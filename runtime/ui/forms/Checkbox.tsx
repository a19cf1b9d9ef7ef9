import { type ReactNode, useId } from 'react'
import { Icon } from '../media/Icon'
import * as icons from '../media/icons'

export interface CheckboxProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  helper?: string | undefined
  error?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  name?: string | undefined
}

/** A checkbox; the whole row can be tapped. */
export function Checkbox({
  label,
  checked,
  onChange,
  helper,
  error,
  disabled,
  required,
  name,
}: CheckboxProps) {
  const noteId = useId()
  return (
    <div className="Checkbox">
      <label className="Checkbox-line">
        <input
          className="Checkbox-input"
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          {...(name === undefined ? {} : { name })}
          {...(disabled ? { disabled } : {})}
          {...(required ? { required } : {})}
          {...(error ? { 'aria-invalid': true } : {})}
          {...(error || helper ? { 'aria-describedby': noteId } : {})}
        />
        <span className="Checkbox-box">
          <Icon icon={icons.check} size="s" />
        </span>
        <span className="Checkbox-label">{label}</span>
      </label>
      {(error || helper) && (
        <p className={error ? 'Checkbox-note Checkbox-note--error' : 'Checkbox-note'} id={noteId}>
          {error || helper}
        </p>
      )}
    </div>
  )
}
