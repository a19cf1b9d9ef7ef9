import { useRef, useState } from 'react'

/** The first invalid field of a form: shows its error below it and focuses it (I5.13). */
export interface FirstError<Field extends string> {
  /** The `ref` of a field's input. */
  refOf(field: Field): (input: HTMLInputElement | null) => void
  errorOf(field: Field): string | undefined
  setError(field: Field, words: string): void
  focus(field: Field): void
  clear(): void
  /** Shows the first error in the order of the keys; returns true when there is none. */
  validate(words: Readonly<Partial<Record<Field, string | undefined>>>): boolean
}

export function useFirstError<Field extends string>(): FirstError<Field> {
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({})
  const [error, setCurrentError] = useState<{ field: Field; words: string } | undefined>()
  const focus = (field: Field): void => inputs.current[field]?.focus()

  function setError(field: Field, message: string): void {
    setCurrentError({ field, words: message })
    focus(field)
  }

  return {
    refOf: (field) => (input) => {
      inputs.current[field] = input
    },
    errorOf: (field) => (error?.field === field ? error.words : undefined),
    setError,
    focus,
    clear: () => setCurrentError(undefined),
    validate(message) {
      const [first] = (Object.keys(message) as Field[]).filter((field) => message[field] !== undefined)
      if (first === undefined) setCurrentError(undefined)
      else setError(first, message[first] ?? '')
      return first === undefined
    },
  }
}

/** The message if the value is empty. */
export const requiredError = (value: string, message: string): string | undefined =>
  value.trim() === '' ? message : undefined
