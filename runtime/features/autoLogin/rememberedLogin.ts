import type { RememberedLogins } from '../../contract/services'
import type { Site } from '../../contract/site'
import type { RememberedLogin } from '../../rules/session/autoLogin'
import { evaluate, manifestFacts } from '../../rules/settings/conditions'
import { sessionAtom } from '../../state/session'
import { offersMemory, takeRemembered, triedAtom } from './remembered'

/** Where logging in by itself is pinned off nobody would ever open the password: it is not kept. */
const passwordIsOfUse = ({ data }: Site): boolean =>
  evaluate('flag.AUTOLOGIN3', manifestFacts({ ...data.manifest.flags })) !== 'no'

/** What this device remembers of the member who logged in (I3.28, I4.09). */
export default function rememberedLogin(site: Site): RememberedLogins {
  const { storage: device, secretStorage } = site.browser
  let latest = 0

  function forget(): void {
    latest += 1
    device.remove('remembered')
    if (site.store.get(triedAtom) !== undefined) site.store.set(triedAtom, '')
  }

  return {
    userName: () => takeRemembered(site)?.username ?? site.store.get(triedAtom) ?? '',
    async save({ userName, password }, ticked) {
      // At once: whoever logged in before is not logged in again, however long the sealing takes.
      forget()
      device.remove('autoLogin')
      if (!ticked || !offersMemory(site)) return
      const turn = latest
      const stillWanted = () => turn === latest && site.store.get(sessionAtom) !== undefined
      const name: RememberedLogin = { type: 'username', username: userName, merchant: site.data.code }
      if (password === undefined || !passwordIsOfUse(site)) return device.write('remembered', name)
      const sealed = await secretStorage.encrypt(password)
      if (sealed !== undefined && stillWanted()) device.write('remembered', { ...name, password: sealed })
    },
    forget,
  }
}
