import { useRef, useState } from 'react'

/** The first field of a form that is empty or wrong: its words stand below it, and the cursor waits in it (I5.13). */
export interface Gap<Field extends string> {
  /** The `ref` of a field's input. */
  place(field: Field): (input: HTMLInputElement | null) => void
  errorOf(field: Field): string | undefined
  point(field: Field, words: string): void
  focus(field: Field): void
  clear(): void
  /** Points at the first field that has words, in the order of the keys; true when none has. */
  passes(words: Readonly<Partial<Record<Field, string | undefined>>>): boolean
}

export function useGap<Field extends string>(): Gap<Field> {
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({})
  const [gap, setGap] = useState<{ field: Field; words: string } | undefined>()
  const focus = (field: Field): void => inputs.current[field]?.focus()

  function point(field: Field, words: string): void {
    setGap({ field, words })
    focus(field)
  }

  return {
    place: (field) => (input) => {
      inputs.current[field] = input
    },
    errorOf: (field) => (gap?.field === field ? gap.words : undefined),
    point,
    focus,
    clear: () => setGap(undefined),
    passes(words) {
      const [first] = (Object.keys(words) as Field[]).filter((field) => words[field] !== undefined)
      if (first === undefined) setGap(undefined)
      else point(first, words[first] ?? '')
      return first === undefined
    },
  }
}

/** The words, when nothing was typed. */
export const whenEmpty = (typed: string, words: string): string | undefined =>
  typed.trim() === '' ? words : undefined
