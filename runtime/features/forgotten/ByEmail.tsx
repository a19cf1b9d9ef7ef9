import { useState } from 'react'
import { useSite, useText } from '../../contract/useSite'
import { useAttempt } from '../../state/useAttempt'
import { useGap, whenEmpty } from '../../state/useGap'
import { useSlowWords } from '../../state/useSlowWords'
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
  const slowWords = useSlowWords()
  const [email, setEmail] = useState('')
  const gap = useGap<'userName' | 'email'>()
  const sending = useAttempt(async (signal) => {
    const body = { username: userName.trim(), email: email.trim() }
    await site.platform.call('forgottenByEmail', { body, signal })
    done()
    await site.notice({ message: t('forgotten.mailSent') })
  })

  function submit(): void {
    const complete = gap.passes({
      userName: whenEmpty(userName, t('forgotten.userNameMissing')),
      email: whenEmpty(email, t('forgotten.emailMissing')),
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
        ref={gap.place('userName')}
        value={userName}
        onChange={onUserName}
        error={gap.errorOf('userName')}
      />
      <TextField
        ref={gap.place('email')}
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
