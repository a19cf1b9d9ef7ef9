import { type FakeBrowser, fakeBrowser } from '../support/fakes/fakeBrowser'
import { merchant, type RunningSite, type SiteOptions, startSite } from '../support/site'

export const userName = 'minhanh88'
export const password = 'Lucky-7788'

export const flags = { REWCEN3: true, AUTOLOGIN3: true } as const

/** A browser that remembers a member's login. Overrides replace fields of the stored login; null removes one. */
export async function browserWithRememberedLogin(
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<FakeBrowser> {
  const browser = fakeBrowser()
  const defaults = {
    type: 'username',
    username: userName,
    password: await browser.secretStorage.encrypt(password),
    merchant,
  }
  const fields = Object.entries({ ...defaults, ...overrides }).filter(([, value]) => value !== null)
  browser.storage.write('remembered', Object.fromEntries(fields))
  return browser
}

/** Opens a page of a merchant with auto-login, in a browser that remembers a login. */
export const startAutoLoginSite = async (options: SiteOptions = {}): Promise<RunningSite> =>
  startSite({
    browser: await browserWithRememberedLogin(),
    ...options,
    manifest: { flags, ...options.manifest },
  })

/** The login as it is stored on the device. */
export const storedLogin = ({ browser }: Pick<RunningSite, 'browser'>): unknown =>
  browser.storage.read('remembered')
