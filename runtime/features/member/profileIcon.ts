import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { memberKey } from '../../rules/session/memberKey'
import { iconCount, readProfileIcon, withProfileIcon } from '../../rules/session/profileIcon'
import { profileIconAtom } from '../../state/member'
import { sessionAtom } from '../../state/session'
import { settingsAtom } from '../../state/settings'

const keyOf = ({ store }: Site): string => memberKey(store.get(sessionAtom))

/** How many pictures there are. */
export const offeredIcons = ({ store }: Site): number =>
  iconCount(store.get(settingsAtom)('profileIconCount').value)

/** Shows the picture of this member, also when it is chosen in another tab. */
export function followProfileIcon(site: Site): Stop {
  const { store, browser } = site
  const update = () =>
    store.set(
      profileIconAtom,
      readProfileIcon(browser.storage.read('profileIcons'), keyOf(site), offeredIcons(site)),
    )
  const stops = [
    store.sub(sessionAtom, update),
    store.sub(settingsAtom, update),
    browser.storage.watch('profileIcons', update),
  ]
  update()
  return () => {
    for (const stop of stops) stop()
    store.set(profileIconAtom, undefined)
  }
}

export function chooseProfileIcon(site: Site, icon: number): void {
  const { storage } = site.browser
  storage.write('profileIcons', withProfileIcon(storage.read('profileIcons'), keyOf(site), icon))
  site.store.set(profileIconAtom, icon)
}
