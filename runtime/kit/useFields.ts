import { createRef, type RefObject, useRef, useState } from 'react'

/** Props for a text field of ui/; spread them. */
export interface FieldProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
}

export interface FormFields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  propsOf(name: Name): FieldProps
  setValue(name: Name, value: string): void
  /**
   * Reads the inputs' current values into the state: a password manager may fill them without an event, and the next
   * render must not clear them (F087). A field that is not mounted keeps its last value.
   */
  readInputs(): Readonly<Record<Name, string>>
  focus(name: Name): void
  /** Focuses the field and selects its text, so that typing replaces it. */
  select(name: Name): void
}

const createRefs = <Name extends string>(initialValues: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.keys(initialValues).map((name) => [name, createRef<HTMLInputElement>()]),
  ) as unknown as Readonly<Record<Name, RefObject<HTMLInputElement | null>>>

/** The text fields of a form; `onInput` is called on every change. */
export function useFields<Name extends string>(
  initialValues: Readonly<Record<Name, string>>,
  onInput?: () => void,
): FormFields<Name> {
  const [values, setValues] = useState(initialValues)
  const [refs] = useState(() => createRefs(initialValues))
  const latestValues = useRef(values)

  function change(next: Readonly<Record<Name, string>>): void {
    latestValues.current = next
    setValues(next)
  }

  const setValue = (name: Name, value: string) => change({ ...latestValues.current, [name]: value })

  function readInputs(): Readonly<Record<Name, string>> {
    const current: Record<Name, string> = { ...latestValues.current }
    for (const name of Object.keys(refs) as Name[]) current[name] = refs[name].current?.value ?? current[name]
    change(current)
    return current
  }

  return {
    values,
    propsOf: (name) => ({
      ref: refs[name],
      value: values[name],
      onChange(value) {
        setValue(name, value)
        onInput?.()
      },
    }),
    setValue,
    readInputs,
    focus: (name) => refs[name].current?.focus(),
    select(name) {
      // Some browsers do not focus a field when its text is selected.
      refs[name].current?.focus()
      refs[name].current?.select()
    },
  }
}
