import { atom } from 'jotai/vanilla'
import type { AppLinks } from '../rules/device/appLinks'
import type { ActiveDownloadSettings } from '../rules/download/downloadSettings'
import type { MemberCounts } from '../rules/download/memberCounts'

/** Whether the download bar is shown; `unknown` until the lobby has decided (E4.10). */
export const downloadBarAtom = atom<'unknown' | 'shown' | 'closed' | 'off'>('unknown')

/** The settings of the prompt in use (D1); undefined until the platform has answered or failed to. */
export const downloadSettingsAtom = atom<ActiveDownloadSettings | undefined>(undefined)

/** Where the app can be downloaded; undefined until the platform has answered or failed to. */
export const appLinksAtom = atom<AppLinks | undefined>(undefined)

/** How often the member has deposited and withdrawn, as far as it is known (E3.10). */
export const memberCountsAtom = atom<MemberCounts>({})

/** How many cards and wallets the member has bound; undefined while it is not known (E4.28). */
export const cardCountAtom = atom<number | undefined>(undefined)

/** The site was installed from this browser (E4.07). */
export const installedAtom = atom(false)

/** How many deposits the pages of this visit have announced (E4.32). */
export const announcedDepositsAtom = atom(0)
