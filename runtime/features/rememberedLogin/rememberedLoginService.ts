import type { RememberedLoginService } from '../../contract/services'
import type { Site } from '../../contract/site'
import {
  attemptedUserNameAtom,
  canRememberLogin,
  rememberedLoginOf,
} from '../../kit/identity/rememberedLogin'
import type { RememberedLogin } from '../../rules/session/rememberedLogin'
import { manifestFacts } from '../../rules/settings/facts'
import { sessionAtom } from '../../state/session'

/** Whether the manifest allows auto-login. If not, the password would never be read, so it is not stored. */
const mayUseAutoLogin = ({ data }: Site): boolean => manifestFacts(data.manifest)('flag.AUTOLOGIN3') !== false

/** Stores the login on this device, if the member wants it (I3.28, I4.09). */
export default function rememberedLogin(site: Site): RememberedLoginService {
  const { storage, secretStorage } = site.browser
  let latestSave = 0

  function forget(): void {
    latestSave += 1
    storage.remove('remembered')
    if (site.store.get(attemptedUserNameAtom) !== undefined) site.store.set(attemptedUserNameAtom, '')
  }

  return {
    userName: () => rememberedLoginOf(site)?.username ?? site.store.get(attemptedUserNameAtom) ?? '',
    async save({ userName, password }, remember) {
      // Before the encryption, which takes time: the previous member must not be logged in again.
      forget()
      storage.remove('autoLogin')
      if (!remember || !canRememberLogin(site)) return
      const thisSave = latestSave
      const isStillWanted = () => thisSave === latestSave && site.store.get(sessionAtom) !== undefined
      const userNameOnly: RememberedLogin = { type: 'username', username: userName, merchant: site.data.code }
      if (password === undefined || !mayUseAutoLogin(site)) return storage.write('remembered', userNameOnly)
      const encrypted = await secretStorage.encrypt(password)
      if (encrypted !== undefined && isStillWanted())
        storage.write('remembered', { ...userNameOnly, password: encrypted })
    },
    forget,
  }
}
