import { type FakeBrowser, fakeBrowser } from '../support/fakes/fakeBrowser'
import { merchant, type RunningSite, type SiteOptions, startSite } from '../support/site'

export const userName = 'minhanh88'
export const password = 'Lucky-7788'

export const flags = { REWCEN3: true, AUTOLOGIN3: true } as const

/** A browser that remembers a member's login; `entry` changes what is kept, null takes a field away. */
export async function remembering(entry: Readonly<Record<string, unknown>> = {}): Promise<FakeBrowser> {
  const browser = fakeBrowser()
  const kept = {
    type: 'username',
    username: userName,
    password: await browser.secretStorage.encrypt(password),
    merchant,
  }
  const fields = Object.entries({ ...kept, ...entry }).filter(([, value]) => value !== null)
  browser.storage.write('remembered', Object.fromEntries(fields))
  return browser
}

/** A visitor opens a page of a merchant who logs in by itself, in a browser that remembers. */
export const arrive = async (options: SiteOptions = {}): Promise<RunningSite> =>
  startSite({
    browser: await remembering(),
    ...options,
    manifest: { flags, ...options.manifest },
  })

/** What the device keeps of the login. */
export const keptLogin = ({ browser }: Pick<RunningSite, 'browser'>): unknown =>
  browser.storage.read('remembered')
