import { build } from 'esbuild'
import type { Page } from 'playwright'
import { demoSmsProvider } from '../../scripts/platform/system/smsProvider'

/** How the reCAPTCHA stub behaves when it is executed. */
export type RecaptchaBehavior = 'passes' | 'isClosed' | 'hasNoNetwork'

/** A stub of reCAPTCHA; `window.recaptchaBehavior` selects its behavior. */
const recaptchaStub = `(() => {
  const widgets = []
  const behaviors = {
    passes: ({ options }) => options.callback('a-token'),
    isClosed: () => {},
    hasNoNetwork: ({ options }) => options['error-callback'](),
  }
  window.grecaptcha = {
    render(container, options) {
      container.append(Object.assign(document.createElement('div'), { className: 'badge' }))
      return widgets.push({ options }) - 1
    },
    execute: (id) => void setTimeout(() => behaviors[window.recaptchaBehavior](widgets[id])),
    getResponse: () => '',
    reset() {},
    ready: (run) => run(),
  }
  window[new URL(document.currentScript.src).searchParams.get('onload')]()
})()`

/** Bundles `sendCode` alone, with reCAPTCHA enabled, which the emulator would disable. */
const senderSource = `
  import { initializeApp } from 'firebase/app'
  import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'
  import { sendCode } from './runtime/browser/identity/firebase/phone'
  const auth = initializeAuth(initializeApp(${JSON.stringify(demoSmsProvider)}), { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  auth.settings.appVerificationDisabledForTesting = false
  window.sendCode = (number) => sendCode(auth, number, (attempt) => attempt)`

/** Adds `window.sendCode` to the page, and replaces the reCAPTCHA script with the stub. */
export async function addSmsCodeSender(page: Page): Promise<void> {
  await page.route('https://www.google.com/recaptcha/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: recaptchaStub }),
  )
  const { outputFiles } = await build({
    stdin: { contents: senderSource, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  })
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
}
