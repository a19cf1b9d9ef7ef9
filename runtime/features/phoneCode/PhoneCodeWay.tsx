import { useAtomValue } from 'jotai/react'
import { useMemo } from 'react'
import { firebaseConfig } from '../../kit/useFirebaseSignIn'
import { useSite, useText } from '../../kit/useSite'
import { smsProviderAtom } from '../../state/smsProvider'
import { Button } from '../../ui/Button'

/** The way to a code by SMS, under the forms of login and registration; not there where the platform sends codes itself. */
export default function PhoneCodeWay() {
  const site = useSite()
  const t = useText()
  const byFirebase = useAtomValue(smsProviderAtom) === 'firebase'
  const configured = useMemo(() => byFirebase && firebaseConfig(site) !== undefined, [byFirebase, site])
  if (!configured || !site.browser.page.secure) return null
  return (
    <div className="PhoneCodeWay">
      <Button wide variant="outline" icon="phone" onClick={() => void site.openOverlay('phoneCode')}>
        {t('phoneCode.title')}
      </Button>
    </div>
  )
}
