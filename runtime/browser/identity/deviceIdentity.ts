import { deviceIdFromApp, deviceIdFromHash, isDeviceId } from '../../rules/device/deviceId'
import * as times from '../../tables/times'
import { atMost } from '../atMost'
import type { Clock, DeviceIdentity, Native, Random, SiteStorage } from '../browser'

/** Resolves to a hash of the device, 32 hexadecimal characters. May throw or be blocked. */
export type Fingerprint = () => Promise<string>

interface DeviceIdentityOptions {
  readonly storage: SiteStorage
  readonly native: Pick<Native, 'userAgent'>
  readonly random: Random
  readonly clock: Pick<Clock, 'after'>
  readonly fingerprint: Fingerprint
}

/**
 * The device id: the native app's, else the stored one, else derived from the fingerprint, else random (I3.31, I3.32,
 * I5.01). It is a hint for the platform, never a proof: two phones of the same model may share a fingerprint.
 */
export function createDeviceIdentity(options: DeviceIdentityOptions): DeviceIdentity {
  let deviceIdPromise: Promise<string> | undefined
  return {
    deviceId() {
      deviceIdPromise ??= findDeviceId(options)
      return deviceIdPromise
    },
  }
}

async function findDeviceId(options: DeviceIdentityOptions): Promise<string> {
  const { storage, native, random } = options
  const existing = deviceIdFromApp(native.userAgent) ?? storage.read('device') ?? storage.read('deviceCopy')
  const id = isDeviceId(existing) ? existing : ((await idFromFingerprint(options)) ?? random.uuid())
  if (storage.read('device') !== id) storage.write('device', id)
  if (storage.read('deviceCopy') !== id) storage.write('deviceCopy', id)
  return id
}

/** Undefined when the fingerprint fails or takes too long: a login must not wait for it (F030). */
function idFromFingerprint({ fingerprint, clock }: DeviceIdentityOptions): Promise<string | undefined> {
  const read = async () => deviceIdFromHash(await fingerprint())
  return atMost(clock, times.fingerprint, read())
}
