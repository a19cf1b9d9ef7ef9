import { useState } from 'react'
import { useInsecureMessageProps } from '../../kit/forms/useInsecureMessageProps'
import { ageToConfirm, answerAge } from '../../kit/identity/confirmAge'
import { useSite } from '../../kit/useSite'
import { InsecureMessage } from '../../ui/feedback/InsecureMessage'
import { AgeGate } from './AgeGate'
import { RegisterForm } from './RegisterForm'

interface RegistrationProps {
  /** Opens the login, on the page or in the sheet. */
  readonly onLogIn: () => void
  /** Called when the visitor is too young. */
  readonly onLeave: () => void
}

/** The age check, if the merchant requires one, and then the form (D14, D18). */
export function Registration({ onLogIn, onLeave }: RegistrationProps) {
  const site = useSite()
  const insecureMessageProps = useInsecureMessageProps()
  const [askedAge] = useState(() => ageToConfirm(site))
  const [confirmed, setConfirmed] = useState(false)
  // A password is never sent over an insecure connection (F056, F060).
  if (!site.browser.page.secure) return <InsecureMessage {...insecureMessageProps} />
  if (askedAge === undefined || confirmed) return <RegisterForm onLogIn={onLogIn} focusOnMount={confirmed} />
  return (
    <AgeGate
      age={askedAge}
      onConfirm={() => setConfirmed(answerAge(site, askedAge, true))}
      onDecline={() => {
        onLeave()
        answerAge(site, askedAge, false)
      }}
    />
  )
}
