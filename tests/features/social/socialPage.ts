import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { SocialChannel } from '../../../runtime/tables/socialChannels'
import english from '../../../runtime/text/EN.json'
import type { FakePopup } from '../../support/fakes/fakeFirebase'
import { success } from '../../support/fakes/replies'
import { press, type RunningSite, type SiteOptions, startSite } from '../../support/site'

export const project = {
  appId: '1:7:web:a',
  apiKey: 'key',
  authDomain: 'sign-in.hongvan.example',
  projectId: 'hongvan',
}

export const allChannels: readonly SocialChannel[] = ['google', 'facebook', 'twitter', 'line']

/** A merchant who offers every channel and allows to register with an identity. */
export const withSocial = (flags: Manifest['flags'] = {}): Partial<Manifest> => ({
  flags: { GOOGLELOGIN3: true, FIREBASECREATEACC3: true, ...flags },
  settings: { firebase: project },
  social: { channels: [...allChannels] },
  hosts: { frame: [project.authDomain] },
})

export const continueWith = (name: string): string => english.social.continue.replace('{{channel}}', name)

/** Opens the login page of a merchant who offers every channel. */
export const openSocialLogin = (options: SiteOptions = {}): Promise<RunningSite> =>
  startSite({ path: '/m/login', manifest: withSocial(), ...options })

/** Lets the page become idle. */
export const becomeIdle = ({ browser }: RunningSite): Promise<void> => browser.clock.advance(1)

/** The reply for an identity with a linked or new account. */
export const linkedReply = success({ id: 7, token: 'token-7', userName: 'minhanh88', customerType: 0 })

/** The newest window of a provider; throws when there is none. */
export function newestPopup({ browser }: RunningSite): FakePopup {
  const latest = browser.firebase.popups.at(-1)
  if (!latest) throw new Error('No window was opened')
  return latest
}

/** Taps a channel below the form. */
export const tapChannel = (name: string): Promise<void> => press('button', continueWith(name))

/** The body of the first request of a call. */
export const firstBody = (running: RunningSite, call: string): unknown =>
  JSON.parse(running.browser.http.requestsTo(call)[0]?.body ?? 'null')
