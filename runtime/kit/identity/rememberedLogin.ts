import { atom } from 'jotai/vanilla'
import type { RememberedLoginService } from '../../contract/services'
import type { Site } from '../../contract/site'
import { type RememberedLogin, usableRememberedLogin } from '../../rules/session/rememberedLogin'

/** The user name that auto-login has tried on this page: it is tried once, then prefills the form (F078). */
export const attemptedUserNameAtom = atom<string | undefined>(undefined)

/** Whether this merchant offers to remember logins (D126). */
export const canRememberLogin = ({ data }: Site): boolean => data.manifest.rememberLogin !== 'absent'

/** The login remembered on this device; deletes an entry that cannot be used (F077). */
export function rememberedLoginOf(site: Site): RememberedLogin | undefined {
  const { storage } = site.browser
  const remembered = canRememberLogin(site)
    ? usableRememberedLogin(storage.read('remembered'), site.data.code)
    : undefined
  if (!remembered) storage.remove('remembered')
  return remembered
}

/** Deletes the stored password; the user name stays to prefill the form, unless it was deleted meanwhile. */
export function removeRememberedPassword(site: Site): void {
  const remembered = rememberedLoginOf(site)
  if (!remembered) return
  const { password: _, ...userNameOnly } = remembered
  site.browser.storage.write('remembered', userNameOnly)
}

/**
 * What stores a login on this device, to store or forget one. When its code does not come, nothing stays stored: it would be
 * the login of another member, or an old password.
 */
export const loadRememberedLoginService = (site: Site): Promise<RememberedLoginService | undefined> =>
  site.service('rememberedLogin').catch(() => {
    site.browser.storage.remove('remembered')
    return undefined
  })
