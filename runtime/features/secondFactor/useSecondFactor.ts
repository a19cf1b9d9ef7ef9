import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSite, useText } from '../../contract/useSite'
import type { Stop } from '../../edge/edge'
import { Failure } from '../../rules/failure'
import {
  type FactorField,
  type FactorValues,
  factorFields,
  factorRequest,
  firstEmpty,
  type SecondFactor,
} from '../../rules/secondFactor'
import { times } from '../../tables/times'

/** A login that waits for its second proof. It lives in memory only: a reload forgets the password (F084). */
export interface PendingLogin {
  readonly userName: string
  readonly password: string
  /** The box "remember me" was ticked. */
  readonly remember: boolean
  readonly factors: readonly SecondFactor[]
}

export interface SecondFactorForm {
  readonly login: PendingLogin
  readonly values: FactorValues
  /** The field that was left empty (I5.13). */
  readonly problem: FactorField | undefined
  readonly busy: boolean
  /** The proof was good; the login completes in half a second (I4.08). */
  readonly done: boolean
  type(field: FactorField, value: string): void
  missingWord(field: FactorField): string
  place(field: FactorField): (input: HTMLInputElement | null) => void
  /** Marks a field as missing and puts the cursor there (I5.13). */
  ask(field: FactorField): void
  submit(event: FormEvent): void
}

/** The second factor's life: what is missing, one request at a time, and the fields emptied after a mistake (I8.10). */
export function useSecondFactor(login: PendingLogin, factor: SecondFactor): SecondFactorForm {
  const site = useSite()
  const t = useText()
  const inputs = useRef(new Map<FactorField, HTMLInputElement>())
  const [values, setValues] = useState<FactorValues>({})
  const [problem, setProblem] = useState<FactorField | undefined>()
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const attempt = useRef<AbortController | undefined>(undefined)
  const completing = useRef<Stop | undefined>(undefined)
  useEffect(
    () => () => {
      attempt.current?.abort()
      completing.current?.()
    },
    [],
  )

  function ask(field: FactorField): void {
    setProblem(field)
    inputs.current.get(field)?.focus()
  }

  /** The message is up; below it the field waits, empty (I8.10). */
  function startOver(): void {
    const [first] = factorFields[factor]
    inputs.current.get(first)?.focus()
    setValues((all) => ({ ...all, ...Object.fromEntries(factorFields[factor].map((field) => [field, ''])) }))
  }

  /** The word of success stands for half a second (I4.08). */
  async function complete(value: unknown): Promise<void> {
    const [enter, remembered] = await Promise.all([site.service('enter'), site.service('rememberedLogin')])
    setState('done')
    completing.current = site.edge.clock.after(times.secondFactorDone, () => {
      completing.current = undefined
      if (enter?.(value, login)) void remembered?.keep(login, login.remember)
      else setState('open')
    })
  }

  async function verify(signal: AbortSignal): Promise<void> {
    const { userName, password } = login
    try {
      const body = { username: userName, password, ...factorRequest(factor, values) }
      await complete(await site.platform.call('loginVerification', { body, signal }))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setState('open')
      if (error.kind === 'refused') startOver()
    }
  }

  async function submit(): Promise<void> {
    if (state !== 'open' || attempt.current) return
    const empty = firstEmpty(factor, values)
    setProblem(empty)
    if (empty) return ask(empty)
    const controller = new AbortController()
    attempt.current = controller
    setState('busy')
    try {
      await verify(controller.signal)
    } finally {
      attempt.current = undefined
    }
  }

  return {
    login,
    values,
    problem,
    busy: state === 'busy',
    done: state === 'done',
    type(field, value) {
      setValues((all) => ({ ...all, [field]: value }))
      setProblem(undefined)
    },
    missingWord: (field) => t(`secondFactor.${field}Missing`),
    place: (field) => (input) => {
      if (input) inputs.current.set(field, input)
      else inputs.current.delete(field)
    },
    ask,
    submit(event) {
      event.preventDefault()
      void submit()
    },
  }
}
