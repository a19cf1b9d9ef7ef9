import { useAtom } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useInsecureBannerProps } from '../../kit/useInsecureBannerProps'
import { useSite, useText } from '../../kit/useSite'
import { InsecureBanner } from '../../ui/InsecureBanner'
import { AgeGate } from './AgeGate'
import { RegisterForm } from './RegisterForm'

/** Asked once in a page's life. */
const ofAgeAtom = atom(false)

interface RegistrationProps {
  /** Leads to the login, from wherever the form stands. */
  readonly onLogIn: () => void
  /** Whoever is too young goes this way. */
  readonly onLeave: () => void
}

/** The way to an account: who is of age first, where the merchant asks for it, and then the form (D14). */
export function Registration({ onLogIn, onLeave }: RegistrationProps) {
  const site = useSite()
  const t = useText()
  const securePage = useInsecureBannerProps()
  const [ofAge, setOfAge] = useAtom(ofAgeAtom)
  const { minimumAge } = site.data.manifest.compliance ?? {}
  // A password never travels over an open line (F056, F060).
  if (!site.browser.page.secure) return <InsecureBanner {...securePage} />
  if (minimumAge === undefined || ofAge) return <RegisterForm onLogIn={onLogIn} arriving={ofAge} />
  return (
    <AgeGate
      age={minimumAge}
      onYes={() => setOfAge(true)}
      onNo={() => {
        onLeave()
        site.toast(t('shell.ageMark', { age: minimumAge }))
      }}
    />
  )
}
