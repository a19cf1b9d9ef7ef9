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

export interface WayProps {
  readonly userName: string
  onUserName(userName: string): void
  done(): void
}

/** A message to the address that belongs to the account. What is answered never tells whether the account exists. */
export function ByEmail({ userName, onUserName, done }: WayProps) {
  const site = useSite()
  const t = useText()
  const slowWords = useSlowBannerProps()
  const [email, setEmail] = useState('')
  const gap = useFirstError<'userName' | 'email'>()
  const sending = useSubmit(async (signal) => {
    const body = { username: userName.trim(), email: email.trim() }
    await site.platform.call('forgottenByEmail', { body, signal })
    done()
    await site.notice({ message: t('forgotten.mailSent') })
  })

  function submit(): void {
    const complete = gap.validate({
      userName: requiredError(userName, t('forgotten.userNameMissing')),
      email: requiredError(email, t('forgotten.emailMissing')),
    })
    if (complete) sending.run()
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
        ref={gap.refOf('userName')}
        value={userName}
        onChange={onUserName}
        error={gap.errorOf('userName')}
      />
      <TextField
        ref={gap.refOf('email')}
        type="email"
        label={t('forgotten.email')}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        dir="ltr"
        maxLength={limits.email}
        value={email}
        onChange={setEmail}
        error={gap.errorOf('email')}
      />
      <Button wide size="l" type="submit" busy={sending.busy} busyText={t('forgotten.sendingMail')}>
        {t('forgotten.sendMail')}
      </Button>
      {sending.slow && <SlowBanner {...slowWords} onCancel={sending.cancel} />}
    </form>
  )
}
