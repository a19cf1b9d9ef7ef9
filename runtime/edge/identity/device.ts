import { deviceIdFromApp, deviceIdFromHash, isDeviceId } from '../../rules/identity'
import type { Identity, Keep, Native, Random } from '../edge'

/** Gives a hash of the device, 32 hexadecimal characters. May throw or be blocked. */
export type Fingerprint = () => Promise<string>

interface Needs {
  readonly keep: Keep
  readonly native: Pick<Native, 'userAgent'>
  readonly random: Random
  readonly fingerprint: Fingerprint
}

/**
 * The device id: the native app's, else the kept one, else made from the fingerprint, else random (I3.31, I3.32, I5.01).
 * It is a hint for the platform, never a proof: two phones of a kind may share a fingerprint.
 */
export function deviceIdentity(needs: Needs): Identity {
  let found: Promise<string> | undefined
  return {
    deviceId() {
      found ??= findDeviceId(needs)
      return found
    },
  }
}

async function findDeviceId({ keep, native, random, fingerprint }: Needs): Promise<string> {
  const known = deviceIdFromApp(native.userAgent) ?? keep.read('device') ?? keep.read('deviceCopy')
  const id = isDeviceId(known) ? known : ((await made(fingerprint)) ?? random.uuid())
  if (keep.read('device') !== id) keep.write('device', id)
  if (keep.read('deviceCopy') !== id) keep.write('deviceCopy', id)
  return id
}

async function made(fingerprint: Fingerprint): Promise<string | undefined> {
  try {
    return deviceIdFromHash(await fingerprint())
  } catch {
    return undefined
  }
}
