import { createRef, type RefObject, useRef, useState } from 'react'

/** What a text field of ui/ wants; spread it. */
export interface FieldHold {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
}

export interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  of(name: Name): FieldHold
  put(name: Name, value: string): void
  /**
   * What stands in the fields themselves, copied into the state: a password manager may fill them without telling, and the
   * next drawing must not empty them (F087). A field that is not shown keeps what was last typed.
   */
  read(): Readonly<Record<Name, string>>
  focus(name: Name): void
  /** The cursor waits there, and the next letter replaces what is wrong. */
  select(name: Name): void
}

const refsOf = <Name extends string>(start: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.keys(start).map((name) => [name, createRef<HTMLInputElement>()]),
  ) as unknown as Readonly<Record<Name, RefObject<HTMLInputElement | null>>>

/** The text fields of a form; `typed` hears of every letter. */
export function useFields<Name extends string>(
  start: Readonly<Record<Name, string>>,
  typed?: () => void,
): Fields<Name> {
  const [values, setValues] = useState(start)
  const [refs] = useState(() => refsOf(start))
  const latest = useRef(values)

  function change(next: Readonly<Record<Name, string>>): void {
    latest.current = next
    setValues(next)
  }

  const put = (name: Name, value: string) => change({ ...latest.current, [name]: value })

  function read(): Readonly<Record<Name, string>> {
    const found: Record<Name, string> = { ...latest.current }
    for (const name of Object.keys(refs) as Name[]) found[name] = refs[name].current?.value ?? found[name]
    change(found)
    return found
  }

  return {
    values,
    of: (name) => ({
      ref: refs[name],
      value: values[name],
      onChange(value) {
        put(name, value)
        typed?.()
      },
    }),
    put,
    read,
    focus: (name) => refs[name].current?.focus(),
    select(name) {
      // Selecting alone gives the focus in some browsers only.
      refs[name].current?.focus()
      refs[name].current?.select()
    },
  }
}
