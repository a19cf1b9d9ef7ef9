import { useState } from 'react'
import { requiredError, useFirstError } from '../../kit/useFirstError'
import { useSite, useText } from '../../kit/useSite'
import { useSlowBannerProps } from '../../kit/useSlowBannerProps'
import { useSubmit } from '../../kit/useSubmit'
import { limits } from '../../tables/limits'
import { Button } from '../../ui/Button'
import { SlowBanner } from '../../ui/SlowBanner'
import { TextField } from '../../ui/TextField'
import { UserNameField } from './UserNameField'

export interface ResetFormProps {
  readonly userName: string
  onUserNameChange(userName: string): void
  onDone(): void
}

/** Sends a message to the account's email address. The reply never reveals whether the account exists. */
export function ResetByEmail({ userName, onUserNameChange, onDone }: ResetFormProps) {
  const site = useSite()
  const t = useText()
  const slowBannerProps = useSlowBannerProps()
  const [email, setEmail] = useState('')
  const firstError = useFirstError<'userName' | 'email'>()
  const submission = useSubmit(async (signal) => {
    const body = { username: userName.trim(), email: email.trim() }
    await site.platform.call('forgottenByEmail', { body, signal })
    onDone()
    await site.notice({ message: t('forgotten.mailSent') })
  })

  function submit(): void {
    const isValid = firstError.validate({
      userName: requiredError(userName, t('forgotten.userNameMissing')),
      email: requiredError(email, t('forgotten.emailMissing')),
    })
    if (isValid) submission.run()
  }

  return (
    <form
      className="Forgotten"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <UserNameField
        ref={firstError.refOf('userName')}
        value={userName}
        onChange={onUserNameChange}
        error={firstError.errorOf('userName')}
      />
      <TextField
        ref={firstError.refOf('email')}
        type="email"
        label={t('forgotten.email')}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        dir="ltr"
        maxLength={limits.email}
        value={email}
        onChange={setEmail}
        error={firstError.errorOf('email')}
      />
      <Button wide size="l" type="submit" busy={submission.busy} busyText={t('forgotten.sendingMail')}>
        {t('forgotten.sendMail')}
      </Button>
      {submission.slow && <SlowBanner {...slowBannerProps} onCancel={submission.cancel} />}
    </form>
  )
}
