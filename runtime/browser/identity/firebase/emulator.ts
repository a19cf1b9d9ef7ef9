import { type Auth, connectAuthEmulator } from 'firebase/auth'
import { loadScript } from '../../network/loadScript'

/** A replacement for Google's frame library, which the emulator's own pages use too. */
const frameLibrary = '/emulator/gapi.js'

/**
 * Makes sign-in use an Auth emulator: no real account, no text message, no captcha. In development only (D112). Call the
 * resolved function as soon as the SDK has started. Rejects when the emulator does not respond.
 */
export async function prepareEmulator(origin: string): Promise<(auth: Auth) => void> {
  await loadScript(frameLibrary).catch(() => {
    throw new Error(`${frameLibrary} did not load: is the Auth emulator running?`)
  })
  return (auth) => {
    connectAuthEmulator(auth, origin, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
}
