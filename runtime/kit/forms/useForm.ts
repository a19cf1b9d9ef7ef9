import { createRef, type RefObject, useRef, useState } from 'react'
import { cleanTyped } from '../../rules/text/cleanTyped'
import { digitsOf } from '../../rules/text/digits'
import type { DraftForm } from '../../tables/drafts'
import { fieldLimits } from '../../tables/fieldLimits'
import { useSite, useText } from '../useSite'
import { readDraft, useSavedDraft } from './drafts'

export type FormValues<Name extends string> = Readonly<Record<Name, string>>

/** The errors of the invalid fields, in the order in which the form shows its fields. */
export type FormErrors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

/** Props for a text field of ui/; spread them. */
export interface FieldProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

export interface FormFields<Name extends string> {
  readonly values: FormValues<Name>
  readonly errors: FormErrors<Name>
  propsOf(name: Name): FieldProps
  setValue(name: Name, value: string): void
  /**
   * Reads the inputs' current values into the state: a password manager may fill them without an event, and the next
   * render must not clear them (F087). A field that is not mounted keeps its last value.
   */
  readInputs(): FormValues<Name>
  /**
   * Shows the errors that `check` returns instead of the former ones and focuses the first (I5.13); true when there is none.
   * Each render calls it again, so that its texts follow the language (F146): it must not read what changes meanwhile.
   */
  validate(check: () => FormErrors<Name>): boolean
  focus(name: Name): void
  /** Focuses the field and selects its text, so that typing replaces it. */
  select(name: Name): void
}

interface FormOptions<Name extends string> {
  readonly onInput?: (name: Name, value: string) => void
  /** What was typed comes back after the browser has discarded or reloaded the page. */
  readonly draft?: DraftForm
}

const createRefs = <Name extends string>(initialValues: FormValues<Name>) =>
  Object.fromEntries(
    Object.keys(initialValues).map((name) => [name, createRef<HTMLInputElement>()]),
  ) as unknown as Readonly<Record<Name, RefObject<HTMLInputElement | null>>>

/** Fields that contain a code: only its digits count, however it was pasted. */
const codeFields: readonly string[] = ['code', 'verificationCode', 'authCode']

const normalized = (name: string, typed: string): string =>
  codeFields.includes(name) ? digitsOf(typed) : typed

/** Fields whose text is cleaned when it is read, not while it is typed: an input method may be at work. */
const cleanedFields: readonly string[] = ['userName', 'affiliateCode', 'referralCode', 'email']

const asMeant = (name: string, typed: string): string =>
  cleanedFields.includes(name) ? cleanTyped(typed) : normalized(name, typed)

/** The text fields of a form and their errors, which disappear when something is typed; a text that is too long stays one. */
export function useForm<Name extends string>(
  initialValues: FormValues<Name>,
  { onInput, draft }: FormOptions<Name> = {},
): FormFields<Name> {
  const site = useSite()
  const t = useText()
  const [values, setValues] = useState<FormValues<Name>>(() => ({
    ...initialValues,
    ...(draft && readDraft(site, draft)),
  }))
  const [check, setCheck] = useState<() => FormErrors<Name>>()
  const errors = (check?.() ?? {}) as FormErrors<Name>
  const [refs] = useState(() => createRefs(initialValues))
  const latestValues = useRef(values)

  function change(next: FormValues<Name>): void {
    latestValues.current = next
    setValues(next)
  }

  const setValue = (name: Name, value: string) => change({ ...latestValues.current, [name]: value })
  const focus = (name: Name) => refs[name].current?.focus()

  function tooLongError(name: Name): string | undefined {
    const limit = fieldLimits[name]
    const isTooLong = limit !== undefined && latestValues.current[name].trim().length > limit
    return isTooLong ? t('common.tooLong', { limit }) : undefined
  }

  function currentInputs(): FormValues<Name> {
    const current: Record<Name, string> = { ...latestValues.current }
    for (const name of Object.keys(refs) as Name[])
      current[name] = asMeant(name, refs[name].current?.value ?? current[name])
    return current
  }

  useSavedDraft(site, draft, currentInputs)

  return {
    values,
    errors,
    propsOf: (name) => ({
      ref: refs[name],
      value: values[name],
      error: errors[name] ?? tooLongError(name),
      onChange(typed) {
        const value = normalized(name, typed)
        setValue(name, value)
        setCheck(undefined)
        onInput?.(name, value)
      },
    }),
    setValue,
    readInputs() {
      const current = currentInputs()
      change(current)
      return current
    },
    validate(nextCheck) {
      setCheck(() => nextCheck)
      const next = nextCheck()
      const names = [...new Set([...Object.keys(next), ...Object.keys(refs)])] as Name[]
      // A field that is not shown cannot be corrected.
      const isWrong = (name: Name) => refs[name].current !== null && tooLongError(name) !== undefined
      const firstInvalid = names.find((name) => next[name] !== undefined || isWrong(name))
      if (firstInvalid !== undefined) focus(firstInvalid)
      return firstInvalid === undefined
    },
    focus,
    select(name) {
      // Some browsers do not focus a field when its text is selected.
      focus(name)
      refs[name].current?.select()
    },
  }
}

/** The message if the value is empty. */
export const requiredError = (value: string, message: string): string | undefined =>
  value.trim() === '' ? message : undefined
