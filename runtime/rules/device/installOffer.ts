import type { Download } from '../../schema/manifest.gen'
import * as limits from '../../tables/limits'
import { lobbyPaths } from '../../tables/lobbyPaths'
import type { MobileTemplate } from '../settings/platformSettings'
import type { RunMode } from './device'

export interface InstallOfferCase {
  readonly download: Download | undefined
  readonly runMode: RunMode
  /** The site was installed from this browser (E4.07). */
  readonly installed: boolean
  /** The platform's template settings may switch the web app off, everywhere or on computers (E2.78). */
  readonly template: MobileTemplate | undefined
  readonly system: 'android' | 'ios' | 'other'
  /** An app's own browser cannot install anything. */
  readonly inAppBrowser: boolean
}

/** Whether the site can be installed here. */
export const canInstall = (one: InstallOfferCase): boolean =>
  one.download !== undefined &&
  one.download.install !== false &&
  one.runMode === 'browser' &&
  !one.installed &&
  one.template?.pwa !== false &&
  (one.system !== 'other' || one.template?.desktop_app_feature !== false) &&
  !one.inAppBrowser

export interface InstallLineCase {
  readonly path: string
  readonly canInstall: boolean
  /** The install prompt was dismissed in this session (E4.06). */
  readonly dismissed: boolean
  /** How often it was dismissed on this device. */
  readonly count: number
  /** A prompt to download the app was closed in this session. */
  readonly downloadClosed: boolean
  /** What became of the download bar: the two never ask at once. */
  readonly downloadBar: 'unknown' | 'shown' | 'closed' | 'off'
}

/** Whether the site offers its installation by itself (E2.22): in the lobby, and not to those who have said no. */
export const showsInstallLine = (one: InstallLineCase): boolean =>
  one.canInstall &&
  lobbyPaths.includes(one.path) &&
  !one.dismissed &&
  one.count < limits.installDismissals &&
  !one.downloadClosed &&
  one.downloadBar === 'off'

/** The count in its cookie; anything else counts as none. */
export function readInstallCount(raw: unknown): number {
  const count = typeof raw === 'string' && /^\d{1,4}$/.test(raw) ? Number(raw) : 0
  return Math.min(count, limits.installedCount)
}
