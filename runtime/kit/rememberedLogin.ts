import { atom } from 'jotai/vanilla'
import type { Site } from '../contract/site'
import { type RememberedLogin, usableRememberedLogin } from '../rules/session/autoLogin'

/** The user name that auto-login has tried on this page: it is tried once, then prefills the form (F078). */
export const attemptedUserNameAtom = atom<string | undefined>(undefined)

/** Whether this merchant offers to remember logins (D126). */
export const canRememberLogin = ({ data }: Site): boolean => data.manifest.rememberLogin !== 'absent'

/** The login remembered on this device; deletes an entry that cannot be used (F077). */
export function loadRememberedLogin(site: Site): RememberedLogin | undefined {
  const { storage } = site.browser
  const remembered = canRememberLogin(site)
    ? usableRememberedLogin(storage.read('remembered'), site.data.code)
    : undefined
  if (!remembered) storage.remove('remembered')
  return remembered
}

/** Deletes the stored password; the user name stays to prefill the form, unless it was deleted meanwhile. */
export function removeRememberedPassword(site: Site): void {
  const remembered = loadRememberedLogin(site)
  if (!remembered) return
  const { password: _, ...userNameOnly } = remembered
  site.browser.storage.write('remembered', userNameOnly)
}
