import { Field, type FieldCommon } from './Field'
import { Icon } from './Icon'

export interface SelectFieldProps extends FieldCommon {
  value: string
  onChange: (value: string) => void
  options: readonly { readonly value: string; readonly text: string }[]
  name?: string | undefined
  id?: string | undefined
}

/** A choice out of many in the system's own picker: it scrolls and searches as the phone's owner knows it. */
export function SelectField(props: SelectFieldProps) {
  const { label, helper, error, disabled, required, id, value, onChange, options, name } = props
  return (
    <Field {...{ label, helper, error, disabled, required, id }} after={<Icon name="chevronDown" size="s" />}>
      {(wiring) => (
        <select
          {...wiring}
          {...(name === undefined ? {} : { name })}
          className="Field-input SelectField-input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.text} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
