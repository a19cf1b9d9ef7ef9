import type { RefObject } from 'react'
import { SubmitForm } from '../../kit/forms/SubmitForm'
import { UserNameField } from '../../kit/forms/UserNameField'
import { requiredError, useForm } from '../../kit/forms/useForm'
import { useSubmit } from '../../kit/forms/useSubmit'
import { useSite, useText } from '../../kit/useSite'
import type { BodyOf } from '../../tables/calls'
import { TextField } from '../../ui/forms/TextField'

export interface ResetFormProps {
  readonly userName: string
  onUserNameChange(userName: string): void
  /** Set to read the name when the other tab opens: a browser may fill it in without an event (F087). */
  readonly readUserName: RefObject<() => string>
  onDone(): void
}

/** Sends a message to the account's email address. The reply never reveals whether the account exists. */
export function ResetByEmail({ userName, onUserNameChange, readUserName, onDone }: ResetFormProps) {
  const site = useSite()
  const t = useText()
  const form = useForm(
    { userName, email: '' },
    {
      onInput: (name, value) => name === 'userName' && onUserNameChange(value),
      draft: 'forgottenByEmail',
    },
  )
  readUserName.current = () => form.readInputs().userName
  const submission = useSubmit()

  async function send(body: BodyOf<'forgottenByEmail'>, signal: AbortSignal): Promise<void> {
    await site.platform.call('forgottenByEmail', { body, signal })
    onDone()
    await site.notice({ message: t('forgotten.mailSent') })
  }

  function submit(): void {
    const values = form.readInputs()
    const isValid = form.validate(() => ({
      userName: requiredError(values.userName, t('forgotten.userNameMissing')),
      email: requiredError(values.email, t('forgotten.emailMissing')),
    }))
    const body = { username: values.userName.trim(), email: values.email.trim() }
    if (isValid) void submission.run((signal) => send(body, signal))
  }

  return (
    <SubmitForm
      className="Forgotten"
      onSubmit={submit}
      submission={submission}
      calls={['forgottenByEmail']}
      submitText={t('forgotten.sendMail')}
      busyText={t('forgotten.sendingMail')}
    >
      <UserNameField {...form.propsOf('userName')} label={t('forgotten.userName')} />
      <TextField
        {...form.propsOf('email')}
        type="email"
        label={t('forgotten.email')}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        dir="ltr"
      />
    </SubmitForm>
  )
}
