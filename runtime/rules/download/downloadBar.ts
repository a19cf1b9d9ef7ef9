import type { Download } from '../../schema/manifest.gen'
import type { RunMode } from '../device/device'
import { fields } from '../network/read'

/** What the session remembers of the bar and of the prompt that follows it (E4.13). */
export interface StoredDownloadBar {
  /** The bar stays hidden in this session (E4.10). */
  readonly hide?: boolean
  /** The prompt that followed it is open: it comes back after a reload (E4.11). */
  readonly promptOpen?: boolean
  /** The platform has said that visitors do not see the bar (E4.12). */
  readonly membersOnly?: boolean
}

export interface DownloadBarCase {
  readonly download: Download | undefined
  readonly runMode: RunMode
  readonly stored: StoredDownloadBar
  readonly loggedIn: boolean
  /** Whether only members see it, as far as the manifest and the settings say (E4.12). */
  readonly loginRequired: boolean
  /** The rank of the member; undefined while it is not known (E2.37). */
  readonly rank?: number | undefined
  /** The question about tracking is open: one thing at a time. */
  readonly asksForConsent: boolean
}

/** Whether the download bar is shown (E4.10, E4.12, E2.37); undefined while that is not known. */
export function showsDownloadBar(one: DownloadBarCase): boolean | undefined {
  const { download, runMode, stored, loggedIn, loginRequired, rank, asksForConsent } = one
  if (!download || download.bar?.show === false || runMode !== 'browser') return false
  if (stored.hide || asksForConsent) return false
  const { minimumRank } = download.bar ?? {}
  if (!loggedIn) return minimumRank === undefined && !stored.membersOnly && !loginRequired
  if (minimumRank === undefined) return true
  return rank === undefined ? undefined : rank >= minimumRank
}

/** Reads what the session has stored; anything else counts as nothing. */
export function readStoredBar(raw: unknown): StoredDownloadBar {
  const { hide, promptOpen, membersOnly } = fields(raw)
  return { hide: hide === true, promptOpen: promptOpen === true, membersOnly: membersOnly === true }
}
