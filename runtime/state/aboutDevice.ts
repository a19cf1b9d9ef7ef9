import type { Site } from '../contract/site'
import { type Device, deviceToSend } from '../rules/device'
import { deviceAtom } from './page'

export interface AboutDevice {
  readonly loginDeviceId: string
  readonly isOfficialAppLogin: boolean
  readonly device?: Device
}

/** What every login and registration tells of the device (I1.06, I3.05). */
export async function aboutDevice({ edge, store }: Site): Promise<AboutDevice> {
  const state = store.get(deviceAtom)
  const { userAgent, touchPoints } = edge.native
  const device = deviceToSend({ userAgent, touchPoints, state })
  return {
    loginDeviceId: await edge.deviceIdentity.deviceId(),
    isOfficialAppLogin: state === 'app',
    ...(device === undefined ? {} : { device }),
  }
}

/** The Device header says the same, or MOBILE (D7). */
export const deviceHeader = ({ device }: AboutDevice): Record<string, string> => ({
  Device: device ?? 'MOBILE',
})
