import { defaultAppPattern } from '../../../runtime/browser/device/deviceSignals'
import { serialize, storedName } from '../../../runtime/browser/storage/storedValue'
import { type StorageKeyRow, storageKeys } from '../../../runtime/tables/storageKeys'
import type { Platform } from '../../platform'
import { demoRoles, type RoleName } from '../../platform/members/demoRoles'
import { shiftOf } from './choices'
import { type Device, type DeviceName, deviceFor } from './devices'
import type { Offer } from './offer'
import type { PreviewState } from './previewState'

/** What the script in the site's pages changes before their own scripts run. */
export interface PageState {
  /** Absent: the browser's own. */
  readonly device: Device | undefined
  /** By how much the device's clock differs, ms. */
  readonly clockShift: number
  /** In percent. */
  readonly textSize: number
}

/** A value in the browser's storage, when a visit begins. */
export interface StoredEntry {
  readonly area: 'local' | 'session'
  readonly name: string
  readonly text: string
}

/** How far the device's clock is from the real time, ms. */
const deviceShift = ({ choices }: PreviewState): number =>
  shiftOf(choices.clock) + shiftOf(choices.deviceClock)

export const pageStateOf = (state: PreviewState, { manifest }: Offer): PageState => ({
  device: deviceFor(state.choices.device as DeviceName, manifest.nativeApp?.userAgent ?? defaultAppPattern),
  clockShift: deviceShift(state),
  textSize: Number(state.choices.text),
})

/** The user name and password of the member of a preview; undefined for a visitor. */
export const memberOf = ({ choices }: PreviewState, { members }: Pick<Platform, 'members'>) =>
  members.find(({ note }) => note === demoRoles[choices.member as RoleName]?.note)

/** What the storage has: the language, and with `visit` all that a visit begins with. */
export function storedEntries(
  state: PreviewState,
  { code, manifest }: Offer,
  platform: Platform,
  { visit, now }: { readonly visit: boolean; readonly now: number },
): StoredEntry[] {
  const entry = (row: StorageKeyRow, value: unknown): StoredEntry => ({
    area: row.area === 'session' ? 'session' : 'local',
    name: storedName(code, row),
    text: serialize(value, row, now + deviceShift(state)),
  })
  const language = entry(storageKeys.language, state.choices.language)
  if (!visit) return [language]
  const member = memberOf(state, platform)
  const login = member && platform.logIn(code, member.userName)
  const sessionRow = manifest.session?.keep === 'tab' ? storageKeys.tabSession : storageKeys.session
  const isReturning = state.choices.visit === 'returning'
  const { minimumAge } = manifest.compliance ?? {}
  return [
    language,
    ...(login ? [entry(sessionRow, { ...login, merchantCode: code })] : []),
    ...(isReturning ? [entry(storageKeys.consent, 'refused')] : []),
    ...(isReturning && minimumAge !== undefined ? [entry(storageKeys.confirmedAge, minimumAge)] : []),
  ]
}
