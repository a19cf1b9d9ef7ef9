import { defaultAppPattern } from '../../browser/device/deviceSignals'
import type { Site } from '../../contract/site'
import { appVersion } from '../../rules/device/device'
import { type DeviceCode, deviceCodeFor } from '../../rules/device/deviceCode'
import { runModeAtom } from '../../state/page'

export interface DeviceInfo {
  readonly loginDeviceId: string
  readonly isOfficialAppLogin: boolean
  readonly device?: DeviceCode
}

/** The device data that every login and registration sends (I1.06, I3.05). */
export async function getDeviceInfo({ browser, store }: Site): Promise<DeviceInfo> {
  const runMode = store.get(runModeAtom)
  const { userAgent, touchPoints } = browser.native
  const device = deviceCodeFor({ userAgent, touchPoints, runMode })
  return {
    loginDeviceId: await browser.deviceIdentity.deviceId(),
    isOfficialAppLogin: runMode === 'app',
    ...(device === undefined ? {} : { device }),
  }
}

/** The Device header: the same value, or MOBILE (D7). */
export const deviceHeader = ({ device }: DeviceInfo): Record<string, string> => ({
  Device: device ?? 'MOBILE',
})

/** The version of the native app that the site runs in; undefined outside the app (D7). */
export const appVersionOf = ({ browser, data: { manifest } }: Site): string | undefined =>
  appVersion(browser.native.userAgent, manifest.nativeApp?.userAgent ?? defaultAppPattern)
