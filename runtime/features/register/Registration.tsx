import { useAtom } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useInsecureBannerProps } from '../../kit/useInsecureBannerProps'
import { useSite, useText } from '../../kit/useSite'
import { InsecureBanner } from '../../ui/InsecureBanner'
import { AgeGate } from './AgeGate'
import { RegisterForm } from './RegisterForm'

/** The visitor is asked once until the page reloads. */
const ageConfirmedAtom = atom(false)

interface RegistrationProps {
  /** Opens the login, on the page or in the sheet. */
  readonly onLogIn: () => void
  /** Called when the visitor is too young. */
  readonly onLeave: () => void
}

/** The age check, if the merchant requires one, and then the form (D14). */
export function Registration({ onLogIn, onLeave }: RegistrationProps) {
  const site = useSite()
  const t = useText()
  const insecureBannerProps = useInsecureBannerProps()
  const [ageConfirmed, setAgeConfirmed] = useAtom(ageConfirmedAtom)
  const { minimumAge } = site.data.manifest.compliance ?? {}
  // A password is never sent over an insecure connection (F056, F060).
  if (!site.browser.page.secure) return <InsecureBanner {...insecureBannerProps} />
  if (minimumAge === undefined || ageConfirmed)
    return <RegisterForm onLogIn={onLogIn} focusOnMount={ageConfirmed} />
  return (
    <AgeGate
      age={minimumAge}
      onConfirm={() => setAgeConfirmed(true)}
      onDecline={() => {
        onLeave()
        site.toast(t('shell.ageMark', { age: minimumAge }))
      }}
    />
  )
}
