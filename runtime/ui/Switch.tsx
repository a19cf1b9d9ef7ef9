import { type ReactNode, useId } from 'react'

export interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  helper?: string | undefined
  disabled?: boolean | undefined
}

/** On or off, at once; the whole line can be tapped. */
export function Switch({ label, checked, onChange, helper, disabled }: SwitchProps) {
  const note = useId()
  return (
    <label className="Switch">
      <span className="Switch-words">
        <span className="Switch-label">{label}</span>
        {helper !== undefined && (
          <span className="Switch-helper" id={note}>
            {helper}
          </span>
        )}
      </span>
      <input
        className="Switch-input"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says its state itself, and must not say it twice
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...(disabled ? { disabled } : {})}
        {...(helper === undefined ? {} : { 'aria-describedby': note })}
      />
      <span className="Switch-track" />
    </label>
  )
}
