import { type Auth, connectAuthEmulator } from 'firebase/auth'

/** The stand-in for Google's frame library, which the emulator's own pages use too. */
const frameLibrary = '/emulator/gapi.js'

/**
 * Sign-in goes to an Auth emulator: no real account, no text message, no captcha. In development alone (D17). What it
 * resolves to must be called as soon as the SDK is there. Rejects when nobody answers for the emulator.
 */
export async function emulatorAt(origin: string): Promise<(auth: Auth) => void> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = frameLibrary
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${frameLibrary} did not come: is the Auth emulator running?`))
    document.head.append(script)
  })
  return (auth) => {
    connectAuthEmulator(auth, origin, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
}
