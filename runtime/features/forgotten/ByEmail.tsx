import { useRef, useState } from 'react'
import { useSite, useText } from '../../contract/useSite'
import { limits } from '../../tables/limits'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { UserNameField } from './UserNameField'
import { useOnce } from './useOnce'

export interface WayProps {
  readonly userName: string
  onUserName(userName: string): void
  done(): void
}

/** A message to the address that belongs to the account. What is answered never tells whether the account exists. */
export function ByEmail({ userName, onUserName, done }: WayProps) {
  const site = useSite()
  const t = useText()
  const [email, setEmail] = useState('')
  const [missing, setMissing] = useState<'userName' | 'email' | undefined>()
  const userNameField = useRef<HTMLInputElement>(null)
  const emailField = useRef<HTMLInputElement>(null)
  const sending = useOnce(async () => {
    await site.platform.call('forgottenByEmail', { body: { username: userName.trim(), email: email.trim() } })
    done()
    await site.notice({ message: t('forgotten.mailSent') })
  })

  function submit(): void {
    const gap = userName.trim() === '' ? 'userName' : email.trim() === '' ? 'email' : undefined
    setMissing(gap)
    if (gap === 'userName') userNameField.current?.focus()
    else if (gap === 'email') emailField.current?.focus()
    else sending.run()
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
        ref={userNameField}
        value={userName}
        onChange={onUserName}
        missing={missing === 'userName'}
      />
      <TextField
        ref={emailField}
        type="email"
        label={t('forgotten.email')}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        dir="ltr"
        maxLength={limits.email}
        value={email}
        onChange={setEmail}
        error={missing === 'email' ? t('forgotten.emailMissing') : undefined}
      />
      <Button wide size="l" type="submit" busy={sending.busy} busyText={t('forgotten.sendingMail')}>
        {t('forgotten.sendMail')}
      </Button>
    </form>
  )
}
