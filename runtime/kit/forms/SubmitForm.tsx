import type { ReactNode } from 'react'
import type { CallName } from '../../tables/calls'
import { Form, type FormProps } from '../../ui/forms/Form'
import { SlowCancel } from './SlowCancel'
import { SubmitButton } from './SubmitButton'
import type { Submit } from './useSubmit'

interface SubmitFormProps extends Omit<FormProps, 'busy'> {
  /** The request that it sends. */
  readonly submission: Pick<Submit, 'busy' | 'slow' | 'cancel'> & { readonly locked?: boolean }
  /** The calls that it may send: see SubmitButton. */
  readonly calls: readonly CallName[]
  readonly submitText: string
  readonly busyText: string
  /** The button waits for something else than its request. */
  readonly waits?: boolean
  /** Below the button. */
  readonly below?: ReactNode
}

/** A form with one button that submits it: busy while its request runs, with a way out when that takes long. */
export function SubmitForm({
  submission,
  calls,
  submitText,
  busyText,
  waits = false,
  below,
  children,
  ...form
}: SubmitFormProps) {
  const { busy, slow, cancel, locked } = submission
  return (
    <Form {...form} busy={busy}>
      {children}
      <SubmitButton calls={calls} busy={busy || waits} busyText={busy ? busyText : undefined} locked={locked}>
        {submitText}
      </SubmitButton>
      <SlowCancel slow={slow} cancel={cancel} />
      {below}
    </Form>
  )
}
