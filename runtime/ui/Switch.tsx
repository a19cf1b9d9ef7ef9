import { type ReactNode, useId } from 'react'

export interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  helper?: string | undefined
  disabled?: boolean | undefined
}

/** A switch that takes effect at once; the whole row can be tapped. */
export function Switch({ label, checked, onChange, helper, disabled }: SwitchProps) {
  const noteId = useId()
  return (
    <label className="Switch">
      <span className="Switch-words">
        <span className="Switch-label">{label}</span>
        {helper !== undefined && (
          <span className="Switch-helper" id={noteId}>
            {helper}
          </span>
        )}
      </span>
      <input
        className="Switch-input"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox announces its own state; aria-checked would announce it twice
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...(disabled ? { disabled } : {})}
        {...(helper === undefined ? {} : { 'aria-describedby': noteId })}
      />
      <span className="Switch-track" />
    </label>
  )
}
