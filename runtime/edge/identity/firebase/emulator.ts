import { type Auth, connectAuthEmulator } from 'firebase/auth'
import { loadScript } from '../../loadScript'

/** The stand-in for Google's frame library, which the emulator's own pages use too. */
const frameLibrary = '/emulator/gapi.js'

/**
 * Sign-in goes to an Auth emulator: no real account, no text message, no captcha. In development alone (D17). What it
 * resolves to must be called as soon as the SDK is there. Rejects when nobody answers for the emulator.
 */
export async function emulatorAt(origin: string): Promise<(auth: Auth) => void> {
  await loadScript(frameLibrary).catch(() => {
    throw new Error(`${frameLibrary} did not come: is the Auth emulator running?`)
  })
  return (auth) => {
    connectAuthEmulator(auth, origin, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
}
