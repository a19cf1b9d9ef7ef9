import { deviceIdFromApp, deviceIdFromHash, isDeviceId } from '../../rules/identity'
import { times } from '../../tables/times'
import type { Clock, Identity, Keep, Native, Random } from '../edge'

/** Gives a hash of the device, 32 hexadecimal characters. May throw or be blocked. */
export type Fingerprint = () => Promise<string>

interface Needs {
  readonly keep: Keep
  readonly native: Pick<Native, 'userAgent'>
  readonly random: Random
  readonly clock: Pick<Clock, 'after'>
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

async function findDeviceId(needs: Needs): Promise<string> {
  const { keep, native, random } = needs
  const known = deviceIdFromApp(native.userAgent) ?? keep.read('device') ?? keep.read('deviceCopy')
  const id = isDeviceId(known) ? known : ((await made(needs)) ?? random.uuid())
  if (keep.read('device') !== id) keep.write('device', id)
  if (keep.read('deviceCopy') !== id) keep.write('deviceCopy', id)
  return id
}

/** Undefined for one that fails or never comes: no login waits for it for long (F030). */
const made = ({ fingerprint, clock }: Needs): Promise<string | undefined> =>
  new Promise((resolve) => {
    const stop = clock.after(times.patience, () => resolve(undefined))
    const take = async () => deviceIdFromHash(await fingerprint())
    void take()
      .catch(() => undefined)
      .then((id) => {
        stop()
        resolve(id)
      })
  })
