import { useAtomValue } from 'jotai/react'
import { useMemo } from 'react'
import { firebaseConfig } from '../../kit/identity/useFirebaseSignIn'
import { useSite, useText } from '../../kit/useSite'
import { smsProviderAtom } from '../../state/smsProvider'
import { Button } from '../../ui/actions/Button'
import * as icons from '../../ui/media/icons'

/** Opens the login by SMS code, below the login and registration forms; hidden if the platform sends the codes itself. */
export default function PhoneCodeButton() {
  const site = useSite()
  const t = useText()
  const usesFirebase = useAtomValue(smsProviderAtom) === 'firebase'
  const configured = useMemo(() => usesFirebase && firebaseConfig(site) !== undefined, [usesFirebase, site])
  if (!configured || !site.browser.page.secure) return null
  return (
    <div className="PhoneCodeWay">
      <Button wide variant="outline" icon={icons.phone} onClick={() => void site.openOverlay('phoneCode')}>
        {t('phoneCode.title')}
      </Button>
    </div>
  )
}
