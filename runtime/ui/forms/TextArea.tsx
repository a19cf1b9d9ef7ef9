import type { ReactNode, Ref } from 'react'
import { Field, type FieldBaseProps } from './Field'

export interface TextAreaProps extends FieldBaseProps {
  value: string
  onChange: (value: string) => void
  name?: string | undefined
  /** Its height in lines; it can be made higher. */
  rows: number
  /** Beside the label, for instance a counter. */
  aside?: ReactNode
  /** As forms hold it: of what an input has, they use the value, the focus and the selection. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Several lines of text, with the spelling correction of the device. */
export function TextArea(props: TextAreaProps) {
  const { label, helper, rule, error, disabled, required, aside, value, onChange, ref, ...rest } = props
  return (
    <Field {...{ label, helper, rule, error, disabled, required, aside }}>
      {(inputProps) => (
        <textarea
          dir="auto"
          {...rest}
          {...inputProps}
          ref={ref as Ref<HTMLElement> as Ref<HTMLTextAreaElement>}
          className="Field-input TextArea-input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
