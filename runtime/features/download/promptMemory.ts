import type { Site } from '../../contract/site'
import { memberKey } from '../../rules/session/memberKey'
import { sessionAtom } from '../../state/session'

type Remembered = 'downloadClosed' | 'downloadForced'

const ownerOf = ({ store }: Site): string => memberKey(store.get(sessionAtom))

/** Remembers for this session that this member has closed a prompt, or has seen a forced one (E4.16, E4.17). */
export const rememberPrompt = (site: Site, what: Remembered): void =>
  site.browser.storage.write(what, ownerOf(site))

/** Whether this member has: what one member has closed is open for the next one (D21), but a visitor's no counts after the login. */
export function remembersPrompt(site: Site, what: Remembered): boolean {
  const stored = site.browser.storage.read(what)
  return stored === ownerOf(site) || stored === memberKey(undefined)
}
