import { atom } from 'jotai/vanilla'
import type { Site } from '../../contract/site'
import { type RememberedLogin, usableRememberedLogin } from '../../rules/session/autoLogin'

/** The name that was tried in this page: it is tried once, and then stands in the form (F078). */
export const triedAtom = atom<string | undefined>(undefined)

/** Whether this merchant's members can be remembered at all (D15). */
export const offersMemory = ({ data }: Site): boolean => data.manifest.rememberLogin !== 'absent'

/** What is remembered here; an entry that nobody can use is taken away (F077). */
export function takeRemembered(site: Site): RememberedLogin | undefined {
  const { storage } = site.browser
  const remembered = offersMemory(site)
    ? usableRememberedLogin(storage.read('remembered'), site.data.code)
    : undefined
  if (!remembered) storage.remove('remembered')
  return remembered
}

/** The password goes from this device; the name stays for the form, if it was not forgotten meanwhile. */
export function keepNameOnly(site: Site): void {
  const remembered = takeRemembered(site)
  if (!remembered) return
  const { password: _, ...name } = remembered
  site.browser.storage.write('remembered', name)
}
