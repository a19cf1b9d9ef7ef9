import { build } from 'esbuild'
import type { Page } from 'playwright'
import { demoSmsProvider } from '../../scripts/platform/sms-provider'

/** What Google's captcha does when it is asked to judge. */
export type Captcha = 'passes' | 'isClosed' | 'hasNoNetwork'

/** Stands in for reCAPTCHA; `window.captcha` says what it does. */
const captchaScript = `(() => {
  const widgets = []
  const ways = {
    passes: ({ options }) => options.callback('a-token'),
    isClosed: () => {},
    hasNoNetwork: ({ options }) => options['error-callback'](),
  }
  window.grecaptcha = {
    render(place, options) {
      place.append(Object.assign(document.createElement('div'), { className: 'badge' }))
      return widgets.push({ options }) - 1
    },
    execute: (id) => void setTimeout(() => ways[window.captcha](widgets[id])),
    getResponse: () => '',
    reset() {},
    ready: (run) => run(),
  }
  window[new URL(document.currentScript.src).searchParams.get('onload')]()
})()`

/** The door to codes by SMS alone, with the captcha's own path: an emulator would switch it off. */
const entry = `
  import { initializeApp } from 'firebase/app'
  import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'
  import { sendCode } from './runtime/browser/identity/firebase/phone'
  const auth = initializeAuth(initializeApp(${JSON.stringify(demoSmsProvider)}), { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  auth.settings.appVerificationDisabledForTesting = false
  window.door = (number) => sendCode(auth, number, (attempt) => attempt)`

/** Puts the door into the page, and the stand-in where the captcha's script comes from. */
export async function openDoor(page: Page): Promise<void> {
  await page.route('https://www.google.com/recaptcha/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: captchaScript }),
  )
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  })
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
}
